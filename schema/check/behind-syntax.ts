import { ContentDocument } from "../document/document.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { siteLanguages } from "../localize/localize.ts";
import type { RuleReport } from "../messages/message.ts";
import type { Splice } from "../source/edited.ts";
import { JsonText } from "../source/json-text.ts";
import { isPointerWithin } from "../source/location.ts";
import { pointerOf } from "../source/source-text.ts";
import { migrate } from "../versions.ts";
import { fixSyntax } from "./fix-syntax.ts";
import { findLists } from "./lists/find-lists.ts";
import { locate } from "./locate-reports.ts";
import { checkShape } from "./shape/shape.ts";

/**
 * Reports wrong keys and values of a text whose syntax errors all have a certain fix, so that one run reports all of them.
 * The reports have no fixes: fixing the syntax first changes the offsets.
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
    // Lists in files of their own aren't read yet.
    if (filed.some((list) => isPointerWithin(pointer, list))) return [];
    const [from, to] = [start, end].map((offset) => offsetBefore(offset, fixed.splices));
    return from === undefined || to === undefined || to <= from
      ? []
      : [{ ...report, fix: undefined, location: { source, start: from, end: to, pointer } }];
  });
}

/** The offset before splices. An offset in a splice's new text is the start of that splice. */
function offsetBefore(offset: number, splices: readonly Splice[]): number {
  return splices.reduceRight(
    (at, { start, end, text }) =>
      at <= start ? at : at < start + text.length ? start : at - text.length + end - start,
    offset,
  );
}
