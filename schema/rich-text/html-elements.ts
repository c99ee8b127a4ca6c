import type { Schema } from "hast-util-sanitize";

/** The words of a list. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Elements that are shown as what they are. */
export const shown =
  words(`a abbr b blockquote br code dd del details dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img
  kbd li mark ol p pre q s samp strike strong sub summary sup table tbody td tfoot th thead tr tt ul var`);

/** Elements that group others or change their look: what they contain is shown. */
export const transparent =
  words(`address article aside big body center cite dfn div font footer header hgroup html ins main
  nav picture section small source span time u wbr caption col colgroup`);

/** Elements that are left out with all that they contain. */
const leftOut = words(`applet area audio base button canvas datalist dialog embed fieldset form frame frameset head
  iframe input label legend link map marquee math menu meta meter noembed noframes noscript object optgroup option
  output param plaintext portal progress ruby script select slot style svg template textarea title track video xmp`);

const known = new Set([...shown, ...transparent, ...leftOut]);

/** The allowlist. What isn't in it can't be in a text. */
export const allowed: Schema = {
  tagNames: shown,
  attributes: {
    a: ["href"],
    img: ["src", "alt"],
    code: [["className", /^language-./]],
    abbr: ["title"],
    ol: ["start"],
    td: ["align"],
    th: ["align"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  strip: leftOut,
  // One element at a time is sanitized, so what is around it isn't known.
  ancestors: {},
  clobber: [],
  required: {},
};

/** Attributes that are left out without a word: what they say is up to the design, or for other programs. */
export const look =
  /^(?:className|id|name|width|height|align|vAlign|target|rel|loading|border|cell.*|bgColor|color|face|size|title|lang|dir|open|role|data.*|aria.*|srcSet|sizes|start|type|scope|colSpan|rowSpan|cite|dateTime|decoding)$/i;

/** The most elements that may be open at once. Parsers take quadratic time for more, and recursion has its limits. */
export const mostOpen = 200;

/** Elements that HTML closes by itself. */
export const selfClosing = new Set(
  words("p li dt dd tr td th thead tbody tfoot option br hr img wbr source col area input meta link"),
);

/** True for HTML, false for text in angle brackets such as a type parameter. */
export function isHtml(found: string): boolean {
  // A block of HTML can be indented.
  const name = /^\s*<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i.exec(found)?.[1];
  return name === undefined ? /^\s*<[!?]/.test(found) : known.has(name.toLowerCase());
}
