import { blocks } from "../../blocks/index.ts";
import type { ContentNode } from "../../document/content-node.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import { quote, type RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { SourceLocation } from "../../source/source-text.ts";

/** Reports a page among blocks, or a block among pages. Errors about its keys would mislead. */
export function reportMisplaced({ shape, value, pointer }: ContentNode): RuleReport | undefined {
  if (!isRecord(value)) return undefined;
  const { type, path } = value;
  if (shape.kind === "block" && type === undefined && path !== undefined && Array.isArray(value["blocks"]))
    return find("misplaced-part", pointer, { what: "a page", home: '"pages"' });
  return shape.kind === "page" ? reportMisplacedBlock(type, pointer) : undefined;
}

/** Reports an object in a place for other objects, if its type is that of a block. */
export function reportMisplacedBlock(type: unknown, location: SourceLocation): RuleReport | undefined {
  if (typeof type !== "string" || !Object.hasOwn(blocks, type)) return undefined;
  return find("misplaced-part", location, { what: `the block ${quote(type)}`, home: 'the "blocks" of a page' });
}
