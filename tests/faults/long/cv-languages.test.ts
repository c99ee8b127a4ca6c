import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { composeCv } from "../../../scripts/lib/pdf/write-cv.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { attributesOf, elementsOf, textOf } from "../../scripts/outputs/site.ts";
import { callCommand } from "../../support/call-command.ts";

const content = {
  version: 1,
  allow: ["untranslated"],
  site: { title: "Lena", description: "Meters.", url: "https://lena.dev/work/", languages: ["en", "de"] },
  profile: { name: "Lena Vogt", role: { en: "Instrument maker", de: "Gerätebauerin" }, emails: [], links: [] },
  pages: [
    {
      path: "/",
      title: { en: "Home", de: "Start" },
      blocks: [
        { type: "hero", text: { en: "Read [my CV](cv.pdf).", de: "Lies [meinen Lebenslauf](cv.pdf)." } },
        {
          type: "card-grid",
          title: { en: "Work", de: "Arbeit" },
          cards: [
            {
              type: "experience",
              position: { en: "Maker", de: "Macherin" },
              description: "Meters for the field.",
              start: "2021-06",
              end: "2023-10",
            },
          ],
        },
        { type: "contact", cvLabel: { en: "My CV", de: "Mein Lebenslauf" } },
      ],
    },
  ],
};

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cv-languages-"));
  file = join(folder, "content.json");
  await writeFile(file, JSON.stringify(content));
});
afterAll(() => rm(folder, { recursive: true }));

const textIn = async (name: string) => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(join(folder, name))));
  const { text } = await extractText(pdf, { mergePages: true });
  const links = (await (await pdf.getPage(1)).getAnnotations()).map(({ url }) => String(url));
  return { text: text.replace(/\s+/g, " "), links };
};

describe("the CV of a site in two languages", () => {
  it("is asked for in each of them, by its name beside the content", async () => {
    const { diagnostics } = await loadContent(file);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["missing-cv"]));
    const missing = diagnostics.map(({ message, path }) => [path, /there is no (\S+)/.exec(message)?.[1]]);
    expect(missing).toEqual([
      ["`text.en` of the first block (hero) of the page /", "cv.pdf"],
      ["`text.de` of the first block (hero) of the page /", "cv.de.pdf"],
      ["`cvLabel.en` of the third block (contact) of the page /", "cv.pdf"],
      ["`cvLabel.de` of the third block (contact) of the page /", "cv.de.pdf"],
    ]);
  });

  it("is printed in each of them by one command", async () => {
    const { stdout, status } = await callCommand(["pdf", "--content", file]);
    expect(status).toBe(0);
    expect(stdout.split("\n").map((line) => line.replace(/\S*\//, ""))).toEqual([
      "Wrote cv.pdf.",
      "Wrote cv.de.pdf.",
      "",
    ]);
    const [english, german] = [await textIn("cv.pdf"), await textIn("cv.de.pdf")];
    expect(english.text).toContain("June 2021 – October 2023");
    expect(english.links).toContain("https://lena.dev/work/");
    for (const words of ["Gerätebauerin", "Macherin", "Juni 2021 – Oktober 2023", "Meters for the field."])
      expect(german.text).toContain(words);
    expect(german.links).toContain("https://lena.dev/work/de/");
    expect(german.links).toContain("https://lena.dev/work/de/cv.pdf");
  });

  it("marks untranslated text with its language", async () => {
    const [, german] = (await loadContent(file)).locales;
    if (!german) throw new Error("there is no German edition");
    const elements = elementsOf(await composeCv(german.content, true));
    expect(elements.filter(({ tagName }) => tagName === "html").map(attributesOf)).toEqual([{ lang: "de" }]);
    const foreign = elements.filter((element) => attributesOf(element)["lang"] === "en");
    expect(foreign.map(textOf)).toContain("Meters for the field.");
  });

  it("is in the folder of its language's pages, which link to it", async () => {
    const site = join(folder, "site");
    expect((await buildSite(file, site)).outcome).toMatch(/compiled|rendered/);
    expect((await readdir(site, { recursive: true })).filter((name) => name.endsWith(".pdf")).toSorted()).toEqual([
      "cv.pdf",
      "de/cv.pdf",
    ]);
    expect(await readFile(join(site, "de/cv.pdf"))).toEqual(await readFile(join(folder, "cv.de.pdf")));
    const linksOf = async (page: string) =>
      elementsOf(await readFile(join(site, page), "utf8"))
        .map((element) => attributesOf(element)["href"] ?? "")
        .filter((href) => href.endsWith("cv.pdf"));
    expect(await linksOf("index.html")).toEqual(["/work/cv.pdf", "/work/cv.pdf"]);
    expect(await linksOf("de/index.html")).toEqual(["/work/de/cv.pdf", "/work/de/cv.pdf"]);
    expect(JSON.parse(await readFile(join(site, "de/resume.json"), "utf8")).basics.summary).toContain("Lebenslauf");
  });

  it("is one of an owner's files like any other where links name it themselves", async () => {
    const named = structuredClone(content);
    named.pages[0]?.blocks.splice(0, 1);
    const cv = { id: "cv", kind: "resume", label: "CV", href: { en: "cv.pdf", de: "cv.de.pdf" } };
    const allow = ["untranslated", "outdated-cv"];
    const { locales, diagnostics } = await write({ ...named, allow, profile: { ...named.profile, links: [cv] } });
    expect(diagnostics).toEqual([]);
    expect(locales).toHaveLength(2);
    const site = join(folder, "site");
    await buildSite(file, site);
    expect(await readFile(join(site, "de/index.html"), "utf8")).not.toContain("files/cv");
  });
});

async function write(changed: object) {
  await writeFile(file, JSON.stringify(changed));
  return loadContent(file);
}
