import { readdir } from "node:fs/promises";
import { relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attributesOf, elementsOf, readHead, textOf } from "../outputs/site.ts";
import { address, buildPosts, type PostsSite } from "./build-posts.ts";

let site: PostsSite;
beforeAll(async () => {
  site = await buildPosts();
});
afterAll(() => site.remove());

const read = (path: string) => site.read(path);

/** The links in the main part of a page, each with its words. */
async function linksOf(page: string): Promise<[string | undefined, string][]> {
  const main = (await read(page)).replace(/^[\s\S]*<main/, "<main").replace(/<\/main>[\s\S]*$/, "");
  return elementsOf(main)
    .filter(({ tagName }) => tagName === "a")
    .map((link) => [attributesOf(link)["href"], textOf(link)]);
}

describe("the pages of posts", () => {
  it("are at the list's path under their files' names, each in the languages that it is written in, drafts nowhere", async () => {
    const files = (await readdir(site.folder, { recursive: true })).map((path) => relative(".", path));
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
      // What Hugo calls an alias leads to the post.
      "old/losses/index.html",
    ]);
    expect(await read("old/losses/index.html")).toContain("/notes/losses");
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
    expect(html).toContain("4 min read");
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
    expect(headings.map((heading) => attributesOf(heading)["id"])).toEqual(["copper", "iron", "air--rest"]);
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

it("a block shows a list from a file beside the content, in every language", async () => {
  expect(await linksOf("index.html")).toContainEqual(["/work/notes/losses/", "how"]);
  expect(await read("de/index.html")).toContain("Ladegerät");
});

it("the portfolio as text names posts, and leaves their words to their pages", async () => {
  const text = await read("portfolio.txt");
  expect(text).toContain(`What gets warm (${address}notes/losses/)`);
  // Once in each of the two lists.
  expect(text.match(/Copper warms/g)).toHaveLength(2);
});
