import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { fewBytes, growing, most } from "../../support/work/growing.ts";
import { readers } from "../../support/work/readers.ts";

const grownSchema = z.array(
  z.object({
    reader: z.string(),
    name: z.string(),
    works: z.array(z.object({ steps: z.number(), bytes: z.number() })),
  }),
);
const script = fileURLToPath(new URL("../../support/work/count-growing.ts", import.meta.url));

let grown: z.output<typeof grownSchema> = [];
beforeAll(async () => {
  // In a process of its own: V8 counts only what is compiled after it was asked to.
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    maxBuffer: 10_000_000,
  });
  grown = grownSchema.parse(JSON.parse(stdout));
}, 900_000);

/**
 * What the three doublings cost together, as one. Each alone is no measure: V8 forgets the counts of functions that it
 * collects, which parsers make while they run.
 */
function growthOf(reader: string, name: string) {
  const works = grown.find((one) => one.reader === reader && one.name === name)?.works ?? [];
  const [first, last] = [works[0], works.at(-1)];
  if (!first || !last) throw new Error(`${reader}: ${name} was not counted`);
  return {
    steps: Math.cbrt(last.steps / first.steps),
    bytes: Math.cbrt(last.bytes / Math.max(first.bytes, fewBytes)),
  };
}

describe("twice as much of it takes about twice the work", () => {
  it.each(growing.map(({ reader, name }) => [reader, name] as const))("%s: %s", (reader, name) => {
    const { steps, bytes } = growthOf(reader, name);
    expect(steps, "steps of a doubling").toBeLessThan(most);
    expect(bytes, "bytes of a doubling").toBeLessThan(most);
  });
});

/** The parsers of others take longer with the square of these: below the limit they are read, above it refused. */
describe("is refused in a sentence above a limit, and read below it", () => {
  const keys = "{ a: 1 }";
  const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}x${close.repeat(levels)}`;
  it.each<[string, () => unknown, () => unknown, RegExp]>([
    [
      "HTML that stands in wrong places of a table",
      () => readers.html(`<table>${"<br>".repeat(500)}`),
      () => readers.html(`<table>${"<br>".repeat(5000)}`),
      /so many elements in wrong places/,
    ],
    [
      "HTML whose paragraphs are all within formatting that isn't closed",
      () => readers.html(`<p><b><i><u>${"<p>x".repeat(2000)}`),
      () => readers.html(`<p>${"<b><i><u>".repeat(3)}${"<p>x".repeat(2500)}`),
      /so many elements in wrong places/,
    ],
    [
      "a script with signs that may begin types",
      () => readers.script(`export default ["${"<b>".repeat(490)}"];`),
      () => readers.script(`export default ${"a<".repeat(510)}1;`),
      /more than 500 signs "<"/,
    ],
    [
      "a script that repeats a list",
      () => readers.script(`const a = [1,1]; export default [${"...a,".repeat(100)}];`),
      () => readers.script(`const a = [${"1,".repeat(900)}]; export default [${"...a,".repeat(900)}];`),
      /far more than is written in it/,
    ],
    [
      "a script that joins long texts",
      () => readers.script(`const a = "x"; export default [${"a + a,".repeat(100)}];`),
      () => readers.script(`const a = "${"x".repeat(40_000)}"; export default [${"a + a,".repeat(900)}];`),
      /far more than is written in it/,
    ],
    [
      "a list as a key of YAML",
      () => readers.yaml(keys),
      () => readers.yaml("? ".repeat(40).concat("x")),
      /a key is a word/,
    ],
    [
      "XML that is nested",
      () => readers.xml(nested("<a>", "</a>", 90)),
      () => readers.xml(nested("<a>", "</a>", 200)),
      /nested/,
    ],
  ])("%s", (_, below, above, message) => {
    expect(below).not.toThrow();
    expect(above).toThrow(message);
  });

  it.each<[string, readonly string[], readonly string[], string]>([
    [
      "LaTeX in many braces",
      readers.bibtex(`@article{a, title={${nested("{", "}", 15)}}, author={Rao, A}, year=2020}`),
      readers.bibtex(`@article{a, title={${nested("{", "}", 30)}}, author={Rao, A}, year=2020}`),
      "bibtex-tangled",
    ],
    [
      "a name of many commas",
      readers.bibtex(`@article{a, title={T}, author={${"Rao, Asha and ".repeat(3000)}B}, year=2020}`),
      readers.bibtex(`@article{a, title={T}, author={${"a,".repeat(45_000)}}, year=2020}`),
      "bibtex-tangled",
    ],
    [
      "a short form that is long and used often",
      readers.bibtex('@string{m = "Journal"}\n'.concat("@article{a, title={T}, note=m}\n".repeat(100))),
      readers.bibtex(`@string{m = "${"x".repeat(40_000)}"}\n${"@article{a, title={T}, note=m}\n".repeat(100)}`),
      "bibtex-swollen",
    ],
    [
      "a parent that is long and has many children",
      readers.bibtex("@book{p, title={P}}".concat("@article{a,title={T},crossref={p}}\n".repeat(100))),
      readers.bibtex(
        `@book{p, title={P}, abstract={${"x".repeat(40_000)}}}${"@article{a,title={T},crossref={p}}\n".repeat(100)}`,
      ),
      "bibtex-swollen",
    ],
    [
      "a text that goes on behind a bracket",
      readers.markdown(`[${"a ".repeat(2000)}`),
      readers.markdown(`[${"a ".repeat(20_000)}`),
      "tangled-text",
    ],
    [
      "a text of many underlined headings",
      readers.markdown("A heading\n---\n\n".repeat(900)),
      readers.markdown("A heading\n---\n\n".repeat(1100)),
      "tangled-text",
    ],
  ])("%s", (_, below, above, code) => {
    expect(below).not.toContain(code);
    expect(above).toContain(code);
  });
});

describe("the measure sees", () => {
  // No line of JavaScript counts what `[...list, item]` copies: the bytes do, and so they do in a reader.
  it("a list that is copied, in what is allocated", () => {
    expect(growthOf("fault", "a list that is copied for each item").bytes).toBeGreaterThan(most);
  });

  it("a loop within a loop, in the steps", () => {
    expect(growthOf("fault", "a loop within a loop").steps).toBeGreaterThan(3.5);
  });
});
