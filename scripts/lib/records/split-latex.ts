/** In characters. Longer text is split at the next space, because parsing time is quadratic in a field's length. */
const pieceLength = 500;

/** More levels of braces than anybody writes. The parser reads their content once for each level. */
const mostLevels = 20;

/** Longest text without a space outside braces and formulas, and longest name, that are parsed. In characters. */
const longest = { piece: 5000, name: 500 };

/**
 * Splits LaTeX into pieces that can be parsed alone: a text at spaces outside braces and formulas, a list of names
 * between names. Joined, the pieces give the original.
 * @returns undefined if the text is nested too deep or has too long an unsplittable piece
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
 * Splits a text at separators outside braces and outside pairs of `mark`. `separator` must be sticky and begin with all
 * spaces or none.
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
    // Skips a run of spaces at once: a separator that doesn't match at its start doesn't match within it.
    if (/\s/.test(sign)) while (/\s/.test(text[at + 1] ?? "")) at += 1;
    // An escaped character isn't a separator, such as \& in a name.
    at += sign === "\\" ? 2 : 1;
  }
  return [...parts, text.slice(start)];
}
