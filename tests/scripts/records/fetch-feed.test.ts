import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CommandError } from "../../../scripts/lib/cli/command.ts";
import { readFeedXml } from "../../../scripts/lib/fetch/read-feed-xml.ts";
import { callCommand } from "../../support/call-command.ts";
import { openLocalNetwork } from "../../support/network/local-network.ts";

const at = new URL("https://example.com/feed");

/** As dev.to and Medium write it. */
const rss = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
  <title>DEV Community: Asha &amp; friends</title>
  <link>https://dev.to/asha</link>
  <item>
    <title><![CDATA[Why "cheap" chargers <em>hum</em>]]></title>
    <pubDate>Fri, 14 Mar 2025 22:30:00 +0000</pubDate>
    <link>https://dev.to/asha/hum?source=rss&amp;x=1</link>
    <description>&lt;p class="image"&gt;&lt;img src="x"&gt;&lt;/p&gt;&lt;p&gt;A coil,&lt;br&gt;a core &amp;amp; 50 hertz.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;More.&lt;/p&gt;</description>
  </item>
  <item><title>Runs code</title><link>javascript:alert(1)</link></item>
  <item><title>Elsewhere</title><link>/here</link><pubDate>some day</pubDate></item>
</channel></rss>`;

/** As YouTube writes it. */
const atom = `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=UC1"/>
 <title>Asha Rao</title>
 <entry>
  <id>yt:video:abc</id>
  <title>A bench in a suitcase</title>
  <link rel="edit" href="https://www.youtube.com/edit"/>
  <link rel="alternate" href="https://www.youtube.com/watch?v=abc"/>
  <published>2024-11-02T09:00:00+00:00</published>
  <updated>2025-01-01T00:00:00+00:00</updated>
  <media:group><media:title>A bench</media:title><media:description>All in one case.</media:description></media:group>
 </entry>
</feed>`;

describe("a feed", () => {
  it("is read as RSS, as plain text, without what leads nowhere or runs code", () => {
    const from = "DEV Community: Asha & friends";
    expect(readFeedXml(rss, at)).toEqual([
      {
        title: 'Why "cheap" chargers hum',
        url: "https://dev.to/asha/hum?source=rss&x=1",
        date: "2025-03-14",
        description: "A coil, a core & 50 hertz.",
        from,
      },
      { title: "Elsewhere", url: "https://example.com/here", from },
    ]);
  });

  it("is read as Atom, with the description that YouTube puts aside", () => {
    expect(readFeedXml(atom, at)).toEqual([
      {
        title: "A bench in a suitcase",
        url: "https://www.youtube.com/watch?v=abc",
        date: "2024-11-02",
        description: "All in one case.",
        from: "Asha Rao",
      },
    ]);
  });

  it.each([
    [
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>',
      /defines entities/,
    ],
    ['<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss/>', /defines entities/],
    ["<rss><channel><item></rss>", /is no feed: .* \(line 1\)/],
    ["<svg/>", /neither RSS nor Atom/],
    [
      '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/rss.xml"></head></html>',
      /is a web page, not a feed\. Its feed is https:\/\/example\.com\/rss\.xml/,
    ],
  ])("is refused as %j", (xml, message) => {
    expect(() => readFeedXml(xml, at)).toThrow(message);
  });

  it("is read as Medium writes it, whose texts have no summary", () => {
    const text =
      "<content:encoded><![CDATA[<figure><img src='x'></figure><p>It <b>hums</b>.</p><p>More.</p>]]></content:encoded>";
    const [first] = readFeedXml(rss.replace(/<description>.*<\/description>/, text), at);
    expect(first?.description).toBe("It hums.");
  });

  it("is read where its words are XHTML, in their order", () => {
    const xhtml = (words: string) => `type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${words}</div><`;
    const text = atom
      .replace(/title>A bench in a suitcase</, `title ${xhtml("A <em>bench</em> in a suitcase")}`)
      .replace(/<media:group>.*<\/media:group>/, `<content ${xhtml("All <b>in</b> one case.")}/content>`);
    expect(readFeedXml(text, at)).toMatchObject([{ title: "A bench in a suitcase", description: "All in one case." }]);
  });

  it.each([
    ["comments without an end", `<rss><channel>${"<!--".repeat(200_000)}`, /is no feed/],
    ["sections without an end", `<rss><channel>${"<![CDATA[".repeat(200_000)}`, /is no feed/],
    [
      "elements in each other",
      `<rss><channel>${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}</channel></rss>`,
      /is no feed/,
    ],
    ["a page of boxes in boxes", `<html>${"<div>".repeat(100_000)}`, /is a web page/],
  ])("is refused within seconds, in words: %s", (_, xml, message) => {
    expect(() => readFeedXml(xml, at)).toThrow(message);
    expect(() => readFeedXml(xml, at)).toThrow(CommandError);
  });

  it("may have names that objects have, entities of HTML, and control characters", () => {
    const text = rss
      .replace("<item>", "<__proto__>x</__proto__><item constructor='x'>")
      .replace("Elsewhere", "Else&nbsp;where\u0001");
    expect(readFeedXml(text, at)).toMatchObject([{ date: "2025-03-14" }, { title: "Else where\u0001" }]);
  });

  it("may hold HTML of any depth", () => {
    const deep = rss.replace(
      /<description>.*<\/description>/,
      `<description>${"&lt;b>".repeat(50_000)}Hm</description>`,
    );
    expect(readFeedXml(deep, at)[0]?.description).toBe("Hm");
  });

  it("may hold what only looks like a definition within its texts", () => {
    const text = rss.replace("Elsewhere", "<![CDATA[How <!DOCTYPE html> began]]>");
    expect(readFeedXml(text, at)).toHaveLength(2);
  });

  it("is cut where it says more than a list shows", () => {
    const long = atom.replace("All in one case.", "word ".repeat(400));
    expect(readFeedXml(long, at)[0]?.description).toMatch(/^(?:word ){50,56}…$/);
  });
});

describe("fetch feed", () => {
  let folder: string;
  let base: string;
  const network = openLocalNetwork();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fetch-feed-"));
    base = await network.serve(({ url }, response) => {
      if (url === "/gone") response.writeHead(410);
      response.end(url === "/atom" ? atom : rss);
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("puts several into one file, the newest first, and keeps what they have forgotten or the owner has hidden", async () => {
    const file = join(folder, "feed.json");
    const known = [
      { title: "Long ago", url: "https://dev.to/asha/long-ago", date: "2020-01-01" },
      { title: "Old title", url: "https://www.youtube.com/watch?v=abc", hidden: true },
    ];
    await writeFile(file, JSON.stringify({ feeds: [`${base}/rss`], entries: known }));
    const { status } = await callCommand(["fetch", "feed", `${base}/rss`, `${base}/atom`, "--out", file]);
    expect(status).toBe(0);
    const { feeds, entries } = JSON.parse(await readFile(file, "utf8"));
    expect(feeds).toEqual([`${base}/rss`, `${base}/atom`]);
    expect(entries.map(({ title, hidden }: { title: string; hidden?: boolean }) => [title, hidden])).toEqual([
      ['Why "cheap" chargers hum', undefined],
      ["A bench in a suitcase", true],
      ["Long ago", undefined],
      ["Elsewhere", undefined],
    ]);
  });

  it("says which block shows it, once: when the file is new", async () => {
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    const fetch = () => callCommand(["fetch", "feed", `${base}/rss`, "--out", join(folder, "new.json")]);
    expect((await fetch()).stdout).toContain('the block { "type": "feed", "source": "new.json" }');
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    expect((await fetch()).stdout).not.toContain("block");
  });

  it.each([
    ["/gone", /There is no feed at .* \(410\)/],
    ["http://example.com/feed", /only addresses that begin with https/],
    ["not an address", /is no web address/],
  ])("ends with 2 and writes nothing at %s", async (path, message) => {
    const file = join(folder, "none.json");
    const address = path.startsWith("/") ? base + path : path;
    const { status, stderr } = await callCommand(["fetch", "feed", address, "--out", file]);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    await expect(readFile(file)).rejects.toThrow("ENOENT");
  });
});
