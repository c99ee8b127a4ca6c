import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { formatKb, formatMs } from "../../figures.ts";
import { type BenchContext, type Findings, judgeTarget, type Section, type Target } from "../../section.ts";
import { type PageScore, scoreBuiltPage } from "../../support/browser/lighthouse.ts";
import { type ContentDraft, readDraft, writeDraft } from "../../support/large-content.ts";
import { type BuildCost, measureBuild } from "../../support/project-build.ts";
import { type ProjectCopy, withProjectCopy } from "../../support/project-copy.ts";
import type { Table } from "../../table.ts";

/** What a site may have more and more of. */
interface Growth {
  name: string;
  /** What it is called: one of it, and several. */
  one: string;
  several: string;
  /** How many of it the sites have that are built, the fewest first; the last three are compared. */
  counts: readonly [...number[], number, number, number];
  /** Gives the content with so many of it; what it names is put into its folder. */
  add: (draft: ContentDraft, count: number, folder: string) => ContentDraft | Promise<ContentDraft>;
  /** The pages that are opened of the largest site: their paths, without slashes around them. */
  opened: readonly string[];
  /** What each of these is to reach of Lighthouse's 100. */
  score: number;
  /** The heading over what the builds cost, and what a reader must know of them. */
  title: string;
  note: string;
}

interface OpenedPage extends PageScore {
  path: string;
  html: Buffer;
}

/** A part of the benchmark that builds sites with more and more of something, and opens pages of the largest. */
export function defineGrowth(growth: Growth): Section {
  return {
    name: growth.name,
    measure: (context) =>
      withProjectCopy(context.file, async (project) => {
        const builds = await buildAll(growth, project, context);
        const pages = await openAll(growth, project, context);
        return describe(growth, builds, pages);
      }),
  };
}

const folderOf = ({ name }: Growth, count: number) => `${name}-${count}`;

async function buildAll(growth: Growth, project: ProjectCopy, { file, report }: BenchContext) {
  // The application is compiled by the first build, which is not measured.
  await measureBuild(project, ["--out", "dist"]);
  const draft = await readDraft(file);
  const builds = new Map<number, BuildCost>();
  for (const count of growth.counts) {
    report(`${growth.title}: building ${count} ${growth.several}`);
    const name = folderOf(growth, count);
    // With a name of its own no site has pictures for shared links that another has left in the cache.
    const own = { ...draft, profile: { ...draft.profile, name: `Owner of ${count} ${growth.several}` } };
    const added = await growth.add(own, count, join(project.folder, name));
    await writeDraft(added, join(project.folder, name, "content.json"), file);
    builds.set(count, await measureBuild(project, ["--content", `${name}/content.json`, "--out", `sites/${name}`]));
  }
  return builds;
}

async function openAll(growth: Growth, project: ProjectCopy, context: BenchContext): Promise<OpenedPage[]> {
  const most = growth.counts.at(-1) ?? 0;
  const site = join(project.folder, "sites", folderOf(growth, most));
  const pages: OpenedPage[] = [];
  for (const path of growth.opened) {
    context.report(`${growth.title}: opening /${path}/ of ${most} ${growth.several}`);
    const html = await readFile(join(site, path, "index.html"));
    pages.push({ path, html, ...(await scoreBuiltPage(context, site, path)) });
  }
  return pages;
}

function describe(growth: Growth, builds: ReadonlyMap<number, BuildCost>, pages: readonly OpenedPage[]): Findings {
  return {
    tables: [tableOfBuilds(growth, builds), tableOfPages(growth, pages)],
    targets: [
      judgeGrowth(growth, builds),
      judgeTarget(
        `the pages of ${growth.several} have a performance score of at least ${growth.score} (points missing of 100)`,
        100 - growth.score,
        "",
        new Map(pages.map(({ path, score }) => [`/${path}/`, 100 - score])),
      ),
    ],
  };
}

function judgeGrowth({ one, counts }: Growth, builds: ReadonlyMap<number, BuildCost>): Target {
  const [few = 0, some = 0, many = 0] = counts.slice(-3);
  const timeOf = (count: number) => builds.get(count)?.time ?? Number.NaN;
  const perOne = (from: number, to: number) => (timeOf(to) - timeOf(from)) / (to - from);
  return judgeTarget(
    `one more ${one} costs a build at most 1.3 of one more of fewer`,
    1.3,
    "×",
    new Map([[`${many} against ${some}`, perOne(some, many) / perOne(few, some)]]),
  );
}

function tableOfBuilds({ title, note, several }: Growth, builds: ReadonlyMap<number, BuildCost>): Table {
  return {
    title,
    note: `${note} A first build of the whole site by \`npm run build\`, the pictures for shared links included; the application is compiled already. Each is built once.`,
    columns: [several, "seconds", "MB at most"],
    rows: [...builds].map(([count, { time, memory }]) => [`${count}`, (time / 1000).toFixed(1), `${memory}`]),
  };
}

function tableOfPages({ several, counts }: Growth, pages: readonly OpenedPage[]): Table {
  return {
    title: `Pages of a site with ${counts.at(-1)} ${several}`,
    note: "Milliseconds on Lighthouse's mobile profile. HTML in thousands of bytes, as it is and as it is sent.",
    columns: ["page", "HTML", "brotli", "score", "FCP", "LCP", "TBT", "CLS"],
    rows: pages.map(({ path, html, score, fcp, lcp, tbt, cls }) => [
      `/${path}/`,
      formatKb(html.length),
      formatKb(brotliCompressSync(html).length),
      `${score}`,
      ...[fcp, lcp, tbt].map(formatMs),
      `${cls}`,
    ]),
  };
}
