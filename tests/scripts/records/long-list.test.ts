import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SourceText } from "../../../schema/source/source-text.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { readPublications } from "../../../scripts/lib/records/read-publications.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { attributesOf, elementsOf, readHead, textOf } from "../outputs/site.ts";

/** More publications than one page shows in full; two keys that are alike in an address, and the name of a device. */
const count = 101;
const references = Array.from({ length: count }, (_, index) => {
  const key = index === 0 ? "DBLP:conf/Rao" : index === 1 ? "dblp-conf-rao" : index === 2 ? "NUL" : `rao${index}`;
  return `@article{${key},
  author = {Rao, Asha and Joshi, Meera}, title = {Finding ${index}}, journal = {Sensors}, year = ${2025 - Math.floor(index / 40)},
  doi = {10.1000/cells.${index}}, abstract = {Cell ${index} holds what it promised.},
  annote = {private}, keywords = {private}, file = {/home/asha/${index}.pdf}
}`;
});

const content = {
  version: 1,
  site: { title: "Asha Rao", url: "https://asha.example/work/", languages: ["en", "de"] },
  profile: { name: "Asha Rao", role: "Physicist", emails: [], links: [] },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "publications", title: "Selected", source: "papers.bib", only: ["rao7"] },
        { type: "prose", paragraphs: ["Begin with [the seventh](/papers/rao7)."] },
      ],
    },
    {
      path: "/papers",
      paths: { de: "/artikel" },
      title: { en: "Papers", de: "Artikel" },
      blocks: [{ type: "publications", title: { en: "Papers", de: "Artikel" }, source: "papers.bib", groupBy: "kind" }],
    },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "long-list-"));
  await writeFile(join(folder, "papers.bib"), references.join("\n"));
  await writeFile(join(folder, "content.json"), JSON.stringify(content));
  const { outcome, diagnostics } = await buildSite(join(folder, "content.json"), join(folder, "site"));
  expect(outcome, diagnostics.map(({ message, pointer }) => `${pointer} ${message}`).join("\n")).not.toBe("refused");
});
afterAll(() => rm(folder, { recursive: true }));

const read = (path: string) => readFile(join(folder, "site", path), "utf8");

const linksOf = async (page: string) =>
  elementsOf((await read(page)).replace(/^[\s\S]*<main/, "<main").replace(/<\/main>[\s\S]*$/, ""))
    .filter(({ tagName }) => tagName === "a")
    .map((link) => `${textOf(link)} → ${attributesOf(link)["href"]}`);

const worksOf = async (page: string) => {
  const things: unknown = readHead(await read(page)).graphs[0]?.["@graph"];
  return Array.isArray(things) ? things.filter((thing) => thing["@type"] === "ScholarlyArticle") : [];
};

describe("a long list of publications", () => {
  it("leads to a page for each, and says neither abstract nor BibTeX itself", async () => {
    const links = await linksOf("papers/index.html");
    expect(links).toHaveLength(1 + count * 2);
    // No folder can be called "nul" on Windows.
    expect(links).toContain("Finding 2 → /work/papers/nul-1/");
    expect(links.slice(0, 5)).toEqual([
      "All of these as BibTeX → /work/papers/publications.bib",
      "Finding 0 → /work/papers/dblp-conf-rao/",
      "DOI Finding 0 (opens in a new tab) → https://doi.org/10.1000/cells.0",
      "Finding 1 → /work/papers/dblp-conf-rao-2/",
      "DOI Finding 1 (opens in a new tab) → https://doi.org/10.1000/cells.1",
    ]);
    const html = await read("papers/index.html");
    expect(html).toMatch(/<b[^>]*>Asha Rao<\/b>, Meera Joshi/);
    expect(html).toMatch(/<h3[^>]*><a[^>]*>Finding 0</);
    expect(html).not.toContain("holds what it promised");
    expect(html).not.toContain("@article");
    expect(await read("papers/page.json")).not.toContain("@article");
  });

  it("has abstract, BibTeX and what those who cite get on each one's page, with a way back", async () => {
    const html = await read("papers/rao7/index.html");
    expect(html).toMatch(/<h1[^>]*>Finding 7<\/h1>/);
    expect(html).toContain("Cell 7 holds what it promised.");
    expect(html).toContain("@article{rao7,");
    expect(html).toContain('<meta name="citation_title" content="Finding 7">');
    expect(html).toContain('<meta name="description" content="Cell 7 holds what it promised.">');
    expect((await linksOf("papers/rao7/index.html")).at(-1)).toBe("Papers → /work/papers/");
  });

  it("can be downloaded in one file, in every language: what each has to copy, and nothing private", async () => {
    const file = await read("papers/publications.bib");
    const { records, reports } = readPublications(new SourceText("publications.bib", file));
    expect(reports).toEqual([]);
    expect(records.map((record) => "key" in record && record.key)).toHaveLength(count);
    expect(file).toContain("@article{rao7,\n  author = {Rao, Asha and Joshi, Meera},\n  title = {Finding 7},");
    expect(file).not.toMatch(/holds what it promised|private|\/home\/asha/);
    expect(await read("de/artikel/publications.bib")).toBe(file);
    // A single publication has its BibTeX beside it.
    await expect(read("publications.bib")).rejects.toThrow("ENOENT");
  });

  it("tells search engines of each on its own page, and of none on the list", async () => {
    expect(await worksOf("papers/index.html")).toEqual([]);
    expect(await worksOf("index.html")).toEqual([]);
    expect(await worksOf("papers/rao7/index.html")).toMatchObject([{ name: "Finding 7", datePublished: "2025" }]);
    const sitemap = await read("sitemap.xml");
    expect(sitemap.match(/<loc>[^<]*\/papers\/[^<]+</g)).toHaveLength(count);
  });

  it("shows those that are picked out elsewhere in full, and leads to their pages", async () => {
    const html = await read("index.html");
    expect(html).toContain("Cell 7 holds what it promised.");
    expect(html).toContain("@article{rao7,");
    expect(await linksOf("index.html")).toContain("Finding 7 → /work/papers/rao7/");
  });

  it("is in every language of its page", async () => {
    expect((await linksOf("de/artikel/index.html"))[1]).toBe("Finding 0 → /work/de/artikel/dblp-conf-rao/");
    const html = await read("de/artikel/rao7/index.html");
    expect(html).toContain("Cell 7 holds what it promised.");
    expect(html).toContain('hreflang="en" href="https://asha.example/work/papers/rao7/"');
    expect((await linksOf("de/artikel/rao7/index.html")).at(-1)).toBe("Artikel → /work/de/artikel/");
  });

  it("appears once in résumé and text, and shares one picture", async () => {
    const { publications } = JSON.parse(await read("resume.json"));
    expect(publications).toHaveLength(count);
    const text = await read("portfolio.txt");
    expect(text.match(/Finding 70 \(/g)).toHaveLength(1);
    const files = await readdir(join(folder, "site", "assets"));
    expect(files.filter((name) => name.startsWith("share-papers"))).toHaveLength(1);
    const pictureOf = async (page: string) => readHead(await read(page)).meta("og:image");
    expect(await pictureOf("papers/rao7/index.html")).toEqual(await pictureOf("papers/index.html"));
  });
});

it("a link to a publication without a page is reported, with the closest one", async () => {
  const text = JSON.stringify(content).replace("/papers/rao7", "/papers/rao1234");
  const { diagnostics } = await loadContent(join(folder, "content.json"), { text });
  const found = diagnostics.filter(({ severity }) => severity === "error").map(({ code, hint }) => `${code}: ${hint}`);
  expect(found).toEqual([expect.stringContaining("unknown-page")]);
  expect(found[0]).toContain("/papers/rao12");
});

it.each([
  [true, []],
  [false, ["unknown-page"]],
])("publications of a short list with pages: %s have pages, or none", async (pages, expected) => {
  await writeFile(join(folder, "few.bib"), references.slice(0, 12).join("\n"));
  const text = JSON.stringify(content)
    .replaceAll("papers.bib", "few.bib")
    .replace('"groupBy"', `"pages":${pages},"groupBy"`);
  const { diagnostics } = await loadContent(join(folder, "content.json"), { text });
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code)).toEqual(expected);
});
