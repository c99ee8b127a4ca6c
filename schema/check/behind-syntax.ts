import { ContentDocument } from "../document/document.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { siteLanguages } from "../localize/localize.ts";
import type { RuleReport } from "../messages/message.ts";
import type { Splice } from "../source/edited.ts";
import { JsonText } from "../source/json-text.ts";
import { pointerOf } from "../source/source-text.ts";
import { migrate } from "../versions.ts";
import { fixSyntax } from "./fix-syntax.ts";
import { findLists } from "./lists/find-lists.ts";
import { locate } from "./locate-reports.ts";
import { checkShape } from "./shape/shape.ts";

/**
 * Wrong keys and values in a text whose syntax errors all have a certain fix: the owner sees them together with these, not
 * one run later. They have no fixes of their own, as the text's offsets change with its syntax.
 */
export function reportBehindSyntax(source: JsonText): RuleReport[] {
  const fixed = source.value === undefined ? fixSyntax(source, { skipsComments: true }) : undefined;
  if (!fixed) return [];
  const repaired = new JsonText(source.file, fixed.text);
  if (!isRecord(repaired.value)) return [];
  const { current = repaired, report } = migrate(repaired);
  if (report || current !== repaired) return [];
  const document = new ContentDocument(repaired, siteLanguages(repaired.value) ?? []);
  const filed = findLists(repaired.value).map(({ pointer }) => pointer);
  return checkShape(document).reports.flatMap((report) => {
    const { start, end, ...range } = locate(document, report);
    const pointer = range.pointer ?? pointerOf(report.location) ?? repaired.pointerAt(start);
    // What is in a list of another file isn't read yet.
    if (filed.some((list) => pointer === list || pointer.startsWith(`${list}/`))) return [];
    const [from, to] = [start, end].map((offset) => offsetBefore(offset, fixed.splices));
    return from === undefined || to === undefined || to <= from
      ? []
      : [{ ...report, fix: undefined, location: { source, start: from, end: to, pointer } }];
  });
}

/** Where the text at an offset was before splices. What they wrote is where they wrote it. */
function offsetBefore(offset: number, splices: readonly Splice[]): number {
  return splices.reduceRight(
    (at, { start, end, text }) =>
      at <= start ? at : at < start + text.length ? start : at - text.length + end - start,
    offset,
  );
}
