import type { Content } from "../content.ts";
import { contentNode } from "../document/content-node.ts";
import { mapContent } from "../document/map-content.ts";
import { makeRun } from "../text.ts";
import type { LocalValue } from "./localize.ts";

/** Turns each text in another language than its page into a language run. */
export function addRuns(content: Content, local: Pick<LocalValue, "foreign" | "language">): Content;
export function addRuns(content: unknown, { foreign, language }: Pick<LocalValue, "foreign" | "language">): unknown {
  if (foreign.size === 0) return content;
  return mapContent(contentNode(content), (node, goOn) => {
    if (typeof node.value !== "string") return goOn(node);
    const own = foreign.get(node.localPointer);
    return own === undefined ? node.value : makeRun([node.value], own, language);
  });
}
