import type { Diagnostic, Finding } from "../../messages/diagnostic.ts";
import { severityOf } from "../../messages/messages.ts";
import type { SourceText } from "../../source/source-text.ts";
import { describePlace } from "./describe-place.ts";

/** Gives each finding its line, column, path in words and frame, in the order of the file; `strict` makes all of them errors. */
export function placeFindings(source: SourceText, findings: readonly Finding[], strict = false): Diagnostic[] {
  const placed = findings.map((finding) => ({ finding, span: source.span(finding.place) }));
  placed.sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
  return placed.map(({ finding: { code, place, message, hint }, span }) => {
    const last = Math.max(span.start, span.end - 1);
    const end = source.position(last);
    const pointer = "pointer" in place ? place.pointer : source.pointerAt(span.start);
    return {
      code,
      severity: strict ? "error" : severityOf(code),
      file: source.file,
      ...source.position(span.start),
      endLine: end.line,
      endColumn: end.column + span.end - last,
      pointer,
      path: describePlace(source, pointer),
      message,
      hint,
      frame: source.frame(span),
    };
  });
}
