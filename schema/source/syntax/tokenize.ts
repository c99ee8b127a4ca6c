import { isSeparator, scanQuoted, scanString } from "./scan-string.ts";
import { type Expected, nameCharacter, type Report, type Token } from "./token.ts";

const quotes = "'`\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb";
const spaces = /[ \t\r\n]/;
/** Spaces that JSON doesn't allow but other programs paste, and control characters of damaged files. */
const invisible = /[\p{Cc}\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]/u;

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
      report("control-character", { start: at, end }, { found: nameCharacter(text.charCodeAt(at)), isClear: true });
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

const number = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const numberLike = /^[+-]?(?:\.?[0-9]|Infinity|NaN)/;

/** Words of other languages for JSON's three. */
const otherWords = [
  { meant: "true", form: /^(?:True|TRUE|yes|Yes|on)$/ },
  { meant: "false", form: /^(?:False|FALSE|no|No|off)$/ },
  { meant: "null", form: /^(?:None|Null|NULL|nil|undefined)$/ },
];

/** What ends an entry, and what can't be the rest of a text that has a comma in it. */
const entryEnd = /^[ \t]*(?:[}\]]|\r?\n|$|,[ \t]*(?:["{[}\]]|\r?\n|$))/;

/** Scans a number, `true`, `false`, `null`, or text without its quotes. */
function scanWord(text: string, start: number, expected: Expected, report: Report): Token {
  const keyExpected = expected === "key";
  const separator = keyExpected ? undefined : /^(?:=>?|;)(?=\s)/.exec(text.slice(start, start + 3))?.[0];
  if (separator) return { kind: "word", start, end: start + separator.length };
  let end = start;
  while (end < text.length && !stopsWord(text, end, keyExpected)) end += 1;
  if (end === start) end += 1;
  const closing = keyExpected
    ? /^"(?=\s*[:=])/
    : /^"(?=[ \t]*(?:[,\]}][ \t]*)*(?:\r?\n|$)|[ \t]*(?:[\]}]|,[ \t]*["{[]))/;
  if (text[end] === '"' && text[end - 1]?.trim() && closing.test(text.slice(end, end + 20))) end += 1;
  while (end > start + 1 && /\s/.test(text[end - 1] ?? "")) end -= 1;
  const word = text.slice(start, end);
  if (word === "true" || word === "false" || word === "null") return { kind: "literal", start, end };
  if (number.test(word)) return { kind: "number", start, end };
  if (expected !== "value" || word === "=" || word === ";" || word === "=>") return { kind: "word", start, end };
  if (numberLike.test(word) && !word.endsWith('"') && !/[a-z]{3}/i.test(word.replace(/Infinity|NaN/, "")))
    report("bad-number", { start, end }, { found: word });
  else {
    const known = otherWords.find(({ form }) => form.test(word));
    const expected = known?.meant ?? JSON.stringify(word.replace(/"$/, ""));
    const isClear = entryEnd.test(text.slice(end, end + 200)) && (!known || /^(?:true|false)$/i.test(word));
    report("unquoted-text", { start, end }, { found: word, expected, isClear });
  }
  return { kind: "word", start, end };
}

function stopsWord(text: string, at: number, keyExpected: boolean): boolean {
  const character = text[at] ?? "";
  if ('",{}[]\n\r'.includes(character)) return true;
  if (keyExpected) return ":= \t".includes(character);
  if (isSeparator(text, at)) return true;
  return text.startsWith("/*", at) || (text.startsWith("//", at) && text[at - 1] !== ":");
}
