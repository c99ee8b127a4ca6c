import { readFile } from "node:fs/promises";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { blocks } from "../../../schema/blocks/index.ts";
import type { Content } from "../../../schema/content.ts";
import { entities } from "../../../schema/entities/index.ts";
import { fillPlaceholders, placeholderValues } from "../../../schema/resolve/text.ts";
import { buildApp } from "../../../scripts/lib/app/app-build.ts";
import { type LoadedContent, loadContent } from "../../../scripts/lib/content/load-content.ts";
import { cutLetters } from "../../../scripts/lib/fonts/site-letters.ts";
import { originalPictures } from "../../../scripts/lib/images/collect-pictures.ts";
import { listSite } from "../../../scripts/lib/site/list-site.ts";
import { readParts } from "../../../scripts/lib/site/read-parts.ts";
import { readableWords } from "../../support/readable-words.ts";
import { portfolioFile, portfolios, readPortfolio } from "../../support/site/portfolios.ts";

/** The pages of a site by their paths, its pictures as they are: to make their files is a matter of browsers' tests. */
async function renderPages(loaded: LoadedContent) {
  const { content } = loaded;
  if (!content) throw new Error("The content was refused.");
  const parts = await readParts(loaded, content, cutLetters);
  const { files } = listSite(parts, await buildApp(), originalPictures(parts.images));
  const pages = new Map<string, string>();
  for (const { path } of content.pages) {
    const file = files.find((file) => `/${file.path}` === `${path.replace(/\/$/, "")}/index.html`);
    pages.set(path, Buffer.from((await file?.make()) ?? "").toString("utf8"));
  }
  return { content, pages };
}

/** Letters alone: lines break where there is room, and a table's cells need no commas. */
const closeUp = (text: string) => text.replace(/[\s,]+/g, "");

/** All that can be read on a page; of a formula its TeX, which stands beside what is drawn. */
function lettersOf(html: string): string {
  const read = (node: Tree.Node): string => {
    if ("value" in node) return node.value;
    if (!("childNodes" in node) || node.nodeName === "style" || node.nodeName === "script") return "";
    const children = node.nodeName === "semantics" ? node.childNodes.slice(-1) : node.childNodes;
    return children.map(read).join("");
  };
  return closeUp(read(parse(html, { scriptingEnabled: false })));
}

describe.each(portfolios)("the portfolio of the %s", (who) => {
  let loaded: LoadedContent;
  let site: { content: Content; pages: Map<string, string> };

  beforeAll(async () => {
    loaded = await loadContent(portfolioFile(who), { advice: true });
    site = await renderPages(loaded);
  });

  it("gives neither a warning nor cause for advice", () => {
    expect(loaded.diagnostics).toEqual([]);
  });

  it("has every text on its pages, in whichever file it stands", () => {
    const values = placeholderValues(site.content.profile);
    const missing: string[] = [];
    for (const [path, html] of site.pages) {
      const letters = lettersOf(html);
      const words = readableWords(readPortfolio(who)).filter(({ page }) => !page || page.value.path === path);
      expect(words.length).toBeGreaterThan(5);
      for (const line of words.flatMap(({ text }) => fillPlaceholders(text, values).split("\n"))) {
        if (!letters.includes(closeUp(line))) missing.push(`${path}: ${line}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

it("between them they show every kind of block and card", async () => {
  const contents = await Promise.all(portfolios.map((who) => readFile(portfolioFile(who), "utf8")));
  const shown = new Set([...contents.join("").matchAll(/"type": "([a-z-]+)"/g)].map(([, type]) => type));
  expect([...Object.keys(blocks), ...Object.keys(entities)].filter((type) => !shown.has(type))).toEqual([]);
});
