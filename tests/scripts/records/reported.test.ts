import { beforeAll, describe, expect, it } from "vitest";
import { attributesOf, type BuiltSite, buildDraft, elementsOf, readHead, textOf } from "../outputs/site.ts";

/** A page of all, and one that is one publication's own. */
let site: BuiltSite;
beforeAll(async () => {
  site = await buildDraft(({ profile, pages }) => {
    profile["name"] = "Asha Rao";
    const publications = { type: "publications", title: "Papers", source: "papers.bib" };
    pages.push({ path: "/papers", title: "Papers", blocks: [publications] });
    pages.push({ path: "/code", title: "Code", blocks: [{ type: "repositories", source: "github.json" }] });
    pages.push({ path: "/charger", title: "A charger", blocks: [{ ...publications, only: ["rao2025charger"] }] });
  });
});

const tagsOf = async (page: string) =>
  elementsOf(await site.read(page))
    .filter(({ tagName }) => tagName === "meta")
    .map((element) => attributesOf(element))
    .filter(({ name = "" }) => name.startsWith("citation_"))
    .map(({ name, content }) => `${name} ${content}`);

describe("publications", () => {
  it("are given to those who cite, on the page that is one's own and on no other", async () => {
    expect(await tagsOf("papers/index.html")).toEqual([]);
    expect(await tagsOf("charger/index.html")).toEqual([
      "citation_title A Charger for LiFePO₄ Cells & Its Limits",
      "citation_author Asha Rao",
      "citation_author Jérôme Müller",
      "citation_author Ada van der Berg",
      "citation_publication_date 2025/03",
      "citation_journal_title Sensors and Actuators A",
      "citation_volume 24",
      "citation_issue 3",
      "citation_firstpage 101",
      "citation_lastpage 118",
      "citation_doi 10.1000/sensors.2025<101>",
      "citation_pdf_url https://asha.dev/papers/charger.pdf",
    ]);
  });

  it("say which language they are in, where that isn't the page's", async () => {
    const html = await site.read("papers/index.html");
    const foreign = elementsOf(html).filter((element) => attributesOf(element)["lang"] === "de");
    // Its heading, and the hidden words by which the summary of its BibTeX entry is named after it.
    expect(foreign.map(textOf)).toEqual(["Notizen", "Notizen"]);
  });

  it("are scholarly articles for search engines, the owner among their authors", async () => {
    const { graphs } = readHead(await site.read("papers/index.html"));
    const things: unknown = graphs[0]?.["@graph"];
    const works = Array.isArray(things) ? things.filter((thing) => thing["@type"] === "ScholarlyArticle") : [];
    expect(works).toHaveLength(4);
    expect(works[0]).toMatchObject({
      name: "A Charger for LiFePO₄ Cells & Its Limits",
      author: [{ "@id": expect.stringContaining("#person"), name: "Asha Rao" }, { name: "Jérôme Müller" }, {}],
      datePublished: "2025-03",
      url: "https://doi.org/10.1000/sensors.2025%3C101%3E",
    });
  });

  it("are in the résumé with their authors, and in the plain text", async () => {
    const { publications } = JSON.parse(await site.read("resume.json"));
    expect(publications).toHaveLength(4);
    expect(publications[0]).toMatchObject({
      name: "A Charger for LiFePO₄ Cells & Its Limits",
      authors: ["Asha Rao", "Jérôme Müller", "Ada van der Berg"],
      releaseDate: "2025-03",
    });
    expect(await site.read("portfolio.txt")).toContain("Test Benches that Students Repair");
  });

  it("can be copied without scripts, and mark the owner's name", async () => {
    const html = await site.read("papers/index.html");
    expect(html).toContain("@inproceedings{joshi2024bench,");
    expect(html).toMatch(/<b[^>]*>A\. Rao<\/b> et al\./);
    expect(html).not.toContain("Zotero");
  });
});

it("repositories are shown with their stars in the page's language, and links that say whose and which they are", async () => {
  const main = (await site.read("code/index.html")).replace(/^[\s\S]*<main/, "<main").replace(/<\/main>[\s\S]*$/, "");
  const links = elementsOf(main).filter(({ tagName }) => tagName === "a");
  expect(links.map((link) => [attributesOf(link)["href"], textOf(link).replace(/ ?\(opens.*/, "")])).toEqual([
    ["https://github.com/your-name/charger", "your-name/charger charger"],
    ["https://charger.example.com/", "charger.example.com charger"],
    ["https://github.com/your-name/bench-notes", "your-name/bench-notes bench-notes"],
  ]);
  expect(main).toContain("★ 1,284");
});
