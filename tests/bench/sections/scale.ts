import { stat } from "node:fs/promises";
import { join } from "node:path";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { formatKb, formatMs, median } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import type { Interaction } from "../support/browser/interactions.ts";
import { medianScore, type PageScore, scorePage } from "../support/browser/lighthouse.ts";
import { measureInteraction } from "../support/browser/measure-interaction.ts";
import { slowdown } from "../support/browser/slow-page.ts";
import { projectsPage, readDraft, withPages, withProjects, writeDraft } from "../support/large-content.ts";
import { type BuildCost, measureBuild } from "../support/project-build.ts";
import { type ProjectCopy, withProjectCopy } from "../support/project-copy.ts";
import type { Table } from "../table.ts";

const projectCounts = [10, 100, 1_000, 2_500, 10_000] as const;
const pageCounts = [5, 50, 500] as const;

/** The pages that are opened, by how many projects they have. */
const openedCounts = [100, 1_000, 2_500, 10_000] as const;

const openings = ["first", "last"].map(
  (place): Interaction => ({
    name: `opening the ${place}`,
    target: `details:${place}-of-type > summary`,
    by: "touch",
    shown: `details:${place}-of-type[open]`,
  }),
);

interface OpenedPage {
  score: PageScore;
  /** Until each of `openings` is shown. */
  shown: number[];
}

/** What large content costs its owner, and the visitors of its pages. */
export const scale: Section = {
  name: "scale",
  measure: (context) =>
    withProjectCopy(context.file, async (project) => {
      // The application is compiled by the first build, which is not measured.
      await measureBuild(project, ["--out", "dist"]);
      const projects = await buildEach(context, project, projectCounts, "projects");
      const pages = await buildEach(context, project, pageCounts, "pages");
      const opened = await openPages(context, project);
      const pageOf = (count: number) => opened.get(count);
      const growth = (builds: ReadonlyMap<number, BuildCost>, counts: readonly number[]) =>
        new Map([[`${counts.at(-1)} against ${counts.at(-2)}`, compareGrowth(builds, counts)]]);
      const memoryRatio = memoryOf(projects, 10_000) / memoryOf(projects, 1_000);
      return {
        tables: [
          buildTable("Projects on a page", "projects", projects),
          buildTable("Pages of a site", "pages", pages),
          await openedTable(project, opened),
        ],
        targets: [
          judgeTarget(
            "one more project costs a build at most 1.3 of one more of fewer",
            1.3,
            "×",
            growth(projects, projectCounts),
          ),
          judgeTarget(
            "one more page costs a build at most 1.3 of one more of fewer",
            1.3,
            "×",
            growth(pages, pageCounts),
          ),
          judgeTarget(
            "ten times as many projects take at most ten times the memory",
            10,
            "×",
            new Map([["10000 against 1000", memoryRatio]]),
          ),
          judgeTarget(
            "the page of 1,000 projects has a performance score of 100 (points missing)",
            0,
            "",
            new Map([["1000", 100 - (pageOf(1_000)?.score.score ?? 0)]]),
          ),
          judgeTarget(
            "the page of 2,500 projects has a performance score of at least 90 (points missing of 100)",
            10,
            "",
            new Map([["2500", 100 - (pageOf(2_500)?.score.score ?? 0)]]),
          ),
          judgeTarget(
            "the page of 10,000 projects has a performance score of at least 90 (points missing of 100)",
            10,
            "",
            new Map([["10000", 100 - (pageOf(10_000)?.score.score ?? 0)]]),
          ),
          judgeTarget(
            `a project of 1,000 opens within 100 ms at ${slowdown}x`,
            100,
            " ms",
            new Map(openings.map(({ name }, index) => [name, pageOf(1_000)?.shown[index] ?? Number.POSITIVE_INFINITY])),
          ),
        ],
      };
    }),
};

const changes = { projects: withProjects, pages: withPages } as const;

/** Builds content of each size once, in a process of its own that begins without the site's pictures. */
async function buildEach(
  { file, report }: BenchContext,
  project: ProjectCopy,
  counts: readonly number[],
  kind: keyof typeof changes,
): Promise<Map<number, BuildCost>> {
  const draft = await readDraft(file);
  const builds = new Map<number, BuildCost>();
  for (const count of counts) {
    report(`Scale: building ${count} ${kind}`);
    const name = `${kind}-${count}`;
    // Its own title is on all pictures: none of an earlier build serves.
    const own = { ...draft, profile: { ...draft.profile, name: `Owner of ${count} ${kind}` } };
    await writeDraft(changes[kind](own, count), join(project.folder, name, "content.json"), file);
    builds.set(count, await measureBuild(project, ["--content", `${name}/content.json`, "--out", `sites/${name}`]));
  }
  return builds;
}

/** What one more costs between the largest two sizes, in terms of what it costs between the smallest and the middle one. */
function compareGrowth(builds: ReadonlyMap<number, BuildCost>, counts: readonly number[]): number {
  const [least = 0] = counts;
  const [middle = 0, most = 0] = counts.slice(-2);
  const timeOf = (count: number) => builds.get(count)?.time ?? Number.NaN;
  const perOne = (from: number, to: number) => (timeOf(to) - timeOf(from)) / (to - from);
  return perOne(middle, most) / perOne(least, middle);
}

function memoryOf(builds: ReadonlyMap<number, BuildCost>, count: number): number {
  return builds.get(count)?.memory ?? Number.NaN;
}

async function openPages(context: BenchContext, project: ProjectCopy): Promise<Map<number, OpenedPage>> {
  const { debuggingPort, runs, report } = context;
  const opened = new Map<number, OpenedPage>();
  for (const count of openedCounts) {
    const server = await serveSite(join(project.folder, "sites", `projects-${count}`), { base: "", port: 0 });
    const url = `${server.url}${projectsPage}/`;
    const scores: PageScore[] = [];
    const shown: number[][] = openings.map(() => []);
    try {
      for (let run = 1; run <= Math.min(runs, 3); run += 1) {
        report(`Scale, run ${run}: opening a page of ${count} projects`);
        scores.push(await scorePage(url, debuggingPort));
        for (const [index, opening] of openings.entries()) {
          const { times } = await measureInteraction(context, url, opening);
          shown[index]?.push(times.shown ?? Number.POSITIVE_INFINITY);
        }
      }
    } finally {
      await server.close();
    }
    opened.set(count, {
      score: medianScore(scores),
      shown: shown.map((times) => Math.round(median(times))),
    });
  }
  return opened;
}

function buildTable(title: string, unit: string, builds: ReadonlyMap<number, BuildCost>): Table {
  const [first] = builds;
  const [least, base] = first ?? [0, { time: 0 }];
  return {
    title,
    note: "A first build of the whole site by `npm run build`, its pictures included; the application is compiled already. Each is built once. `ms for each more` is to the row above.",
    columns: [unit, "seconds", "ms for each more", "MB at most"],
    rows: [...builds].map(([count, { time, memory }], index, all) => {
      const [lastCount, last] = all[index - 1] ?? [least, base];
      const more = index === 0 ? "–" : ((time - last.time) / (count - lastCount)).toFixed(2);
      return [`${count}`, (time / 1000).toFixed(1), more, `${memory}`];
    }),
  };
}

async function openedTable(project: ProjectCopy, opened: ReadonlyMap<number, OpenedPage>): Promise<Table> {
  const sizeOf = async (count: number) =>
    (await stat(join(project.folder, "sites", `projects-${count}`, projectsPage, "index.html"))).size;
  return {
    title: "A page of many projects",
    note: `Milliseconds. The score is Lighthouse's for performance, on its mobile profile; opening is from a touch to the frame that shows the project open, at ${slowdown} times slowdown. HTML in thousands of bytes, not compressed.`,
    columns: ["projects", "HTML", "score", "FCP", "LCP", "TBT", "CLS", ...openings.map(({ name }) => name)],
    rows: await Promise.all(
      [...opened].map(async ([count, { score, shown }]) => [
        `${count}`,
        formatKb(await sizeOf(count)),
        score.score.toFixed(0),
        formatMs(score.fcp),
        formatMs(score.lcp),
        formatMs(score.tbt),
        score.cls.toFixed(3),
        ...shown.map((time) => (time === Number.POSITIVE_INFINITY ? "not shown" : formatMs(time))),
      ]),
    ),
  };
}
