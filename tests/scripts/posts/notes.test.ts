import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";

const text = "It was iron.[^why]\n\n- Iron[^2] again[^why]\n\n[^why]: Or **nearly**.\n[^2]: Fe.\n";
const content = {
  version: 1,
  site: { title: "Asha Rao", description: "Kerne.", url: "https://asha.dev/", language: "de" },
  profile: { name: "Asha Rao", role: "Ingenieurin", emails: [], links: [] },
  theme: { font: "sans" },
  pages: [
    {
      path: "/",
      title: "Start",
      blocks: [
        { type: "hero" },
        { type: "prose", title: "Eins", body: text },
        { type: "prose", title: "Zwei", body: text },
        { type: "post-list", title: "Notizen", posts: "posts/*.md" },
      ],
    },
  ],
};

describe("notes of longer texts", () => {
  let folder: string;
  const read = (name: string) => readFile(join(folder, "site", name), "utf8");
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "notes-"));
    await mkdir(join(folder, "posts"));
    await writeFile(join(folder, "content.json"), JSON.stringify(content));
    await writeFile(join(folder, "posts/iron.md"), `---\ntitle: Eisen\ndate: 2025-06-30\n---\n\n${text}`);
    await buildSite(join(folder, "content.json"), join(folder, "site"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("are led to from the text, and lead back to each place there, with ids that no other text of the page has", async () => {
    const html = await read("index.html");
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const linksOf = (role: string) =>
      [...html.matchAll(/<a [^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.includes(`role="${role}"`))
        .map((tag) => [/ href="#([^"]*)"/.exec(tag)?.[1], / aria-label="([^"]*)"/.exec(tag)?.[1]]);
    const marks = linksOf("doc-noteref");
    const returns = linksOf("doc-backlink");
    expect(marks.map(([, name]) => name)).toEqual([1, 2, 1, 1, 2, 1].map((number) => `Anmerkung ${number}`));
    expect(returns.map(([, name]) => name)).toEqual(
      [1, 2].flatMap(() => ["Zurück zum Text", "Zurück zum Text (2)", "Zurück zum Text"]),
    );
    for (const [to] of [...marks, ...returns]) expect(ids).toContain(to);
    expect(html.match(/<section[^>]* role="doc-endnotes"[^>]*>/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Anmerkungen"');
  });

  it("are in feeds, and their numbers link to the page", async () => {
    for (const name of ["rss.xml", "atom.xml"]) {
      const feed = (await read(name)).replace(/&#([0-9]+);/g, (_, code) => String.fromCharCode(Number(code)));
      expect(feed).toMatch(/It was iron\.<sup><a href="https:\/\/asha\.dev\/iron\/#note_1">1<\/a><\/sup>/);
      expect(feed).toContain("<hr><ol><li><p>Or <strong>nearly</strong>.</p></li><li><p>Fe.</p></li></ol>");
      expect(feed).not.toContain("[^");
    }
  });

  it("are written by the portfolio as text, and in the list of posts nothing of them", async () => {
    const markdown = await read("portfolio.md");
    expect(markdown).toContain("It was iron.\\[1]");
    expect(markdown).toContain("- Iron\\[2] again\\[1]");
    expect(markdown).toContain("1. Or **nearly**.\n2. Fe.");
    expect(await read("portfolio.txt")).toContain("1. Or nearly.\n2. Fe.");
    expect(await read("iron/index.html")).toContain('<meta name="description" content="It was iron."');
  });
});
