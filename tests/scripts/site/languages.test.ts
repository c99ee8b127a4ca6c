import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestSite } from "../../support/build-test-site.ts";

const file = join(import.meta.dirname, "../../content/languages/content.json");
const content = JSON.parse(await readFile(file, "utf8"));

let place: string;
let site: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "languages-"));
  site = await buildTestSite(place, content);
});
afterAll(() => rm(place, { recursive: true }));

const read = (path: string) => readFile(join(site, path), "utf8");

/** The elements of a page in their order, with their attributes and the text that is directly in them. */
async function readElements(path: string) {
  const found: { tag: string; attributes: Record<string, string>; text: string }[] = [];
  const visit = (node: Tree.Node): void => {
    if (!("childNodes" in node)) return;
    if ("tagName" in node) {
      const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      found.push({ tag: node.tagName, attributes: Object.fromEntries(node.attrs.map((a) => [a.name, a.value])), text });
    }
    node.childNodes.forEach(visit);
  };
  visit(parse(await read(path)));
  return found;
}

describe("a site in several languages", () => {
  it("has each page in the languages that its title is in, at the path that it has there", async () => {
    const paths = (await readdir(site, { recursive: true })).filter((path) => path.endsWith("index.html"));
    expect(paths.toSorted()).toEqual([
      "about/index.html",
      "ar/about/index.html",
      "ar/index.html",
      "de/index.html",
      "de/ueber-mich/index.html",
      "index.html",
      "me/index.html",
      "notes/index.html",
    ]);
  });

  it("says in every page which language it is in, and which others have it", async () => {
    const german = await readElements("de/ueber-mich/index.html");
    expect(german[0]?.attributes).toMatchObject({ lang: "de" });
    expect((await readElements("ar/about/index.html"))[0]?.attributes).toMatchObject({ lang: "ar", dir: "rtl" });
    const links = german.filter(({ tag, attributes }) => tag === "link" && attributes["hreflang"] !== undefined);
    expect(links.map(({ attributes }) => [attributes["hreflang"], attributes["href"]])).toEqual([
      ["en", "https://lena.dev/work/about/"],
      ["de", "https://lena.dev/work/de/ueber-mich/"],
      ["ar", "https://lena.dev/work/ar/about/"],
      ["x-default", "https://lena.dev/work/about/"],
    ]);
    const canonical = german.find(({ attributes }) => attributes["rel"] === "canonical");
    expect(canonical?.attributes["href"]).toBe("https://lena.dev/work/de/ueber-mich/");
    expect(await read("notes/index.html")).not.toContain("hreflang");
  });

  it("leads to the same page in the other languages, by what these call themselves", async () => {
    const links = (await readElements("ar/index.html")).filter(
      ({ tag, attributes }) => tag === "a" && attributes["hreflang"] !== undefined,
    );
    const once = new Map(links.map(({ attributes, text }) => [attributes["hreflang"], { attributes, text }]));
    expect([...once.values()]).toMatchObject([
      { text: "English", attributes: { lang: "en", href: "/work/" } },
      { text: "Deutsch", attributes: { lang: "de", href: "/work/de/" } },
    ]);
  });

  it("shows what isn't translated in its own language, and says so where it is", async () => {
    const german = await readElements("de/ueber-mich/index.html");
    const said = (text: string) => german.find((element) => element.text.includes(text));
    expect(said("Werkzeug")?.attributes["lang"]).toBeUndefined();
    expect(said("Electronics")?.attributes["lang"]).toBe("en");
    expect(german.map(({ text }) => text)).toContain(" und ");
    expect(said("Plans")).toBeUndefined();
    expect(said("A talk in Jena")?.attributes["lang"]).toBe("en");
    expect(said("SMD")?.attributes["lang"]).toBeUndefined();
    const arabic = await readElements("ar/index.html");
    const text = arabic.find((element) => element.tag === "span" && element.attributes["lang"] === "en");
    expect(text?.attributes["dir"]).toBe("ltr");
    expect(arabic.some(({ text: words }) => words.includes("Nur auf Deutsch"))).toBe(false);
  });

  it("leads within a language, also from within texts, and elsewhere only to what that language lacks", async () => {
    const hrefs = (await readElements("de/index.html"))
      .filter(({ tag, attributes }) => tag === "a" && attributes["hreflang"] === undefined)
      .map(({ attributes }) => attributes["href"]);
    expect(hrefs).toContain("/work/de/ueber-mich/#tools");
    expect(hrefs).toContain("/work/notes/");
    expect(hrefs).toContain("https://lena.dev/schreiben");
    expect(hrefs.filter((href) => href === "/work/notes/")).toHaveLength(1);
    expect(hrefs).not.toContain("/work/");
  });

  it("lists every page with its languages for search engines", async () => {
    const sitemap = await read("sitemap.xml");
    expect(sitemap.match(/<loc>/g)).toHaveLength(7);
    expect(sitemap).toContain(
      '<xhtml:link rel="alternate" hreflang="de" href="https://lena.dev/work/de/ueber-mich/"/>',
    );
  });

  it("has every format in every language, and one card for address books", async () => {
    const files = (await readdir(site, { recursive: true })).toSorted();
    expect(files.filter((path) => /(?:resume\.json|portfolio\.(?:txt|md)|\.vcf)$/.test(path))).toEqual([
      "ar/portfolio.md",
      "ar/portfolio.txt",
      "ar/resume.json",
      "contact.vcf",
      "de/portfolio.md",
      "de/portfolio.txt",
      "de/resume.json",
      "portfolio.md",
      "portfolio.txt",
      "resume.json",
    ]);
    expect(JSON.parse(await read("de/resume.json"))).toMatchObject({
      basics: { label: "Gerätebauerin", url: "https://lena.dev/work/de/" },
      skills: [{ name: "Löten" }],
    });
    expect(await read("de/portfolio.txt")).toContain("zweimal gemessen");
    expect(await read("de/llms.txt")).toContain("](https://lena.dev/work/de/ueber-mich/index.md)");
    expect(await read("llms.txt")).toContain("## Languages\n\n- [de](https://lena.dev/work/de/llms.txt)\n");
    expect(await read("de/index.html")).toContain('"inLanguage":"de"');
  });

  it("has every text in words in every file", async () => {
    for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(?:js|png|woff2)$/.test(entry.name)) continue;
      const text = await readFile(join(entry.parentPath, entry.name), "utf8");
      expect(text.includes("[object Object]"), join(entry.parentPath, entry.name)).toBe(false);
    }
  });
});
