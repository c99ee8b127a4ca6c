// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { diskFacts } from "../support/site/disk-facts.ts";

const template = await readFile("index.html", "utf8");

function render(block: object, root: object = {}): string {
  const document = {
    version: 1,
    site: { title: "Asha Rao", description: "An engineer.", url: "https://asharao.dev/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    pages: [{ path: "/", title: "Home", description: "All.", blocks: [block] }],
    ...root,
  };
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  if (!content) throw new Error("the content was refused");
  const { pages } = resolveContent(content, (src) => ({ src, width: 1, height: 1 }), diskFacts);
  return pages.map((page) => renderPage(page, template)).join("");
}

const cards = (card: object) => ({ type: "card-grid", cards: [card] });

it.each([
  ["text of a prose block", { type: "prose", text: "Paper first." }, /<p[^>]*>Paper first\.<\/p>/],
  [
    "text of a contact block",
    { type: "contact", text: "Write at night.", cardLabel: "Save" },
    /<p[^>]*>Write at night\.<\/p>/,
  ],
  ["tags on experience", cards({ type: "experience", position: "Welder", tags: ["Steel"] }), /<li[^>]*>Steel<\/li>/],
  ["location on education", cards({ type: "education", degree: "B.A.", location: "Bergen" }), />[^<]*Bergen/],
])("%s is on the page", (_, block, expected) => {
  expect(render(block)).toMatch(expected);
});

it("the landing overlay is on the page, but not where it is false", () => {
  const overlay = "Welcome to my Portfolio";
  const hero = { type: "hero" };
  expect(render(hero, { landing: { greeting: "Hello there" } })).toContain("Hello there");
  expect(render(hero, { landing: true })).toContain(overlay);
  expect(render(hero, { landing: false })).not.toContain(overlay);
});
