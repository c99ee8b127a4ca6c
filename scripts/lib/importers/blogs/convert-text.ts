import type { Nodes } from "mdast";
import { hasSchemeOrHost } from "../../../../schema/links.ts";
import { href } from "../../../../schema/primitives.ts";
import { parseMarkdown, spanOf } from "../../../../schema/rich-text/parse-markdown.ts";
import { applySplices, type Splice } from "../../../../schema/source/edited.ts";
import type { Span } from "../../../../schema/source/location.ts";
import type { Report } from "./convert-tags.ts";

/** Where addresses in one post lead now. Undefined if they lead nowhere. */
export interface Addresses {
  link: (address: string) => string | undefined;
  /** The picture's new name. Pictures on other sites keep their address. */
  picture: (address: string) => string | undefined;
}

/**
 * Changes the addresses in a text. What leads nowhere is shown as text. What posts can't show is written in another way:
 * frames and pictures on other sites become links, callouts (`> [!NOTE]`) begin with their kind in bold. A picture without
 * words gets those of its file's name.
 */
export function convertText(text: string, { link, picture }: Addresses, report: Report): string {
  const edits: Splice[] = [];
  /** A picture with its new name, or what is in its place. Undefined if it can stay as it is written. */
  const showPicture = (url: string, alt: string, at: number): string | undefined => {
    const name = picture(url);
    if (name === undefined) report(at, `the picture ${url} isn't there; its words stay.`);
    const words = alt.trim() || wordsOf(url);
    if (name === undefined) return words;
    if (/^https?:/.test(name)) return `[${words}](<${name}>)`;
    return name === url && words === alt ? undefined : `![${words}](<${name}>)`;
  };
  const convertHtml = (source: string, start: number): Splice[] => {
    const tag = /^<(img|iframe|a)\b/i.exec(source)?.[1]?.toLowerCase();
    const say = (key: string) => new RegExp(`\\s${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, "i").exec(source);
    const found = tag && say(tag === "a" ? "href" : "src");
    if (!found) return [];
    const address = found[1] ?? found[2] ?? found[3] ?? "";
    const span = { start, end: start + source.length };
    if (tag === "iframe") return [{ ...span, text: `<${link(address) ?? address}>` }];
    if (tag === "img") {
      // In HTML, Markdown would be shown as it is written.
      const name = picture(address);
      const alt = say("alt");
      const words = showPicture(address, alt?.[1] ?? alt?.[2] ?? "", start) ?? "";
      return name === address ? [] : [{ ...span, text: name === undefined ? words : source.replace(address, name) }];
    }
    const to = link(address);
    if (to === undefined) report(start, `${address} leads to nothing that was imported; its words stay.`);
    return to === address ? [] : [{ ...span, text: source.replace(found[0], to === undefined ? "" : ` href="${to}"`) }];
  };
  const visit = (node: Nodes): void => {
    const span = spanOf(node, text);
    const source = text.slice(span.start, span.end);
    if (node.type === "link" || node.type === "definition") {
      // In a bare address a backslash is no escape, but it was meant as one.
      const to = link(node.url) ?? (isBare(source) ? link(node.url.replace(/\\(?=[!-/:-@[-`{-~])/g, "")) : undefined);
      if (to === undefined) report(span.start, `${node.url} leads to nothing that was imported; its words stay.`);
      if (to === undefined && node.type === "link") edits.push(...unwrap(node, span, text));
      if (to !== undefined && to !== node.url) edits.push(replaceAddress(source, node.url, to, span));
    }
    const isHtml = node.type === "html" || (node.type === "image" && source.startsWith("<"));
    if (isHtml) edits.push(...convertHtml(source, span.start));
    else if (node.type === "image") {
      const made = showPicture(node.url, node.alt ?? "", span.start);
      if (made !== undefined) edits.push({ ...span, text: made });
    }
    const callout = node.type === "blockquote" && /^>[ \t]*\[!(\w)(\w+)\][+-]?[ \t]*/.exec(source);
    if (callout) {
      const [found, first = "", rest = ""] = callout;
      edits.push({ ...span, end: span.start + found.length, text: `> **${first}${rest.toLowerCase()}:** ` });
    }
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(parseMarkdown(text, "blocks"));
  return applyAll(text, edits);
}

/** Applies splices whose offsets all refer to the same text, the last one first. */
function applyAll(text: string, splices: readonly Splice[]): string {
  return applySplices(
    text,
    splices.toSorted((one, other) => other.start - one.start),
  );
}

/** Shows as text what the check refuses at some offsets: the words of links and pictures, the source of formulas. */
export function showAsText(text: string, offsets: readonly number[]): string {
  const edits = new Map<number, Splice[]>();
  const visit = (node: Nodes): void => {
    const span = spanOf(node, text);
    if (node.type !== "root" && !offsets.some((offset) => offset >= span.start && offset < span.end)) return;
    if (node.type === "link") edits.set(span.start, unwrap(node, span, text));
    if (node.type === "image") edits.set(span.start, [{ ...span, text: node.alt ?? "" }]);
    if (node.type === "html") edits.set(span.start, [{ ...span, text: "" }]);
    if (node.type === "definition") edits.set(span.start, [{ ...span, text: "" }]);
    if (node.type === "inlineMath")
      edits.set(span.start, [{ ...span, text: `\`${node.value.replaceAll("`", "'")}\`` }]);
    if (node.type === "math") edits.set(span.start, [{ ...span, text: `\`\`\`tex\n${node.value}\n\`\`\`` }]);
    if ("children" in node && !edits.has(span.start)) for (const child of node.children) visit(child);
  };
  visit(parseMarkdown(text, "blocks"));
  return applyAll(text, [...edits.values()].flat());
}

/** True for an address in the text that is a link without words of its own. */
const isBare = (source: string) => /^(?:<[a-z][a-z0-9+.-]*:|[^[<])/i.test(source);

const withoutMarks = (source: string) => source.replace(/^<|>$/g, "");

/** Removes the marks of a link around its words. A bare address would be a link again, so it becomes code. */
function unwrap(node: Extract<Nodes, { type: "link" }>, { start, end }: Span, text: string): Splice[] {
  const source = text.slice(start, end);
  if (isBare(source)) return [{ start, end, text: `\`${withoutMarks(source)}\`` }];
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return [{ start, end, text: "" }];
  return [
    { start, end: spanOf(first, text).start, text: "" },
    { start: spanOf(last, text).end, end, text: "" },
  ];
}

function replaceAddress(source: string, from: string, to: string, { start, end }: Span): Splice {
  if (isBare(source)) {
    const words = hasSchemeOrHost(to) ? to : withoutMarks(source);
    return { start, end, text: `[${words.replace(/[[\]*_\\]/g, "\\$&")}](<${to}>)` };
  }
  const href = source.startsWith("<") && /href\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i.exec(source);
  if (href) return { start: start + href.index, end: start + href.index + href[0].length, text: `href="${to}"` };
  const at = source.lastIndexOf(from);
  if (at >= 0) return { start: start + at, end: start + at + from.length, text: to };
  // The address is written with escapes.
  const begin = source.lastIndexOf("](");
  if (begin >= 0) return { start: start + begin, end, text: `](<${to}>)` };
  return { start: start + source.indexOf("]:"), end, text: `]: <${to}>` };
}

/** What a file's name says of a picture, where nobody has said more: "board-front.png" is "board front". */
function wordsOf(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf("/") + 1);
  return (
    name
      .replace(/\.\w+$/, "")
      .replace(/%[0-9a-f]{2}|[^\p{L}\p{N}]+/giu, " ")
      .trim() || "…"
  );
}

/** Adds the scheme to an address on another site, if it has none (`//host`, `www.host`). Undefined if it is no valid link. */
export function completeForeign(address: string): string | undefined {
  const full = address.startsWith("//") ? `https:${address}` : /^www\./i.test(address) ? `https://${address}` : address;
  return href.safeParse(full).success ? full : undefined;
}
