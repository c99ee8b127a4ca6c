import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate, type RuleConfig } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { composeCv } from "../../../scripts/lib/pdf/write-cv.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent } from "../../support/example-content.ts";
import { checkByNu, hasJava } from "../../support/nu-checker.ts";
import { sampleFile } from "../../support/sample.ts";

const sites = [
  { name: "the sample", folder: "sample", content: JSON.parse(await readFile(sampleFile, "utf8")) },
  { name: "every block's example", folder: "examples", content: exampleContent("https://example.com/") },
  {
    name: "every block's example under a path",
    folder: "under-a-path",
    content: exampleContent("https://example.com/work/"),
  },
];
/** What html-validate would have written otherwise, though it means the same to every browser. */
const matterOfTaste = {
  "attr-case": "off",
  "attribute-empty-style": "off",
  "attribute-boolean-style": "off",
  "doctype-style": "off",
  "void-style": "off",
  "no-inline-style": "off",
  // Chakra's ids have colons in them.
  "valid-id": ["error", { relaxed: true }],
  // The scripts are the site's own, and change with it.
  "require-sri": ["error", { target: "crossorigin" }],
  // Style sheets keep telephone numbers together: what is copied has plain spaces.
  "tel-non-breaking": "off",
} satisfies RuleConfig;

const isJavaHere = await hasJava();

let place: string;
/** Errors by the Nu HTML Checker, started once for all documents here. */
let nuMistakes: string[] = [];
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "html-"));
  for (const { folder, content } of sites) await buildTestSite(join(place, folder), content);
  for (const folder of ["cv", "broken"]) await mkdir(join(place, folder));
  await writeFile(join(place, "cv/cv.html"), await renderSampleCv());
  const broken = '<!doctype html><html lang="en"><title>A page</title><p id="a">x<p id="a">y<img src="/x.png">';
  await writeFile(join(place, "broken/broken.html"), broken);
  if (isJavaHere) nuMistakes = await checkByNu(place);
});
afterAll(() => rm(place, { recursive: true }));

async function renderSampleCv(): Promise<string> {
  const { content } = await loadContent(sampleFile);
  if (!content) throw new Error("the sample was refused");
  return composeCv(content, true);
}

const nuMistakesIn = (folder: string) => nuMistakes.filter((mistake) => mistake.includes(`${place}/${folder}/`));

describe.each(sites)("each page of $name", ({ folder, content }) => {
  it("is sound to html-validate, with its rules for markup, accessibility and safety", async () => {
    const { files, mistakes } = await validate(folder);
    expect(files).toBeGreaterThan(content.pages.length);
    expect(mistakes).toEqual([]);
  });

  it.skipIf(!isJavaHere)("is sound to the Nu HTML Checker (skipped where there is no Java)", () => {
    expect(nuMistakesIn(folder)).toEqual([]);
  });
});

describe("the CV that is printed", () => {
  it("is sound to html-validate", async () => {
    const { files, mistakes } = await validate("cv");
    expect(files).toBe(1);
    // Its title may be long: no search result shows it.
    expect(mistakes.filter((mistake) => !mistake.includes("long-title"))).toEqual([]);
  });

  it.skipIf(!isJavaHere)("is sound to the Nu HTML Checker", () => {
    expect(nuMistakesIn("cv")).toEqual([]);
  });
});

describe("a page with a mistake", () => {
  it("is not sound to html-validate", async () => {
    const { mistakes } = await validate("broken");
    expect(mistakes.join("\n")).toMatch(/no-dup-id.*wcag\/h37/s);
  });

  it.skipIf(!isJavaHere)("is not sound to the Nu HTML Checker", () => {
    expect(nuMistakesIn("broken").join("\n")).toMatch(/Duplicate ID “a”.*alt/s);
  });
});

/** What html-validate finds in the pages of a folder. */
async function validate(folder: string): Promise<{ files: number; mistakes: string[] }> {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: matterOfTaste,
  });
  const files = (await readdir(join(place, folder), { recursive: true })).filter((file) => file.endsWith(".html"));
  const mistakes: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(await readFile(join(place, folder, file), "utf8"));
    const messages = results.flatMap((result) => result.messages);
    mistakes.push(...messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`));
  }
  return { files: files.length, mistakes };
}
