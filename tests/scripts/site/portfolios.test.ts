import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { blocks } from "../../../schema/blocks/index.ts";
import type { Content } from "../../../schema/content.ts";
import { entities } from "../../../schema/entities/index.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { fillPlaceholders, placeholderValues } from "../../../schema/localize/placeholders.ts";
import { plain } from "../../../schema/text.ts";
import { buildApp } from "../../../scripts/lib/app/app-build.ts";
import { type LoadedContent, loadContent } from "../../../scripts/lib/content/load-content.ts";
import { originalPictures } from "../../../scripts/lib/images/collect-pictures.ts";
import { listSite } from "../../../scripts/lib/site/list-site.ts";
import { readParts } from "../../../scripts/lib/site/read-parts.ts";
import { readableWords } from "../../support/readable-words.ts";
import { portfolioFile, portfolios, readPortfolio } from "../../support/site/portfolios.ts";

/** A site in one language: its pages by their paths, as they stand in the content. */
interface Said {
  content: Content;
  document: unknown;
  pages: Map<string, string>;
  /** The paths of pages that have a call of their own near their end: the footer's is left out there. */
  calling: Set<string>;
}

/** The footer's call. */
const footerCall = /^\/footer\/(?:invitation|actions)/;

/** The pages of a site in each of its languages, its pictures as they are: to make their files is a matter of browsers' tests. */
async function renderPages(who: string, loaded: LoadedContent): Promise<Said[]> {
  const { content } = loaded;
  if (!content) throw new Error("The content was refused.");
  const parts = await readParts(loaded, content);
  const { files } = listSite(parts, await buildApp(), originalPictures(parts.images));
  const render = async (path: string) => {
    const file = files.find((file) => `/${file.path}` === `${path.replace(/\/$/, "")}/index.html`);
    return Buffer.from((await file?.make()) ?? "").toString("utf8");
  };
  return Promise.all(
    readPortfolio(who).map(async ({ document }, index) => {
      const locale = loaded.locales[index];
      if (!locale) throw new Error("A language is missing.");
      const pages = new Map<string, string>();
      const calling = new Set<string>();
      for (const [place, { path }] of content.pages.entries()) {
        const own = locale.content.pages[place];
        // What isn't in a language has no page there.
        if (!own || own.hidden) continue;
        pages.set(path, await render(own.path));
        if (own.blocks.slice(-2).some(({ type }) => type === "call-to-action")) calling.add(path);
      }
      return { content: locale.content, document, pages, calling };
    }),
  );
}

/** Letters alone: lines break where there is room, and a table's cells need no commas. */
const closeUp = (text: string) => text.replace(/[\s,]+/g, "");

/** All that can be read on a page; of a formula its TeX, which is beside its rendered form. */
function lettersOf(html: string): string {
  const read = (node: Tree.Node): string => {
    if ("value" in node) return node.value;
    if (!("childNodes" in node) || node.nodeName === "style" || node.nodeName === "script") return "";
    const children = node.nodeName === "semantics" ? node.childNodes.slice(-1) : node.childNodes;
    return children.map(read).join("");
  };
  return closeUp(read(parse(html, { scriptingEnabled: false })));
}

/** A document with the pages that its posts have. */
function withPosts(document: unknown, { pages }: Content): unknown {
  if (!isRecord(document) || !Array.isArray(document["pages"])) return document;
  return { ...document, pages: [...document["pages"], ...pages.slice(document["pages"].length)] };
}

describe.each(portfolios)("the portfolio of the %s", (who) => {
  let loaded: LoadedContent;
  let languages: Said[];

  beforeAll(async () => {
    loaded = await loadContent(portfolioFile(who), { advice: true });
    languages = await renderPages(who, loaded);
  });

  it("gives neither a warning nor cause for advice", () => {
    expect(loaded.diagnostics).toEqual([]);
  });

  it("has every text on its pages, in whichever file it is, in each of its languages", () => {
    const missing: string[] = [];
    const said = languages.flatMap(({ pages, ...site }) => [...pages].map(([path, html]) => ({ path, html, ...site })));
    for (const { path, html, content, document, calling } of said) {
      const values = placeholderValues(content.profile);
      const characters = lettersOf(html);
      const words = readableWords(withPosts(document, content)).filter(
        (text) => (text.path ?? path) === path && !(calling.has(path) && footerCall.test(text.pointer)),
      );
      expect(words.length).toBeGreaterThan(3);
      for (const line of words.flatMap(({ text }) => plain(fillPlaceholders(text, values)).split("\n"))) {
        if (!characters.includes(closeUp(line))) missing.push(`${path}: ${line}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

it("between them they show every kind of block and card", async () => {
  const loaded = await Promise.all(portfolios.map((who) => loadContent(portfolioFile(who))));
  const contents = loaded.map(({ content }) => JSON.stringify(content));
  const shown = new Set([...contents.join("").matchAll(/"type":"([a-z-]+)"/g)].map(([, type]) => type));
  expect([...Object.keys(blocks), ...Object.keys(entities)].filter((type) => !shown.has(type))).toEqual([]);
});
