// @vitest-environment node
import { readFile } from "node:fs/promises";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { blocks } from "../../schema/blocks/index.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { views } from "../../src/blocks/registry.tsx";
import { renderPage } from "../../src/entry-server.tsx";
import { exampleContent, sectionTypes, wordsOfExample } from "../support/example-content.ts";
import { readText } from "../support/read-text.ts";
import { diskFacts } from "../support/site/disk-facts.ts";

const template = await readFile("index.html", "utf8");
const { content, diagnostics } = checkContent(
  new JsonText("examples", JSON.stringify(exampleContent("https://example.com/"))),
);
const pages = content ? resolveContent(content, () => ({ src: "/x.png", width: 16, height: 9 }), diskFacts).pages : [];

it("the examples of all blocks make a sound site together", () => {
  expect(diagnostics).toEqual([]);
});

it("every kind of block has a view, and every view a kind", () => {
  expect(Object.keys(views).toSorted()).toEqual(Object.keys(blocks).toSorted());
});

describe.each(sectionTypes)("the %s block", (type) => {
  const page = pages.find(({ href }) => href === `/${type}/`);

  it("renders its example, with every text of it in the HTML", () => {
    const html = page ? renderPage(page, template) : "";
    // A short last word is kept on the line of the word before it.
    const text = readText(parse(html)).replaceAll("\u00a0", " ");
    for (const expected of wordsOfExample(type)) expect(text).toContain(expected);
  });

  it("gives the page one first-level heading", () => {
    expect(page ? renderPage(page, template).match(/<h1[ >]/g) : []).toHaveLength(1);
  });
});
