import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { beforeAll, expect, it } from "vitest";
import { closeDirections } from "../../../schema/localize/placeholders.ts";
import { plainLongText, stripMarkup } from "../../../schema/rich-text/plain-text.ts";
import { readText } from "../read-text.ts";
import type { renderSubject } from "./render.ts";

/** What gives a text its form, and has no attribute that does anything. */
const formTags = new Set(
  "p strong em del code pre br ul ol li blockquote h2 h3 h4 h5 h6 hr table thead tbody tr th td".split(" "),
);

/**
 * A document's elements with all that a text must not change: their attributes, and what says where they lead. Where
 * the text `hasForm`, what gives it that is left out, and with it the rules for its look.
 */
function outline(node: Tree.Node, hasForm = false): unknown[] {
  if ("tagName" in node) {
    if (hasForm && node.tagName === "pre") return [];
    // It is drawn from a number that its title gives.
    if (isCover(node)) return ["cover"];
    if (hasForm && formTags.has(node.tagName)) return node.childNodes.flatMap((child) => outline(child, hasForm));
    const attributes = node.attrs
      .filter(isSteady)
      .map(({ name, value }) =>
        /^(?:href|src|srcset|class|id|style|type|rel|target|command|commandfor|dir|lang|http-equiv|data-island|data-player)$/.test(
          name,
        )
          ? `${name}=${value}`
          : name,
      );
    const isCode =
      (node.tagName === "style" && !hasForm) ||
      (node.tagName === "script" && !node.attrs.some(({ name }) => name === "type"));
    return [
      node.tagName,
      attributes,
      isCode ? textIn(node) : "",
      node.childNodes.flatMap((child) => outline(child, hasForm)),
    ];
  }
  if (node.nodeName === "#comment") return ["#comment"];
  return "childNodes" in node ? node.childNodes.flatMap((child) => outline(child, hasForm)) : [];
}

/** False for values that depend on a text's characters: its longest word, and its number of lines. */
function isSteady({ name, value }: { name: string; value: string }): boolean {
  return name !== "style" || !/^(?:--longest:\d+;?)?(?:--leading:[\d.]+)?$/.test(value);
}

function isCover({ childNodes, attrs }: Tree.Element): boolean {
  const [drawing, ...others] = childNodes;
  const isHidden = attrs.some(({ name, value }) => name === "aria-hidden" && value === "true");
  const isDrawn = drawing !== undefined && "tagName" in drawing && drawing.tagName === "svg";
  return isHidden && isDrawn && others.length === 0 && attrs.some(({ name }) => name === "style");
}

function textIn(node: Tree.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
}

function find(node: Tree.Node, isWanted: (element: Tree.Element) => boolean): Tree.Element[] {
  if (!("childNodes" in node)) return [];
  const inner = node.childNodes.flatMap((child) => find(child, isWanted));
  return "tagName" in node && isWanted(node) ? [node, ...inner] : inner;
}

const attribute = (element: Tree.Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

/** Collapses white space, as HTML does. */
const fold = (text: string) => text.replace(/\s+/g, " ").trim();
/** Without any: where a text has form, its words stand in elements of their own. */
const squeeze = (text: string) => text.replace(/\s+/g, "");
const count = (text: string, part: string) => text.split(part).length - 1;

/** The first page has every kind of text; the others say less. */
const full = 1;

type Rendered = ReturnType<typeof renderSubject>["rendered"];

const readPages = (rendered: Rendered) =>
  rendered.map(({ head, masked }) => ({ head, document: parse(masked, { scriptingEnabled: false }) }));

/** The usual pages, with their outlines: they are the same for each text. */
function readUsual(usual: Rendered) {
  return readPages(usual).map(({ document }) => ({
    outlines: [false, true].map((hasForm) => JSON.stringify(outline(document, hasForm))),
    shown: count(fold(readText(document)), "Harmless"),
  }));
}

const usualPages = new WeakMap<Rendered, ReturnType<typeof readUsual>>();

/** Tests of pages with `text` in every place, beside the same pages with the text "Harmless". */
export function testPages(text: string, hasForm: boolean, read: () => { rendered: Rendered; usual: Rendered }): void {
  let pages: ReturnType<typeof readPages>;
  let expected: ReturnType<typeof readUsual>;
  beforeAll(() => {
    const { rendered, usual } = read();
    pages = readPages(rendered);
    expected = usualPages.get(usual) ?? readUsual(usual);
    usualPages.set(usual, expected);
  });

  it("a page has the elements, attributes, scripts and addresses of a page with harmless texts", () => {
    expect(pages.map(({ document }) => JSON.stringify(outline(document, hasForm)))).toEqual(
      expected.map(({ outlines }) => outlines[hasForm ? 1 : 0]),
    );
  });

  it("a page shows the text as text, as often as the harmless one", () => {
    const shown = fold(closeDirections(text));
    for (const [index, { document }] of pages.entries()) {
      expect(expected[index]?.shown).toBeGreaterThan(index < full ? 60 : 10);
      if (hasForm) {
        const page = squeeze(readText(document));
        // The second page has no text that is read as Markdown.
        for (const words of index === full ? [text] : [text, stripMarkup(text), plainLongText(text)]) {
          expect(page).toContain(squeeze(closeDirections(words)));
        }
        continue;
      }
      expect(count(fold(readText(document)), shown)).toBe(expected[index]?.shown);
    }
  });

  it("a page has data that reads back as what was put into it", () => {
    for (const [index, { document, head }] of pages.entries()) {
      const [data] = find(document, (element) => attribute(element, "type") === "application/ld+json");
      expect(JSON.parse(data ? textIn(data) : "")).toEqual(JSON.parse(JSON.stringify(head.structuredData)));
      const islands = find(document, (element) => attribute(element, "data-props") !== undefined);
      if (index < full) expect(islands.length).toBeGreaterThan(3);
      for (const island of islands) {
        expect(JSON.stringify(JSON.parse(attribute(island, "data-props") ?? ""))).toContain(
          JSON.stringify(closeDirections(text)),
        );
      }
    }
  });
}
