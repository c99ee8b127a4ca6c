/** Limits of marks in a paragraph, far above normal use. The parser's time is quadratic in them. */
const most = { marks: 4000, bars: 500, behindBracket: 20_000, underlines: 1000 };

const deep = /^(?:[ \t]*(?:>|[-+*](?=\s)|[0-9]{1,9}[.)](?=\s))){50}|^[ \t]{100,}(?:[-+*]|[0-9]{1,9}[.)])\s/m;

/**
 * Underline of a setext heading (CommonMark 0.31.2, section 4.3). At each one, the parser goes back through the whole
 * text.
 */
const underline = /^[ \t>]*(?:=+|-+)[ \t\r]*$/gm;

/** True if a text has so much markup, in one place or as a whole, that parsing it would take too long. */
export function isTooComplex(text: string): boolean {
  if (text.length < most.bars) return deep.test(text);
  if (deep.test(text)) return true;
  const read = dropFences(text);
  if (hasMore(read, underline, most.underlines) || isTooLong(read)) return true;
  return read
    .split(/\n[ \t\r]*\n/)
    .some(
      (paragraph) =>
        hasLongRow(paragraph) ||
        paragraph.split(nextText).some((one) => hasMuchMarkup(one) || goesOnBehindBracket(one)),
    );
}

/**
 * Removes closed fenced code (CommonMark 0.31.2, section 4.5), in which no markup is parsed. After a line that could be
 * a fence in a list, a quotation or a formula, nothing is removed, since only a parser knows where it ends.
 */
function dropFences(text: string): string {
  const kept: string[] = [];
  let open: { fence: string; at: number } | undefined;
  let isKnown = true;
  for (const line of text.split("\n")) {
    if (open) {
      if (/^ {0,3}(?:`{3,}|~{3,})[ \t\r]*$/.test(line) && line.trimStart().startsWith(open.fence)) {
        kept.splice(open.at, Number.POSITIVE_INFINITY, "");
        open = undefined;
        continue;
      }
    } else if (isKnown) {
      const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0];
      if (fence !== undefined) open = { fence, at: kept.length };
      else isKnown = !/`{3}|~{3}|\$\$/.test(line);
    }
    kept.push(line);
  }
  return kept.join("\n");
}

/** Start of a list item or heading, which ends the text before it (CommonMark 0.31.2, sections 5.2 and 4.2). */
const nextText = /\n(?= {0,3}(?:[-*+][ \t]+\S|#{1,6}[ \t]))/;

function hasMuchMarkup(text: string): boolean {
  return hasMore(text, /[*_~[\]`$<!\\]/g, most.marks);
}

/** True if much text follows a bracket: while a bracket is open, the parser returns to it from every word. */
function goesOnBehindBracket(text: string): boolean {
  const at = text.indexOf("[");
  return at !== -1 && text.length - at > most.behindBracket;
}

function hasLongRow(paragraph: string): boolean {
  return paragraph.split("\n", 2).some((line) => hasMore(line, /\|/g, most.bars));
}

function hasMore(text: string, mark: RegExp, limit: number): boolean {
  if (text.length <= limit) return false;
  let count = 0;
  for (const _found of text.matchAll(mark)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

/**
 * Limits of a whole text. The parser needs up to 0.1 ms for a line and 0.05 ms for a mark, so each limit is about four
 * seconds. 1 MB of prose in lines of 72 characters has 14,000 lines; a list of 10,000 links, each with its name in
 * bold, has 10,000 lines and 80,000 marks.
 */
const mostInAll = { lines: 40_000, marks: 100_000, copied: 20_000_000 };

const anyMarkup = /[*_~[\]`$<!\\|&@>]|:\/\/|www\./g;
/** Markers of quotations, list items and notes at the start of a line (CommonMark 0.31.2, section 5). */
const containers = /^(?:[ \t]*(?:>|[-+*](?=\s|$)|[0-9]{1,9}[.)](?=\s|$)|\[\^[^\]\s]{1,999}\]:))*[ \t]*/;
const oneContainer = /\[\^[^\]\s]{1,999}\]:|>|[-+*]|[0-9]{1,9}[.)]/g;

/** True if parsing would take many seconds, wherever the markup is. */
function isTooLong(text: string): boolean {
  const lines = text.split("\n");
  return lines.length > mostInAll.lines || hasMore(text, anyMarkup, mostInAll.marks) || copiesMuch(lines);
}

/**
 * At the end of each quotation or nested list, and at each lazy continuation line, the parser goes back through the
 * events of all previous lines.
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
    if (copied > mostInAll.copied) return true;
    if (isBlank || levels > 0 || !before.isOpen) before = now;
  }
  return false;
}
