import { isNotError } from "../messages/message.ts";
import { applySplices, type Splice } from "../source/edited.ts";
import { JsonText } from "../source/json-text.ts";
import { reportSyntax } from "./syntax-reports.ts";

/** A text inside which each quotation mark is escaped takes a round for each. */
const mostRounds = 100;

/**
 * Fixes the syntax of a JSON text if each of its errors has a fix that is certain. Otherwise returns undefined: the other
 * errors may be the cause of those that seem clear.
 * @param skipsComments true if comments are left out: for a check of the rest, not for a file
 * @returns the new text and the splices, to be applied one after the other
 */
export function fixSyntax(
  source: JsonText,
  { skipsComments = false } = {},
): { text: string; splices: readonly Splice[] } | undefined {
  let current = source;
  const splices: Splice[] = [];
  for (let round = 0; current.value === undefined; round += 1) {
    const { file, text } = current;
    const reports = reportSyntax(current).filter((report) => !isNotError(report));
    const edits = reports.flatMap(({ code, fix, location }) => {
      if (typeof location !== "object" || !("start" in location)) return [];
      const { start } = location;
      if (skipsComments && code === "comment") return [{ start, end: location.end, text: "" }];
      if (!fix?.isCertain) return [];
      const { end = location.end } = fix;
      const written = fix.edit(text.slice(start, end));
      return written === undefined ? [] : [{ start, end, text: written }];
    });
    if (edits.length === 0 || edits.length < reports.length || round === mostRounds) return undefined;
    const chosen = chooseEdits(edits);
    splices.push(...chosen);
    current = new JsonText(file, applySplices(text, chosen));
  }
  return { text: current.text, splices };
}

/** The edits that don't overlap an earlier one, the last one first: so each leaves the offsets of the next as they are. */
export function chooseEdits<Edit extends Splice>(edits: readonly Edit[]): Edit[] {
  const chosen: Edit[] = [];
  const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const edit of sorted) {
    const last = chosen.at(-1);
    if (!last || edit.start > last.end || (edit.start === last.end && edit.end > edit.start)) chosen.push(edit);
  }
  return chosen.reverse();
}
