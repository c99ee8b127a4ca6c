import { blocks } from "../../blocks/index.ts";
import type { ContentNode } from "../../document/content-node.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import type { RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";

/** Reports a page among blocks, or a block among pages or cards: what it lacks there is of no use. */
export function reportMisplaced({ shape, value, pointer }: ContentNode): RuleReport | undefined {
  if (!isRecord(value)) return undefined;
  const { type, path } = value;
  if (shape.kind === "block" && type === undefined && path !== undefined && Array.isArray(value["blocks"]))
    return find("misplaced-part", pointer, { what: "a page", home: '"pages"' });
  const isBlock = typeof type === "string" && Object.hasOwn(blocks, type);
  if (shape.kind === "page" && isBlock)
    return find("misplaced-part", pointer, { what: `the block "${type}"`, home: 'the "blocks" of a page' });
  return undefined;
}
