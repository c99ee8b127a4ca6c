import type { ResolvedImage } from "../../../../schema/pictures/picture.ts";
import { plain } from "../../../../schema/text.ts";
import type { Block, Inline, LongText, MathNode } from "../../../../schema/words/tree.ts";
import { escapeHtml } from "../../../../src/document/html.ts";

/** What in a text is another where it is read elsewhere. */
interface Elsewhere {
  /** Words as they may be told. */
  say: (words: string) => string;
  /** A full address; undefined where it may not be told. */
  resolve: (href: string) => string | undefined;
}

type Texts = LongText<ResolvedImage>;
type Phrases = readonly Inline<ResolvedImage>[];

/** A text with a picture over it as plain HTML, which needs nothing of the site's: for those who read it elsewhere. */
export function writeHtml(text: Texts, picture: ResolvedImage | undefined, elsewhere: Elsewhere): string {
  const first = picture ? [`<p>${new Writer(elsewhere).picture(picture)}</p>`] : [];
  return [...first, new Writer(elsewhere).blocks(text)].join("\n");
}

class Writer {
  readonly #elsewhere: Elsewhere;

  constructor(elsewhere: Elsewhere) {
    this.#elsewhere = elsewhere;
  }

  blocks(blocks: Texts): string {
    return blocks.map((block) => this.#block(block)).join("\n");
  }

  picture({ src, alt, width, height }: ResolvedImage): string {
    const address = this.#elsewhere.resolve(src) ?? "";
    return `<img${attribute("src", address)}${attribute("alt", this.#elsewhere.say(plain(alt)))} width="${width}" height="${height}">`;
  }

  #block(block: Block<ResolvedImage>): string {
    if (typeof block === "string") return `<p>${this.#words(block)}</p>`;
    switch (block.type) {
      case "paragraph":
        return `<p>${this.#phrases(block.children)}</p>`;
      case "heading":
        return `<h${block.level}>${this.#phrases(block.children)}</h${block.level}>`;
      case "quotation":
        return `<blockquote>${this.blocks(block.children)}</blockquote>`;
      case "run":
        return inLanguage("div", block.lang, this.blocks(block.children));
      case "list": {
        const items = block.items.map((item) => `<li>${this.blocks(item)}</li>`).join("");
        return block.start === undefined ? `<ul>${items}</ul>` : `<ol start="${block.start}">${items}</ol>`;
      }
      case "code": {
        const lines = block.lines.map((line) =>
          line.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""),
        );
        return `<pre><code>${this.#words(lines.join("\n"))}</code></pre>`;
      }
      case "table": {
        const row = (cells: readonly Phrases[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.#phrases(cell)}</${tag}>`).join("")}</tr>`;
        const rows = block.rows.map((cells) => row(cells, "td")).join("");
        return `<table><thead>${row(block.head, "th")}</thead><tbody>${rows}</tbody></table>`;
      }
      case "formula":
        return `<p>${this.#formula(block)}</p>`;
      case "rule":
        return "<hr>";
      case "notes":
        return `<hr><ol>${block.notes.map(({ children }) => `<li>${this.blocks(children)}</li>`).join("")}</ol>`;
    }
  }

  #phrases(phrases: Phrases): string {
    return phrases.map((phrase) => this.#phrase(phrase)).join("");
  }

  #phrase(phrase: Inline<ResolvedImage>): string {
    if (typeof phrase === "string") return this.#words(phrase);
    switch (phrase.type) {
      case "break":
        return "<br>";
      case "inlineCode":
        return `<code>${this.#words(phrase.value)}</code>`;
      case "link": {
        const address = this.#elsewhere.resolve(phrase.href);
        const words = this.#phrases(phrase.children);
        return address === undefined ? words : `<a${attribute("href", address)}>${words}</a>`;
      }
      case "image":
        return this.picture(phrase.image);
      case "run":
        return inLanguage("span", phrase.lang, this.#phrases(phrase.children));
      case "formula":
        return this.#formula(phrase);
      case "noteReference": {
        // Programs that show feeds keep no ids: the note leads to the page.
        const address = this.#elsewhere.resolve(`#${phrase.to}`);
        const number = String(phrase.number);
        return `<sup>${address === undefined ? number : `<a${attribute("href", address)}>${number}</a>`}</sup>`;
      }
      default: {
        const tag = { strong: "strong", emphasis: "em", delete: "del" }[phrase.type];
        return `<${tag}>${this.#phrases(phrase.children)}</${tag}>`;
      }
    }
  }

  #formula({ tex, math }: { tex: string; math: MathNode | undefined }): string {
    return math === undefined ? `<code>${this.#words(tex)}</code>` : writeMath(math);
  }

  #words(words: string): string {
    return escapeHtml(this.#elsewhere.say(words));
  }
}

function writeMath(node: MathNode): string {
  if (typeof node === "string") return escapeHtml(node);
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => attribute(name, value));
  return `<${node.tag}${attributes.join("")}>${node.children.map(writeMath).join("")}</${node.tag}>`;
}

function inLanguage(tag: string, lang: string | undefined, html: string): string {
  return lang === undefined ? html : `<${tag}${attribute("lang", lang)}>${html}</${tag}>`;
}

function attribute(name: string, value: string): string {
  return ` ${name}="${escapeHtml(value)}"`;
}
