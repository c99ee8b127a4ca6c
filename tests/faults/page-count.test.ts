import { describe, expect, it } from "vitest";
import type { ListFiles } from "../../schema/check/lists/compose.ts";
import { PostText } from "../../schema/check/lists/post-text.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";

const site = { title: "Asha", description: "Chargers.", url: "https://asha.dev/" };
const profile = { name: "Asha", role: "Engineer", emails: [], links: [] };
const page = (path: string, ...blocks: object[]) => ({ path, title: "Work", blocks });
const words = { type: "prose", body: "Words." };

/** So many pages besides the home page. */
const manyPages = (count: number) => Array.from({ length: count }, (_, index) => page(`/page-${index}`, words));

/** The check's message about the number of pages, and its number of errors. */
function check(languages: readonly string[], pages: readonly object[], lists?: ListFiles) {
  const content = { version: 1, site: { ...site, languages }, profile, landing: { hidden: true }, pages };
  const source = new JsonText("content.json", JSON.stringify(content));
  const { diagnostics, content: checked } = checkContent(source, {}, undefined, lists);
  return {
    isSound: checked !== undefined,
    told: diagnostics.filter(({ code }) => code === "too-many-pages").map(({ message, path }) => ({ message, path })),
  };
}

describe("a site with more than 20,000 pages", () => {
  it("is refused, with the number of its pages", () => {
    expect(check(["en"], [page("/", words), ...manyPages(20_000)])).toEqual({
      isSound: false,
      told: [{ message: "This site has 20,001 pages; it may have at most 20,000 in all.", path: "`pages`" }],
    });
  });

  it("is refused before all of its languages are read, also where its pages are not in the first", () => {
    const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];
    const others = manyPages(10_000).map((one) => ({ ...one, languages: languages.slice(1) }));
    const { isSound, told } = check(languages, [page("/", words), ...others]);
    expect(isSound).toBe(false);
    expect(told.map(({ message }) => message)).toEqual([
      "This site has 20,003 pages in the first 3 of its 8 languages; it may have at most 20,000 in all.",
    ]);
  });

  it("is refused where a folder holds that many posts", () => {
    const names = Array.from({ length: 10_001 }, (_, index) => `posts/${index}.md`);
    const text = "---\ntitle: A post\ndate: 2026-01-02\n---\nWords.\n";
    const files = new Map(names.map((name) => [name, { status: "text", source: new PostText(name, text) }] as const));
    const lists: ListFiles = new Map([["posts/*.md", { status: "posts", files, deeper: [], ofList: [] }]]);
    const { isSound, told } = check(["en", "de"], [page("/", { type: "post-list", posts: "posts/*.md" })], lists);
    expect(isSound).toBe(false);
    expect(told.map(({ message }) => message)).toEqual([
      "This site has 20,004 pages in its 2 languages; it may have at most 20,000 in all.",
    ]);
  });
});

describe("a site with 20,000 pages", () => {
  it("is accepted", () => {
    const hidden = { ...page("/hidden", words), hidden: true };
    const pages = [page("/", words), ...manyPages(9_999), hidden];
    expect(check(["en", "de"], pages)).toEqual({ isSound: true, told: [] });
  });
});
