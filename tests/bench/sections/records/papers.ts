import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { formatKb, formatMs } from "../../figures.ts";
import { judgeTarget, type Section } from "../../section.ts";
import { scoreBuiltPage } from "../../support/browser/lighthouse.ts";
import { readDraft, writeDraft } from "../../support/large-content.ts";
import { type BuildCost, measureBuild } from "../../support/project-build.ts";
import { withProjectCopy } from "../../support/project-copy.ts";

/** How many publications stand in the file: as many as one page shows in full, and so many that each has its own. */
const counts = [100, 200, 600, 1_000] as const;
const [, few, some, many] = counts;

const path = "papers";

/** The pages that are opened: the list of all, and one of them. */
const opened = [path, `${path}/rao2025n0`] as const;

/** What a file of many references costs its owner, and the visitors of the page that shows them. */
export const papers: Section = {
  name: "papers",
  measure: (context) =>
    withProjectCopy(context.file, async (project) => {
      // The application is compiled by the first build, which is not measured.
      await measureBuild(project, ["--out", "dist"]);
      const draft = await readDraft(context.file);
      const builds = new Map<number, BuildCost>();
      for (const count of counts) {
        context.report(`Papers: building ${count}`);
        const name = `papers-${count}`;
        const page = {
          path: `/${path}`,
          title: "Papers",
          blocks: [{ type: "publications", title: "Papers", source: "papers.bib" }],
        };
        const own = {
          ...draft,
          profile: { ...draft.profile, name: `Owner of ${count} papers` },
          pages: [...draft.pages, page],
        };
        await mkdir(join(project.folder, name), { recursive: true });
        await writeFile(join(project.folder, name, "papers.bib"), writeReferences(count));
        await writeDraft(own, join(project.folder, name, "content.json"), context.file);
        builds.set(count, await measureBuild(project, ["--content", `${name}/content.json`, "--out", `sites/${name}`]));
      }
      const site = join(project.folder, "sites", `papers-${many}`);
      const pages = [];
      for (const page of opened) {
        context.report(`Papers: opening /${page}/ of ${many}`);
        const html = await readFile(join(site, page, "index.html"));
        pages.push({ page, html, ...(await scoreBuiltPage(context, site, page)) });
      }
      const timeOf = (count: number) => builds.get(count)?.time ?? Number.NaN;
      const perPaper = (from: number, to: number) => (timeOf(to) - timeOf(from)) / (to - from);
      return {
        tables: [
          {
            title: "Publications in a file",
            note: "Four authors each, accents in LaTeX, an abstract of 120 words. Of more than 100, each has a page of its own. A first build of the whole site by `npm run build`; the application is compiled already. Each is built once.",
            columns: ["publications", "seconds", "MB at most"],
            rows: [...builds].map(([count, { time, memory }]) => [`${count}`, (time / 1000).toFixed(1), `${memory}`]),
          },
          {
            title: `Pages of a site with ${many} publications`,
            note: "Milliseconds on Lighthouse's mobile profile. HTML in thousands of bytes, as it is and as it is sent.",
            columns: ["page", "HTML", "brotli", "score", "FCP", "LCP", "TBT", "CLS"],
            rows: pages.map(({ page, html, score, fcp, lcp, tbt, cls }) => [
              `/${page}/`,
              formatKb(html.length),
              formatKb(brotliCompressSync(html).length),
              `${score}`,
              ...[fcp, lcp, tbt].map(formatMs),
              `${cls}`,
            ]),
          },
        ],
        targets: [
          judgeTarget(
            "one more publication costs a build at most 1.3 of one more of fewer",
            1.3,
            "×",
            new Map([[`${many} against ${some}`, perPaper(some, many) / perPaper(few, some)]]),
          ),
          judgeTarget(
            "the pages of publications have a performance score of 100 (points missing)",
            0,
            "",
            new Map(pages.map(({ page, score }) => [`/${page}/`, 100 - score])),
          ),
        ],
      };
    }),
};

/** References as people have them, forty a year; no two abstracts alike, or compression would hide what they weigh. */
function writeReferences(count: number): string {
  const draw = drawWords();
  return Array.from({ length: count }, (_, index) => {
    const year = 2025 - Math.floor(index / 40);
    return `@article{rao${year}n${index},
  author = {Rao, Asha and M{\\"u}ller, J{\\'e}r{\\^o}me and van der Berg, Ada and Joshi, Meera},
  title = {Measurement ${index} of {LiFePO$_4$} Cells: ${draw(6)}},
  journal = {Sensors and Actuators {A}},
  volume = ${index % 90},
  pages = {${index}--${index + 9}},
  year = ${year},
  doi = {10.1000/cells.${index}},
  url = {https://example.com/papers/${index}},
  abstract = {${Array.from({ length: 8 }, () => `We show that ${draw(14)}.`).join(" ")}}
}
`;
  }).join("\n");
}

const words =
  "a an the of to in on for with by from at under over between without cells load charge discharge heat current voltage model measurement sensor noise drift method result failure ageing capacity temperature pressure rate limit bound estimate error field test bench sample series circuit control loop signal filter spectrum phase cycle layer anode cathode salt solvent film grain surface crack growth transport ion electron diffusion barrier energy density power loss yield cost time scale range small large low high fast slow early late stable uniform random coupled nonlinear measured expected observed known simple robust sparse local global depends grows falls follows explains predicts limits improves causes holds fails repeats saturates vanishes".split(
    " ",
  );

/** Words without sense in an order that is the same in every run (the generator of Numerical Recipes, chapter 7). */
function drawWords(): (count: number) => string {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return words[Math.floor((state / 2 ** 32) * words.length)] ?? "";
  };
  return (count) => Array.from({ length: count }, next).join(" ");
}
