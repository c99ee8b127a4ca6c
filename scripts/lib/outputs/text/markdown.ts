import type { Root } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";

/** Readers that know GitHub's Markdown strike out what stands between these. */
const strikethrough = { character: "~", inConstruct: "phrasing" } as const;

/** Some readers take what follows an escaped bracket within a link's words for an address; this they don't. */
const address = { character: "(", inConstruct: "label" } as const;

/** A document in CommonMark; what has a meaning there is escaped. */
export function formatMarkdown(document: Root): string {
  return toMarkdown(document, { bullet: "-", rule: "-", resourceLink: true, unsafe: [strikethrough, address] });
}
