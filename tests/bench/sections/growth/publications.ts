import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineGrowth } from "./growth.ts";

const path = "papers";

/** What a file of many references costs its owner, and the visitors of the page that shows them. */
export const publications = defineGrowth({
  name: "papers",
  one: "publication",
  several: "publications",
  // As many as one page shows in full, and so many that each has its own.
  counts: [100, 200, 600, 1_000],
  add: async (draft, count, folder) => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "papers.bib"), writeReferences(count));
    const blocks = [{ type: "publications", title: "Papers", source: "papers.bib" }];
    return { ...draft, pages: [...draft.pages, { path: `/${path}`, title: "Papers", blocks }] };
  },
  opened: [path, `${path}/rao2025n0`],
  score: 100,
  title: "Publications in a file",
  note: "Four authors each, accents in LaTeX, an abstract of 120 words. Of more than 100, each has a page of its own.",
});

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
