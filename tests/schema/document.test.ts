import { describe, expect, it } from "vitest";
import { composeContent, openContent } from "../../schema/check/check.ts";
import { indexContent } from "../../schema/check/content-index/content-index.ts";
import type { PostFiles } from "../../schema/check/lists/compose.ts";
import { PostText } from "../../schema/check/lists/post-text.ts";
import type { ContentNode } from "../../schema/document/content-node.ts";
import type { ReadText, TextFacts } from "../../schema/records/text-files.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { SourceText } from "../../schema/source/source-text.ts";

const written = JSON.stringify(
  {
    site: { languages: ["en", "de"] },
    pages: [
      {
        path: "/",
        blocks: [
          { type: "card-grid", cards: { file: "cards.json" } },
          { type: "post-list", posts: "posts/*.md" },
          { type: "prose", body: { file: { en: "en.md", de: "de.md" } } },
          { type: "prose", body: { file: "en.md" } },
          { type: "prose", paragraphs: ['A "quoted" [link](/x)'] },
          { type: "publications", source: "papers.bib" },
        ],
      },
    ],
  },
  undefined,
  1,
);
const cards = new SourceText("cards.json", '[\n { "type": "project", "title": "Lab Stock" }\n]');
const post = new PostText("posts/a.md", "---\ntitle: First\ndate: 2025-01-02\n---\n\n[in a post](/y)\n");
const english = new SourceText("en.md", "# Notes\n\n[in a file](/e) and $x$\n");
const german = new SourceText("de.md", "[in einer Datei](/d)\n");
const papers = new SourceText("papers.bib", "@misc{a, url = {https://example.org/a}}");
const text = (source: SourceText): ReadText => ({ status: "text", source });

const composed = composeContent(
  openContent(new JsonText("content.json", written)),
  new Map<string, TextFacts | PostFiles>([
    ["cards.json", text(cards)],
    [
      "posts/*.md",
      { status: "posts", files: new Map([["posts/a.md", { status: "text", source: post }]]), deeper: [], ofList: [] },
    ],
  ]),
);
const { document } = composed;
const href = "https://example.org/a";
const start = papers.text.indexOf(href);
const link = { href, start, end: start + href.length };
document.files = new Map([
  ["posts/a.md", text(post)],
  ["en.md", text(english)],
  ["de.md", text(german)],
  ["papers.bib", { ...text(papers), held: { records: [], locations: [], links: [link], reports: [] } }],
]);
const index = indexContent(composed);

/** The file of a node, and what is written there. */
function writtenAt({ location: { source = document.source, start, end } }: ContentNode): string {
  return `${source.file}: ${source.text.slice(start, end)}`;
}

describe("a node of a document", () => {
  it("is where its value is written, in whatever file, and where its key is", () => {
    const blocks = document.at("/pages/0/blocks");
    expect(writtenAt(blocks.at("/0/cards/0/title"))).toBe('cards.json: "Lab Stock"');
    expect(writtenAt(blocks.at("/1/posts/0/title"))).toBe("posts/a.md: First");
    expect(writtenAt(blocks.at("/2/body/file/de"))).toBe('content.json: "de.md"');
    const { source, start, end } = blocks.at("/1/posts/0/date").keyLocation;
    expect(source?.text.slice(start, end)).toBe("date");
  });

  it("is where that is written which it is in, if it isn't itself", () => {
    expect(writtenAt(document.at("/pages/0/path/lost"))).toBe('content.json: "/"');
    expect(writtenAt(document.at("/pages/0/blocks/0/cards/0/tags"))).toBe(
      'cards.json: { "type": "project", "title": "Lab Stock" }',
    );
  });

  it("has below it what is within its text or its file; a file that is named twice is in both places", () => {
    const links = index.texts.filter(({ kind }) => kind === "href");
    expect(links.map((one) => `${writtenAt(one)} at ${one.pointer}`)).toEqual([
      "posts/a.md: /y at /pages/0/blocks/1/posts/0/body/file",
      "en.md: /e at /pages/0/blocks/2/body/file/en",
      "de.md: /d at /pages/0/blocks/2/body/file/de",
      "en.md: /e at /pages/0/blocks/3/body/file",
      "content.json: /x at /pages/0/blocks/4/paragraphs/0",
      "papers.bib: https://example.org/a at /pages/0/blocks/5/source",
    ]);
    expect(links.map(({ page }) => page?.kind)).toEqual(["post", ...Array(5).fill("page")]);
    expect(links.map(({ language }) => language)).toEqual(["en", "en", "de", "en", "en", "en"]);
    const formulas = index.parts.filter(({ value }) => value.kind === "formula");
    expect(formulas.map(writtenAt)).toEqual(["en.md: $x$", "en.md: $x$"]);
  });
});
