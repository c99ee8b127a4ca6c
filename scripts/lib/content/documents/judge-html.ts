import { type DefaultTreeAdapterMap, Parser, type Token } from "parse5";
import { findActivePart } from "./find-active-part.ts";

/**
 * Active elements of HTML, beside those in `find-active-part.ts`: they send data, show documents, or change what
 * addresses resolve to. `<select>` is refused because browsers and this parser differ in its content model.
 */
const activeElement = /^(?:applet|base|fencedframe|form|frame|frameset|portal|select)$/;

/** Browsers stop nesting at 512 elements and move deeper ones elsewhere. */
const deepest = 500;

/** Bounds the elements that HTML's error recovery creates from a few tags. */
const mostElements = 200_000;

class Refusal extends Error {}

/**
 * The reason why text that browsers may parse as HTML can't be published; undefined if it runs nothing when it is
 * opened at its own address.
 * @returns the end of a sentence whose subject is the file ("it …")
 */
export function judgeHtml(text: string): string | undefined {
  const charset = [...text.slice(0, 4096).matchAll(/charset\s*=\s*(?:["']\s*)?([\w:.-]+)/gi)]
    .map(([, name]) => name)
    .find((name) => !/^(?:utf-?8|us-ascii)$/i.test(name ?? ""));
  if (charset !== undefined) return `it says that its encoding is ${charset}: save it as UTF-8`;
  try {
    DocumentReader.parse(text);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Checks every start tag, including those that this parser drops but another may keep. */
class DocumentReader extends Parser<DefaultTreeAdapterMap> {
  #depth = 0;
  #elements = 0;

  override onStartTag(token: Token.TagToken): void {
    const { tagName, attrs } = token;
    const refreshes = tagName === "meta" && attrs.some(({ name }) => name === "http-equiv");
    const part = activeElement.test(tagName) || refreshes ? `<${tagName}>` : findActivePart(tagName, attrs);
    if (part !== undefined) {
      throw new Refusal(
        `it begins as a web page does and holds ${part}, which browsers run if a host doesn't say what kind of file it is: write a line of plain words before it, or put it into a .zip`,
      );
    }
    super.onStartTag(token);
  }

  override onItemPush(...item: Parameters<Parser<DefaultTreeAdapterMap>["onItemPush"]>): void {
    this.#depth += 1;
    this.#elements += 1;
    if (this.#depth > deepest || this.#elements > mostElements) {
      throw new Refusal("it begins as a web page does and is too large or too deep to be looked through");
    }
    super.onItemPush(...item);
  }

  override onItemPop(...item: Parameters<Parser<DefaultTreeAdapterMap>["onItemPop"]>): void {
    this.#depth -= 1;
    super.onItemPop(...item);
  }
}
