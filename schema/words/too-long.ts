/**
 * What a text may hold as a whole. A parser takes up to 0.1 ms for a line and 0.05 ms for a mark, so each of these is
 * about four seconds. 1 MB of prose in lines of 72 characters has 14,000 lines; a list of 10,000 links, each with its
 * name in bold, has 10,000 lines and 80,000 marks.
 */
const most = { lines: 40_000, marks: 100_000, copied: 20_000_000 };

const mark = /[*_~[\]`$<!\\|&@>]|:\/\/|www\./g;
/** Quotations, items of lists and notes that a line begins or goes on with (CommonMark 0.31.2, section 5). */
const containers = /^(?:[ \t]*(?:>|[-+*](?=\s|$)|[0-9]{1,9}[.)](?=\s|$)|\[\^[^\]\s]{1,999}\]:))*[ \t]*/;
const oneContainer = /\[\^[^\]\s]{1,999}\]:|>|[-+*]|[0-9]{1,9}[.)]/g;

/** Whether a text would keep a parser busy for many seconds, however its marks are spread. */
export function isTooLong(text: string): boolean {
  const lines = text.split("\n");
  return lines.length > most.lines || countMarks(text) > most.marks || copiesMuch(lines);
}

function countMarks(text: string): number {
  let count = 0;
  for (const _found of text.matchAll(mark)) count += 1;
  return count;
}

/**
 * At each quotation or inner list that ends, and at each line that belongs to one without its mark, the parser goes back
 * through what it knows of all lines before.
 */
function copiesMuch(lines: readonly string[]): boolean {
  const none = { depth: 0, isQuoted: false, isOpen: false };
  let [known, copied, before] = [0, 0, none];
  for (const line of lines) {
    const prefix = containers.exec(line)?.[0] ?? "";
    const levels = prefix.match(oneContainer)?.length ?? 0;
    known += 1 + levels;
    const isBlank = line.trim() === "";
    if (isBlank && !before.isQuoted) {
      before = { ...before, isOpen: false };
      continue;
    }
    const now = isBlank ? none : { depth: prefix.length, isQuoted: prefix.includes(">"), isOpen: levels > 0 };
    copied += (Math.max(0, levels - 1) + (now.depth < before.depth ? 1 : 0)) * known;
    if (copied > most.copied) return true;
    if (isBlank || levels > 0 || !before.isOpen) before = now;
  }
  return false;
}
