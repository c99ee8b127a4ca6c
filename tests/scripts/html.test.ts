import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate, type RuleConfig } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveCv } from "../../schema/resolve/cv.ts";
import { buildApp } from "../../scripts/lib/app/app-build.ts";
import { loadContent } from "../../scripts/lib/content/load-content.ts";
import { buildTestSite } from "../support/build-test-site.ts";
import { exampleContent } from "../support/example-content.ts";
import { checkByNu, hasJava } from "../support/nu-checker.ts";
import { sampleFile } from "../support/sample.ts";

const contents = {
  "the sample": JSON.parse(await readFile(sampleFile, "utf8")),
  "every block's example": exampleContent("https://example.com/"),
  "every block's example under a path": exampleContent("https://example.com/work/"),
};
/** What html-validate would have written otherwise, though it means the same to every browser. */
const matterOfTaste = {
  "attr-case": "off",
  "attribute-empty-style": "off",
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
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "html-"));
});
afterAll(() => rm(place, { recursive: true }));

describe.each(Object.entries(contents))("each page of %s", (name, content) => {
  let site: string;
  // The application is compiled where it was not before.
  beforeAll(async () => {
    site = await buildTestSite(join(place, name), content);
  }, 120_000);

  it("is sound to html-validate, with its rules for markup, accessibility and safety", async () => {
    const { files, mistakes } = await validate(site);
    expect(files).toBeGreaterThan(content.pages.length);
    expect(mistakes).toEqual([]);
  });

  it.skipIf(!isJavaHere)(
    "is sound to the Nu HTML Checker (skipped where there is no Java)",
    { timeout: 120_000 },
    async () => {
      expect(await checkByNu(site)).toEqual([]);
    },
  );
});

describe("the CV that is printed", () => {
  let folder: string;
  beforeAll(async () => {
    const { content } = await loadContent(sampleFile);
    if (!content) throw new Error("the sample was refused");
    const { renderCv } = await buildApp();
    folder = join(place, "cv");
    await mkdir(folder);
    await writeFile(join(folder, "cv.html"), renderCv(resolveCv(content, true), "data:image/svg+xml,%3Csvg/%3E"));
  }, 120_000);

  it("is sound to html-validate", async () => {
    const { files, mistakes } = await validate(folder);
    expect(files).toBe(1);
    // Its title may be long: no search result shows it.
    expect(mistakes.filter((mistake) => !mistake.includes("long-title"))).toEqual([]);
  });

  it.skipIf(!isJavaHere)("is sound to the Nu HTML Checker", { timeout: 120_000 }, async () => {
    expect(await checkByNu(folder)).toEqual([]);
  });
});

describe("a page with a mistake", () => {
  const broken = '<!doctype html><html lang="en"><title>A page</title><p id="a">x<p id="a">y<img src="/x.png">';

  it("is not sound to html-validate", async () => {
    await writeFile(join(place, "broken.html"), broken);
    const { mistakes } = await validate(place, "broken.html");
    expect(mistakes.join("\n")).toMatch(/no-dup-id.*wcag\/h37/s);
  });

  it.skipIf(!isJavaHere)("is not sound to the Nu HTML Checker", { timeout: 60_000 }, async () => {
    await writeFile(join(place, "broken.html"), broken);
    expect((await checkByNu(join(place, "broken.html"))).join("\n")).toMatch(/Duplicate ID “a”.*alt/s);
  });
});

/** What html-validate finds in the pages of a folder that end so. */
async function validate(folder: string, ending = ".html"): Promise<{ files: number; mistakes: string[] }> {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: matterOfTaste,
  });
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  const mistakes: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(await readFile(join(folder, file), "utf8"));
    const messages = results.flatMap((result) => result.messages);
    mistakes.push(...messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`));
  }
  return { files: files.length, mistakes };
}
