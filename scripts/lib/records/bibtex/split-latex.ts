/** Letters after which a text is split at the next blank: the parser's time grows with the square of a field. */
const pieceLength = 500;

/** More levels of braces than anybody writes; the parser reads what is in them once for each level. */
const mostLevels = 20;

/** The longest piece without a blank outside braces and formulas, and the longest name, that the parser gets. */
const longest = { piece: 5000, name: 500 };

/**
 * Splits LaTeX into pieces that can be read by themselves: a text at blanks outside braces and formulas, a list of names
 * between two of them. Joined again they say the same.
 * @returns undefined for a text that is nested too deep, or has too long a piece in which it can't be split
 */
export function splitLatex(text: string, isNames: boolean): string[] | undefined {
  if (depthOf(text) > mostLevels) return undefined;
  const parts = isNames ? splitOutside(text, /\s+and\s+/iy) : splitOutside(text, /[ \t\r\n]+/y, "$");
  const most = isNames ? longest.name : longest.piece;
  if (parts.some(({ length }) => length > most)) return undefined;
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  for (const part of parts) {
    if (length >= pieceLength) {
      pieces.push(piece.join(isNames ? " and " : " "));
      piece = [];
      length = 0;
    }
    piece.push(part);
    length += part.length + 1;
  }
  return [...pieces, piece.join(isNames ? " and " : " ")];
}

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === "{") most = Math.max(most, ++depth);
    else if (sign === "}") depth -= 1;
  }
  return most;
}

/**
 * Splits a text where a separator stands that no braces protect, nor two of the marks; what has none at all stays whole.
 * The separator begins with blanks, or with none.
 */
export function splitOutside(text: string, separator: RegExp, mark?: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let isMarked = false;
  for (let at = 0; at < text.length; ) {
    separator.lastIndex = at;
    const found = depth === 0 && !isMarked ? separator.exec(text)?.[0] : undefined;
    if (found !== undefined) {
      parts.push(text.slice(start, at));
      at += found.length;
      start = at;
      continue;
    }
    const sign = text[at] ?? "";
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (sign === mark) isMarked = !isMarked;
    // Blanks are passed together: what doesn't begin before the first of them doesn't begin within them.
    if (/\s/.test(sign)) while (/\s/.test(text[at + 1] ?? "")) at += 1;
    // What a backslash makes plain is no mark: \& and the ; of no name.
    at += sign === "\\" ? 2 : 1;
  }
  return [...parts, text.slice(start)];
}
