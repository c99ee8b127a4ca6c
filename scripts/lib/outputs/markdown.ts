import type { Root } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";

/** A document in CommonMark; what has a meaning there is escaped. */
export function formatMarkdown(document: Root): string {
  return toMarkdown(document, { bullet: "-", rule: "-", resourceLink: true });
}
