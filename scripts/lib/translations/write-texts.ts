import type { Original } from "../../../schema/localize/originals.ts";
import type { RuleReport } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import { makeTogether } from "../../../schema/source/edited.ts";
import { insert, type Json, set, wrap } from "../../../schema/source/edits.ts";
import type { JsonText } from "../../../schema/source/json-text.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import type { Row, TableText } from "./table.ts";

export interface Write {
  original: Original;
  value: string | readonly string[];
  rows: readonly Row[];
  /** The target, as a JSON pointer. */
  location: string;
  /** False if the content already has it. */
  isNew: boolean;
}

/** Joins rows of lists that are translated as a whole. If some rows are empty, the list is reported and not written. */
export function gatherWrites(
  matched: ReadonlyMap<TableText, Row>,
  texts: readonly TableText[],
  language: string,
): { writes: Write[]; reports: RuleReport[] } {
  const originals = new Map<Original, Map<number, Row>>();
  for (const [{ original, index }, row] of matched)
    originals.set(original, (originals.get(original) ?? new Map()).set(index, row));
  const counts = new Map<Original, number>();
  for (const { original } of texts) counts.set(original, (counts.get(original) ?? 0) + 1);
  const reports: RuleReport[] = [];
  const writes = [...originals].flatMap(([original, byIndex]): Write[] => {
    const rows = [...byIndex.values()];
    const [first] = rows;
    const wanted = counts.get(original) ?? 0;
    if (!first) return [];
    if (rows.length < wanted) {
      reports.push(find("part-of-list", first.span, { done: rows.length, wanted }));
      return [];
    }
    // Texts without words, such as numbers and symbols, have no row.
    const texts = original.texts.map((text, index) => byIndex.get(index)?.translation ?? text);
    const isNew = texts.join("\0") !== original.translation?.texts.join("\0");
    const value = original.isList ? texts : (texts[0] ?? "");
    return [{ original, value, rows, location: original.pointer + joinPointer(language), isNew }];
  });
  return { writes, reports };
}

/** Writes translations into the content's text. All other bytes are unchanged. */
export function writeTexts(source: JsonText, language: string, writes: readonly Write[]): string {
  const edits = writes
    .filter(({ isNew }) => isNew)
    .map(({ original: { pointer, location, language: own, translation }, value, location: target }) => {
      const json: Json = value;
      if (location === pointer) return (text: JsonText) => wrap(text, pointer, own, { [language]: json });
      return (text: JsonText) => (translation ? set(text, target, json) : insert(text, target, json));
    });
  return edits.length === 0 ? source.text : makeTogether(source, edits).source.text;
}
