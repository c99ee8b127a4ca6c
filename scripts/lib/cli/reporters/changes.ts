import { countMore, type Diagnostic } from "../../../../schema/messages/message.ts";
import { groupBy } from "../../../../schema/source/group-by.ts";
import { type Counted, countAll, countDiagnostics, type ReportOptions } from "./display.ts";
import { reportPretty } from "./pretty.ts";

/** Reports what an edit changed: new diagnostics, and how many are fixed or as before. */
export function reportChanges(
  before: readonly Diagnostic[],
  now: readonly Diagnostic[],
  options: ReportOptions = {},
): string {
  const [earlier, later] = [groupBy(before, codeOf), groupBy(now, codeOf)];
  const added = new Set<Diagnostic>();
  const [fixed, kept]: [Counted[], Counted[]] = [[], []];
  for (const code of new Set([...before, ...now].map(codeOf))) {
    const [was, is] = [earlier.get(code) ?? [], later.get(code) ?? []];
    const { severity } = was[0] ?? is[0] ?? { severity: "error" };
    const names = was.map(nameOf);
    const unknown = is.filter((one) => {
      const at = names.indexOf(nameOf(one));
      if (at >= 0) names.splice(at, 1);
      return at < 0;
    });
    // Of very many, only the first are listed; the next of them appear once these are fixed.
    const found = unknown.slice(countAll(was) - was.length);
    for (const one of found) added.add(one);
    const rest = countAll(is) - found.length;
    const gone = countAll(was) - rest;
    if (rest > 0) kept.push({ severity, more: rest - 1 });
    if (gone > 0) fixed.push({ severity, more: gone - 1 });
  }
  return [
    reportPretty([...added], options),
    fixed.length > 0 ? `Fixed: ${countDiagnostics(fixed)}\n` : "",
    kept.length > 0 ? `As before: ${countDiagnostics(kept)}\n` : "",
    now.length === 0 ? "The content is sound.\n" : "",
  ].join("");
}

/** What is known after an edit. A mistake may keep the check from what it warned of before, so that is not fixed. */
export function keepWarnings(before: readonly Diagnostic[], now: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!now.some(({ severity }) => severity === "error")) return now;
  const seen = new Set(now.map(codeOf));
  return [...now, ...before.filter(({ severity, code }) => severity === "warning" && !seen.has(code))];
}

const codeOf = ({ code }: Diagnostic) => code;

/** Identifies a diagnostic in spite of edits before it. */
function nameOf({ file, message, more }: Diagnostic): string {
  const own = more > 0 ? message.replace(` ${countMore(more)}`, "") : message;
  return `${file} ${own.replace(/\bline \d+/g, "line")}`;
}
