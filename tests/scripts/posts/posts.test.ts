import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseFragment } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { attributesOf, elementsOf, readHead, textOf } from "../outputs/site.ts";

/** Posts in two languages, a draft among them; projects stand in a file of their own. */
const file = join(import.meta.dirname, "../../content/posts/content.json");
const address = "https://asha.example/work/";

let site: string;
beforeAll(async () => {
  site = join(await mkdtemp(join(tmpdir(), "posts-")), "site");
  const { outcome, diagnostics } = await buildSite(file, site);
  expect(outcome, JSON.stringify(diagnostics, undefined, 1)).not.toBe("refused");
});
afterAll(() => rm(join(site, ".."), { recursive: true }));

const read = (path: string) => readFile(join(site, path), "utf8");

/** The links in the main part of a page, each with its words. */
async function linksOf(page: string): Promise<[string | undefined, string][]> {
  const main = (await read(page)).replace(/^[\s\S]*<main/, "<main").replace(/<\/main>[\s\S]*$/, "");
  return elementsOf(main)
    .filter(({ tagName }) => tagName === "a")
    .map((link) => [attributesOf(link)["href"], textOf(link)]);
}

describe("the pages of posts", () => {
  it("stand at the list's path under their files' names, each in the languages that it is written in, drafts nowhere", async () => {
    const files = (await readdir(site, { recursive: true })).map((path) => relative(".", path));
    const pages = files.filter((path) => path.endsWith("index.html")).toSorted();
    expect(pages).toEqual([
      "de/index.html",
      "de/notizen/coils/index.html",
      "de/notizen/index.html",
      "de/notizen/kern/index.html",
      "index.html",
      "notes/coils/index.html",
      "notes/index.html",
      "notes/losses/index.html",
    ]);
    const texts = files.filter((path) => /\.(?:html|json|xml|txt|md)$/.test(path));
    for (const path of texts) expect([path, (await read(path)).includes("Not yet")]).toEqual([path, false]);
  });

  it("are listed newest first, with what they say of themselves or begin with", async () => {
    expect(await linksOf("notes/index.html")).toEqual([
      ["/work/notes/losses/", "What gets warm"],
      ["/work/notes/coils/", 'Coils: a "beginning" & <end>'],
    ]);
    const html = await read("notes/index.html");
    expect(html).toContain("Copper warms with the square of the current");
    expect(html).toContain("How to wind one.");
    expect(html).toMatch(/<time dateTime="2025-07-14"[^>]*>July 14, 2025<\/time>/i);
    expect(html).toContain("4 minutes");
  });

  it("are one each, though the home page lists the newest, too", async () => {
    expect(await linksOf("index.html")).toContainEqual(["/work/notes/losses/", "What gets warm"]);
    expect((await linksOf("index.html")).filter(([href]) => href?.includes("coils"))).toEqual([]);
  });

  it("lead to the posts before and after them, and back to the list, in their own language", async () => {
    const ways = (await linksOf("notes/losses/index.html")).slice(-2);
    expect(ways).toEqual([
      ["/work/notes/coils/", 'Coils: a "beginning" & <end>'],
      ["/work/notes/", "Notes"],
    ]);
    expect((await linksOf("de/notizen/kern/index.html")).slice(-2)).toEqual([
      ["/work/de/notizen/coils/", "Spulen"],
      ["/work/de/notizen/", "Notizen"],
    ]);
  });

  it("tell readers when they were last changed, where their author says so, in their own language", async () => {
    const timesOf = async (page: string) =>
      elementsOf(await read(page))
        .filter(({ tagName }) => tagName === "time")
        .map((time) => [attributesOf(time)["datetime"], textOf(time)]);
    const [first, changed] = await timesOf("notes/coils/index.html");
    expect([first, changed]).toEqual([
      ["2025-06-30", "June 30, 2025"],
      ["2025-08-02", "Updated August 2, 2025"],
    ]);
    expect((await timesOf("de/notizen/coils/index.html"))[1]).toEqual(["2025-08-02", "Aktualisiert: 2. August 2025"]);
    expect(await timesOf("notes/losses/index.html")).toHaveLength(1);
  });

  it("have contents where they are long, whose links lead to headings that are there", async () => {
    const links = (await linksOf("notes/losses/index.html")).filter(([href]) => href?.startsWith("#"));
    expect(links.map(([, words]) => words)).toEqual(["Copper", "Iron", "Air & rest"]);
    const headings = elementsOf(await read("notes/losses/index.html")).filter(({ tagName }) => tagName === "h2");
    expect(headings.map((heading) => [`#${attributesOf(heading)["id"]}`, textOf(heading)])).toEqual(links);
    expect(await read("notes/coils/index.html")).not.toContain("Contents");
    expect(await linksOf("notes/coils/index.html")).toContainEqual(["/work/notes/losses/#iron", "iron"]);
    expect(headings.map((heading) => attributesOf(heading)["id"])).toEqual(["copper", "iron", "air-rest"]);
  });

  it("are no links of the bar, and bring no script that other pages haven't", async () => {
    const scripts = async (page: string) =>
      elementsOf(await read(page)).filter(({ tagName, attrs }) => tagName === "script" && attrs.length === 0).length;
    expect(await scripts("notes/coils/index.html")).toBe(await scripts("index.html"));
    const data: { page: { shell: { navigation: { links: { label: string }[] } } } } = JSON.parse(
      await read("notes/coils/page.json"),
    );
    expect(data.page.shell.navigation.links.map(({ label }) => label)).toEqual(["Home", "Notes"]);
  });

  it("tell search engines and apps what they are", async () => {
    const head = readHead(await read("notes/coils/index.html"));
    expect(head.graphs[0]?.["@graph"]).toContainEqual(
      expect.objectContaining({
        "@type": "BlogPosting",
        headline: 'Coils: a "beginning" & <end>',
        description: "How to wind one.",
        datePublished: "2025-06-30",
        dateModified: "2025-08-02",
        author: { "@id": `${address}#person` },
        keywords: ["winding", "copper"],
        inLanguage: "en",
        mainEntityOfPage: { "@id": `${address}notes/coils/` },
        image: expect.stringMatching(/^https:\/\/asha\.example\/work\/assets\/coil-/),
      }),
    );
    expect(head.meta("og:type")).toEqual(["article"]);
    expect(head.meta("article:published_time")).toEqual(["2025-06-30"]);
    expect(head.meta("og:image")).toHaveLength(1);
    expect(head.links("alternate").map(({ href, type }) => [href, type])).toContainEqual([
      "/work/rss.xml",
      "application/rss+xml",
    ]);
  });
});

interface Item {
  title: string;
  link: string;
  guid: { "#text": string; "@_isPermaLink": string };
  pubDate: string;
  "content:encoded": string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["item", "entry", "category"].includes(name),
  processEntities: { enabled: true, maxTotalExpansions: 100_000 },
  htmlEntities: true,
});

describe("feeds", () => {
  it("are RSS 2.0 with the whole text of every post, and addresses that lead there from anywhere", async () => {
    const xml = await read("rss.xml");
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss }: { rss: { "@_version": string; channel: Record<string, unknown> & { item: Item[] } } } =
      parser.parse(xml);
    expect(rss["@_version"]).toBe("2.0");
    expect(rss.channel).toMatchObject({
      title: "Asha Rao",
      link: address,
      description: "Chargers, and what I learn of them.",
      language: "en",
      lastBuildDate: "Sat, 02 Aug 2025 00:00:00 GMT",
      "atom:link": { "@_href": `${address}rss.xml`, "@_rel": "self", "@_type": "application/rss+xml" },
    });
    expect(rss.channel.item.map(({ title, link, pubDate }) => [title, link, pubDate])).toEqual([
      ["What gets warm", `${address}notes/losses/`, "Mon, 14 Jul 2025 00:00:00 GMT"],
      ['Coils: a "beginning" & <end>', `${address}notes/coils/`, "Mon, 30 Jun 2025 00:00:00 GMT"],
    ]);
    for (const { guid, link } of rss.channel.item) expect(guid).toEqual({ "#text": link, "@_isPermaLink": "true" });
  });

  it("hold HTML that needs nothing of the site's, and nothing that the owner keeps from programs", async () => {
    const { rss }: { rss: { channel: { item: Item[] } } } = parser.parse(await read("rss.xml"));
    const html = rss.channel.item[1]?.["content:encoded"] ?? "";
    const fragment = parseFragment(html);
    const elements = elementsOf(html);
    expect(fragment.childNodes.length).toBeGreaterThan(3);
    const addresses = elements.flatMap((element) => {
      const { href, src } = attributesOf(element);
      return [href, src].filter((one) => one !== undefined);
    });
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((one) => !one.startsWith(address))).toEqual([]);
    expect(elements.map(({ tagName }) => tagName)).toEqual(
      expect.arrayContaining(["img", "table", "th", "td", "math", "code"]),
    );
    expect(html).toContain("if (a &#60; b)");
    expect(html).not.toContain("asha@mail");
    expect(html).toMatch(/Write to … ?, or|Write to …, or/);
  });

  it("are Atom, in each language its own posts", async () => {
    const xml = await read("de/atom.xml");
    expect(XMLValidator.validate(xml)).toBe(true);
    const { feed }: { feed: Record<string, unknown> & { entry: Record<string, unknown>[] } } = parser.parse(xml);
    expect(feed).toMatchObject({
      "@_xmlns": "http://www.w3.org/2005/Atom",
      "@_xml:lang": "de",
      id: `${address}de/`,
      title: "Asha Rao",
      updated: "2025-08-02T00:00:00Z",
      author: { name: "Asha Rao" },
    });
    expect(feed.entry.map(({ id, title, published }) => [id, title, published])).toEqual([
      [`${address}de/notizen/coils/`, "Spulen", "2025-06-30T00:00:00Z"],
      [`${address}de/notizen/kern/`, "Kerne", "2025-01-01T00:00:00Z"],
    ]);
    for (const entry of feed.entry)
      expect(Object.keys(entry)).toEqual(expect.arrayContaining(["id", "title", "updated", "link", "content"]));
  });
});

it("a block shows a list that stands in a file beside the content, in every language", async () => {
  expect(await linksOf("index.html")).toContainEqual(["/work/notes/losses/", "how"]);
  expect(await read("de/index.html")).toContain("Ladegerät");
});

it("the portfolio as text names posts, and leaves their words to their pages", async () => {
  const text = await read("portfolio.txt");
  expect(text).toContain(`What gets warm (${address}notes/losses/)`);
  // Once in each of the two lists.
  expect(text.match(/Copper warms/g)).toHaveLength(2);
});
