import type { Content } from "../content.ts";
import { contentNode } from "../document/content-node.ts";
import { mapContent } from "../document/map-content.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { hasLanguage, isRecordKind } from "../kinds.ts";
import { type IdOf, ids, nameNodes } from "../source/node-ids.ts";
import { joinPointer } from "../source/place.ts";
import { makeRun, type Text } from "../text.ts";
import { type LocalValue, writtenPointer } from "./localize.ts";

/**
 * Turns each text in another language than its page into a language run.
 * @param hasIds whether each text and object keeps the id of its node
 */
export function addRuns(content: Content, local: LocalValue, hasIds: boolean): Content;
export function addRuns(content: unknown, local: LocalValue, hasIds: boolean): unknown {
  const { foreign, language } = local;
  if (foreign.size === 0 && !hasIds) return content;
  const idAt = (pointer: string) => writtenPointer(pointer, local);
  const idOfText = (pointer: string) => {
    const file = pointer + joinPointer("file");
    return idAt(local.written.has(file) ? file : pointer);
  };
  // Two blocks that show one file share its records.
  const records = new Map<unknown, unknown>();
  return mapContent(contentNode(content), (node, goOn) => {
    const { value, kind, localPointer } = node;
    if (typeof value === "string") {
      const own = foreign.get(localPointer);
      const text: Text = own === undefined ? value : makeRun([value], own, language);
      return hasIds && hasLanguage(kind) ? nameNodes(text, idOfText(localPointer)) : text;
    }
    if (!hasIds) return goOn(node);
    if (Array.isArray(value) && isRecordKind(kind)) {
      const own = value.map((record, index) => ({ ...record, [ids]: () => idAt(localPointer) + joinPointer(index) }));
      records.set(value, records.get(value) ?? own);
      return records.get(value);
    }
    const made = goOn(node);
    const idOf: IdOf = (...keys) => idAt(localPointer + joinPointer(...keys));
    return isRecord(made) ? { ...made, [ids]: idOf } : made;
  });
}
