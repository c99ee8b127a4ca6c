import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseFragment } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attributesOf, elementsOf, textOf } from "../outputs/site.ts";
import { address, buildPosts, type PostsSite } from "./build-posts.ts";
import { readFeed } from "./read-feed.ts";

let site: PostsSite;
beforeAll(async () => {
  site = await buildPosts();
});
afterAll(() => site.remove());

const read = (path: string) => site.read(path);

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

/** What the feeds of each language tell: the names of the posts' pages, their titles and days, and how their texts end. */
const englishPosts = [
  ["losses", "What gets warm", "2025-07-14", /^Copper warms.{3000,}cool enough to touch\.$/s],
  [
    "coils",
    'Coils: a "beginning" & <end>',
    "2025-06-30",
    /^Write to .*losses, in iron\..*if \(a < b\).*40\s*0\.5 mm$/s,
  ],
] as const;
const germanPosts = [
  ["coils", "Spulen", "2025-06-30", /^Weiter zu den Verlusten\.$/],
  ["kern", "Kerne", "2025-01-01", /^Nur auf Deutsch\.$/],
] as const;

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
    expect(html).toContain("if (a &#x3C; b)");
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

  it.each([
    ["rss.xml", "", "notes", englishPosts],
    ["atom.xml", "", "notes", englishPosts],
    ["de/rss.xml", "de/", "notizen", germanPosts],
    ["de/atom.xml", "de/", "notizen", germanPosts],
  ])(
    "are read by other programs with every post's title, address, day, author and whole text: %s",
    async (path, home, list, posts) => {
      const { meta, items } = await readFeed(await read(path), address + path);
      expect([meta.title, meta.link, meta.xmlurl]).toEqual(["Asha Rao", address + home, address + path]);
      expect(items.map(({ title, link, guid, pubdate, author }) => [title, link, guid, pubdate, author])).toEqual(
        posts.map(([name, title, day]) => {
          const page = `${address}${home}${list}/${name}/`;
          return [title, page, page, new Date(`${day}T00:00:00Z`), "Asha Rao"];
        }),
      );
      for (const [index, [, , , text]] of posts.entries())
        expect(textOf(parseFragment(items[index]?.description ?? "")).trim()).toMatch(text);
    },
  );
});
