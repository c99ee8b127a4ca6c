import { tellMore } from "../../messages/message.ts";
import { type Code, type Diagnostic, type Finding, severityOf } from "../../messages/messages.ts";
import { pointerOf, type Span } from "../../source/place.ts";
import type { SourceText } from "../../source/source-text.ts";
import { describePlace } from "./describe-place.ts";

/** More mistakes of one kind than anyone reads: they have one cause, such as quotation marks of the wrong kind throughout. */
const mostOfOneCode = 20;

/**
 * Gives findings their lines, columns, paths in words and frames, in the order of the file; with `strict`, warnings are
 * errors. Of each code the first twenty are listed, and the last of them tells how many more there are.
 */
export function placeFindings(source: SourceText, findings: readonly Finding[], strict = false): Diagnostic[] {
  const placed = findings.map((finding) => ({ finding, span: source.span(finding.place) }));
  placed.sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
  const counts = new Map<Code, number>();
  const listed = placed.filter(({ finding: { code } }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostOfOneCode;
  });
  const diagnostics = listed.map(({ finding, span }) => placeFinding(source, finding, span, strict));
  for (const [code, count] of counts) {
    const last = count > mostOfOneCode ? diagnostics.findLast((diagnostic) => diagnostic.code === code) : undefined;
    if (!last) continue;
    last.more = count - mostOfOneCode;
    last.message += ` ${tellMore(last.more)}`;
  }
  return diagnostics;
}

function placeFinding(
  source: SourceText,
  { code, place, message, hint }: Finding,
  span: Span,
  strict: boolean,
): Diagnostic {
  const last = Math.max(span.start, span.end - 1);
  const end = source.position(last);
  const pointer = pointerOf(place) ?? source.pointerAt(span.start);
  return {
    file: source.file,
    ...source.position(span.start),
    endLine: end.line,
    endColumn: end.column + span.end - last,
    pointer,
    path: describePlace(source, pointer),
    severity: strict ? "error" : severityOf(code),
    code,
    message,
    hint,
    more: 0,
    frame: source.frame(span),
  };
}
