import { scanQuoted, scanString } from "./scan-string.ts";
import { scanWord } from "./scan-word.ts";
import { type Expected, nameCharacter, type Report, type Token } from "./token.ts";

const quotes = "'`\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb";
const spaces = /[ \t\r\n]/;
/** Spaces that other programs paste and JSON doesn't know, and control characters of damaged files. */
const invisible = /[\p{Cc}\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]/u;

/** Reads the next token at or after `position`. */
export function readToken(text: string, position: number, expected: Expected, report: Report): Token {
  const start = skipBlanks(text, position, report);
  const character = text[start];
  switch (character) {
    case undefined:
      return { kind: "end", start, end: start };
    case "{":
    case "}":
    case "[":
    case "]":
    case ",":
    case ":":
      return { kind: character, start, end: start + 1 };
    case '"':
      return scanString(text, start, report);
  }
  if (quotes.includes(character)) return scanQuoted(text, start, report);
  return scanWord(text, start, expected, report);
}

function skipBlanks(text: string, position: number, report: Report): number {
  let at = position;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 10 || code === 13 || code === 9) at += 1;
    else if (code === 47 && (text[at + 1] === "/" || text[at + 1] === "*")) at = skipComment(text, at, report);
    else if (code === 35) at = skipComment(text, at, report);
    else if (code > 126 || code < 32) {
      if (!invisible.test(text[at] ?? "")) return at;
      const end = endOfRun(text, at);
      report("control-character", { start: at, end }, { found: nameCharacter(text.charCodeAt(at)) });
      at = end;
    } else return at;
  }
}

function endOfRun(text: string, start: number): number {
  const character = text[start];
  let at = start + 1;
  while (text[at] === character) at += 1;
  return at;
}

function skipComment(text: string, start: number, report: Report): number {
  const block = text.startsWith("/*", start);
  const close = text.indexOf(block ? "*/" : "\n", start + 1);
  let end = close === -1 ? text.length : block ? close + 2 : close;
  const found = text[start] === "#" ? "#" : text.slice(start, start + 2);
  report("comment", { start, end: trimEnd(text, start, end) }, { found });
  while (end < text.length && spaces.test(text[end] ?? "")) end += 1;
  return end;
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && spaces.test(text[at - 1] ?? "")) at -= 1;
  return at;
}
