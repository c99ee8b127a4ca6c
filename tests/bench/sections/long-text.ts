import { stat } from "node:fs/promises";
import { join } from "node:path";
import { formatKb, formatMs } from "../figures.ts";
import { judgeTarget, type Section } from "../section.ts";
import { scoreBuiltPage } from "../support/browser/lighthouse.ts";
import { readDraft, withWords, writeDraft } from "../support/large-content.ts";
import { type BuildCost, measureBuild } from "../support/project-build.ts";
import { withProjectCopy } from "../support/project-copy.ts";
import type { Table } from "../table.ts";

/** How many words stand on the page: a few, a chapter, a book. */
const counts = [40, 4_000, 40_000] as const;
const [few, some, many] = counts;

const path = "book";

/** What a page of many words with form costs its owner, and its visitors. */
export const longText: Section = {
  name: "long-text",
  measure: (context) =>
    withProjectCopy(context.file, async (project) => {
      // The application is compiled by the first build, which is not measured.
      await measureBuild(project, ["--out", "dist"]);
      const draft = await readDraft(context.file);
      const builds = new Map<number, BuildCost>();
      for (const count of counts) {
        context.report(`Long text: building ${count} words`);
        const name = `words-${count}`;
        const own = { ...draft, profile: { ...draft.profile, name: `Owner of ${count} words` } };
        await writeDraft(withWords(own, path, count), join(project.folder, name, "content.json"), context.file);
        builds.set(count, await measureBuild(project, ["--content", `${name}/content.json`, "--out", `sites/${name}`]));
      }
      context.report(`Long text: opening a page of ${many} words`);
      const site = join(project.folder, "sites", `words-${many}`);
      const { score, fcp, lcp, tbt, cls } = await scoreBuiltPage(context, site, path);
      const { size } = await stat(join(site, path, "index.html"));
      const timeOf = (count: number) => builds.get(count)?.time ?? Number.NaN;
      const perWord = (from: number, to: number) => (timeOf(to) - timeOf(from)) / (to - from);
      return {
        tables: [
          buildTable(builds),
          openedTable([formatKb(size), `${score}`, ...[fcp, lcp, tbt].map(formatMs), `${cls}`]),
        ],
        targets: [
          judgeTarget(
            "one more word costs a build at most 1.3 of one more of fewer",
            1.3,
            "×",
            new Map([[`${many} against ${some}`, perWord(some, many) / perWord(few, some)]]),
          ),
          judgeTarget(
            `the page of ${many} words has a performance score of at least 90 (points missing of 100)`,
            10,
            "",
            new Map([[`${many}`, 100 - score]]),
          ),
        ],
      };
    }),
};

function buildTable(builds: ReadonlyMap<number, BuildCost>): Table {
  return {
    title: "Words on a page",
    note: "A page of Markdown with headings, lists, links and marks in every paragraph. A first build of the whole site by `npm run build`; the application is compiled already. Each is built once.",
    columns: ["words", "seconds", "MB at most"],
    rows: [...builds].map(([count, { time, memory }]) => [`${count}`, (time / 1000).toFixed(1), `${memory}`]),
  };
}

function openedTable(row: string[]): Table {
  return {
    title: `A page of ${many} words`,
    note: "Milliseconds on Lighthouse's mobile profile. HTML in thousands of bytes, not compressed.",
    columns: ["HTML", "score", "FCP", "LCP", "TBT", "CLS"],
    rows: [row],
  };
}
