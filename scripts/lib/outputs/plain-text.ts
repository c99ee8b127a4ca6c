import type { Link, Nodes, Root, RootContent } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { findListed } from "../../../schema/resolve/article-of.ts";
import { coverContacts, holdsContact, isContactLink, patternOf } from "../html/contacts.ts";
import { homeOf, isHome, type Output, type ReadablePage } from "./output.ts";

/** The portfolio as text, for programs that read applications and for language models. */
export const plainText: Output = {
  switch: "plainText",
  describe: ({ shell }) => ({
    links: [
      { rel: "alternate", type: "text/markdown", href: `${homeOf(shell)}portfolio.md` },
      { rel: "alternate", type: "text/plain", href: `${homeOf(shell)}portfolio.txt` },
    ],
  }),
  files: ({ contacts, folder }, pages) => {
    // The page with the list already has its posts and publications.
    const shown = pages.map(({ page }) => page);
    const listed = findListed(shown, ({ href }) => href);
    const unlisted = pages.filter(({ page }) => !listed.has(page));
    return [
      { path: `${folder}portfolio.md`, make: async () => formatMarkdown(await composeDocument(unlisted, contacts)) },
      { path: `${folder}portfolio.txt`, make: async () => formatPlainText(await composeDocument(unlisted, contacts)) },
    ];
  },
};

/** GitHub's Markdown strikes out text between tildes. */
const strikethrough = { character: "~", inConstruct: "phrasing" } as const;

/** Escapes "(" in link texts: after an escaped bracket, some parsers read it as the start of an address. */
const address = { character: "(", inConstruct: "label" } as const;

/** Formats a document as CommonMark, with special characters escaped. */
export function formatMarkdown(document: Root): string {
  const extensions = [gfmStrikethroughToMarkdown(), gfmTableToMarkdown()];
  // Without formulas, dollar signs need no escapes.
  if (hasFormula(document)) extensions.push(mathToMarkdown());
  const style = { bullet: "-", rule: "-", fences: true, resourceLink: true } as const;
  return toMarkdown(document, { ...style, unsafe: [strikethrough, address], extensions });
}

function hasFormula(node: Nodes): boolean {
  return node.type === "inlineMath" || ("children" in node && node.children.some(hasFormula));
}

/** Formats a document without markup. A paragraph is one line, so that readers wrap it. @internal */
export function formatPlainText(document: Root): string {
  const blocks = document.children.map((node, index) => {
    const isTitle = node.type === "heading" && node.depth >= 4 && document.children[index + 1]?.type !== "heading";
    return formatNode(node) + (isTitle ? "\n" : "\n\n");
  });
  const text = `${blocks.join("").trimEnd()}\n`;
  // Without a type from the host, browsers read text that begins like markup as HTML (WHATWG MIME Sniffing 7.1).
  return /^\s*</.test(text) ? `\u00a0${text}` : text;
}

function formatNode(node: Nodes): string {
  const format = (between: string) => ("children" in node ? node.children.map(formatNode).join(between) : "");
  switch (node.type) {
    case "heading": {
      const text = format("");
      const underline = node.depth === 1 ? "=" : node.depth === 2 ? "-" : "";
      return underline === "" ? text : `${node.depth === 2 ? "\n" : ""}${text}\n${underline.repeat(widthOf(text))}`;
    }
    case "list":
      return node.children
        .map((item, index) => {
          const underline = node.ordered ? `${index + 1}. ` : "- ";
          return underline + formatNode(item).replaceAll("\n", `\n${" ".repeat(underline.length)}`);
        })
        .join("\n");
    case "listItem":
    case "table":
      return format("\n");
    case "tableRow":
      return format(" | ");
    case "blockquote":
      return format("\n\n");
    case "thematicBreak":
      return "\n* * *";
    case "break":
      return "\n";
    case "link": {
      // The address follows the link's text, unless both are the same.
      const words = format("");
      return /^(?:mailto|tel):/.test(node.url) || node.url === words ? words : `${words} (${node.url})`;
    }
    default:
      return "value" in node ? node.value : format("");
  }
}

/** In characters. Segmenting a heading as long as a book would exhaust memory. */
const longestLine = 120;

function widthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text.slice(0, longestLine))].length;
}

/** Joins pages: home first if it is one of them, the others as sections of the first, and the footer once at the end. */
export async function composeDocument(pages: readonly ReadablePage[], contacts: readonly string[]): Promise<Root> {
  const ordered = pages.toSorted((one, other) => Number(isHome(other.page)) - Number(isHome(one.page)));
  const texts = await Promise.all(
    ordered.map(async ({ page, readText }) => {
      const { main, footer } = await readText();
      return { page, main: cover(main, contacts, page.url), footer: cover(footer, contacts, page.url) };
    }),
  );
  const body = texts.flatMap(({ main }, index) => (index === 0 ? main : main.map(lower)));
  const [first] = texts;
  const end: RootContent[] = first ? [{ type: "thematicBreak" }, ...first.footer, addressLine(first.page.url)] : [];
  return { type: "root", children: [...body, ...end] };
}

const depthBelow = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;

function lower(node: RootContent): RootContent {
  return node.type === "heading" ? { ...node, depth: depthBelow[node.depth] } : node;
}

function addressLine(address: string): RootContent {
  return { type: "paragraph", children: [{ ...linkTo(address), url: new URL(address).href }] };
}

/** Replaces contacts with the address of the page that shows them, once in each list, because text can't hide them. */
function cover(nodes: readonly RootContent[], contacts: readonly string[], url: string): readonly RootContent[] {
  if (contacts.length === 0) return nodes;
  const root: Root = structuredClone({ type: "root", children: [...nodes] });
  visit(root, (node) => {
    if ("value" in node && node.type !== "text") node.value = coverContacts(node.value, contacts, url);
    if (node.type !== "link" || !(isContactLink(node.url) || holdsContact(node.url, contacts))) return;
    Object.assign(node, holdsContact(textOf(node), contacts) ? linkTo(url) : { url });
  });
  const pattern = patternOf(contacts);
  findAndReplace(root, [pattern, () => linkTo(url)], { ignore: "link" });
  // Links can't be nested.
  findAndReplace(root, [pattern, "…"]);
  visit(root, "list", (list) => {
    list.children = [...new Map(list.children.map((item) => [JSON.stringify(item), item])).values()];
  });
  return root.children;
}

function linkTo(url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: url }] };
}
