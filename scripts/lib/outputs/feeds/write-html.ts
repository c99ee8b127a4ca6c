import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { ResolvedImage } from "../../../../schema/pictures/picture.ts";
import type { Block, Inline, LongText, MathNode } from "../../../../schema/rich-text/tree.ts";
import { plain } from "../../../../schema/text.ts";

/** What differs outside the site: contacts are hidden, and addresses are full. */
interface OutsideSite {
  /** Hides contacts in a text from crawlers. */
  mask: (words: string) => string;
  /** Returns a full address, or undefined if it must stay hidden. */
  resolve: (href: string) => string | undefined;
}

type Texts = LongText<ResolvedImage>;
type Phrases = readonly Inline<ResolvedImage>[];
type Child = Element | string;

/**
 * Writes a text as plain HTML for feed readers, with its picture in a paragraph before it. Contacts are masked, and of a
 * link to one only the words are left.
 */
export function writeHtml(text: Texts, picture: ResolvedImage | undefined, { mask, resolve }: OutsideSite): string {
  const makeBlocks = (blocks: Texts): Element[] => blocks.flatMap(makeBlock);
  const makePhrases = (phrases: Phrases): Child[] => phrases.flatMap(makePhrase);
  const makeItems = (items: readonly Texts[]) => items.map((item) => h("li", makeBlocks(item)));
  const makeRow = (cells: readonly Phrases[], tag: string) =>
    h(
      "tr",
      cells.map((cell) => h(tag, makePhrases(cell))),
    );
  const makePicture = ({ src, alt, width, height }: ResolvedImage) =>
    h("img", { src: resolve(src) ?? "", alt: mask(plain(alt)), width, height });
  const makeLink = (to: string, words: Child[]) => {
    const href = resolve(to);
    return href === undefined ? words : [h("a", { href }, words)];
  };

  function makeBlock(block: Block<ResolvedImage>): Element | Element[] {
    if (typeof block === "string") return h("p", mask(block));
    switch (block.type) {
      case "paragraph":
        return h("p", makePhrases(block.children));
      case "heading":
        return h(`h${block.level}`, makePhrases(block.children));
      case "quotation":
        return h("blockquote", makeBlocks(block.children));
      case "run":
        return h("div", { lang: block.lang }, makeBlocks(block.children));
      case "list":
        return h(block.start === undefined ? "ul" : "ol", { start: block.start }, makeItems(block.items));
      case "code": {
        const lines = block.lines.map((line) =>
          line.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""),
        );
        return h("pre", h("code", mask(lines.join("\n"))));
      }
      case "table": {
        const rows = block.rows.map((cells) => makeRow(cells, "td"));
        return h("table", h("thead", makeRow(block.head, "th")), h("tbody", rows));
      }
      case "formula":
        return h("p", makePhrase(block));
      case "details":
        return h("details", h("summary", makePhrases(block.summary)), makeBlocks(block.children));
      case "rule":
        return h("hr");
      case "notes":
        return [h("hr"), h("ol", makeItems(block.notes.map(({ children }) => children)))];
    }
  }

  function makePhrase(phrase: Inline<ResolvedImage>): Child | Child[] {
    if (typeof phrase === "string") return mask(phrase);
    switch (phrase.type) {
      case "break":
        return h("br");
      case "inlineCode":
        return h("code", mask(phrase.value));
      case "link":
        return makeLink(phrase.href, makePhrases(phrase.children));
      case "image":
        return makePicture(phrase.image);
      case "run": {
        const words = makePhrases(phrase.children);
        return phrase.lang === undefined ? words : h("span", { lang: phrase.lang }, words);
      }
      case "formula":
        return phrase.math === undefined ? h("code", mask(phrase.tex)) : makeMath(phrase.math);
      case "noteReference":
        // Feed readers remove ids, so the reference links to the page.
        return h("sup", makeLink(`#${phrase.to}`, [String(phrase.number)]));
      default:
        return h(tags[phrase.type] ?? phrase.type, makePhrases(phrase.children));
    }
  }

  const above = picture ? [h("p", makePicture(picture))] : [];
  return toHtml([...above, ...makeBlocks(text)]);
}

/** The elements that are not called as their nodes are. */
const tags: Partial<Record<string, string>> = { emphasis: "em", delete: "del" };

function makeMath(node: MathNode): Child {
  return typeof node === "string" ? node : h(node.tag, node.attributes ?? {}, node.children.map(makeMath));
}
