import type { Span } from "../location.ts";
import { nameCharacter, type Report, type Token } from "./token.ts";

const afterString = /[\s,:\]}/#]/;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/;
/** Characters that HTML forbids: control characters except tabs and line ends, and noncharacters. */
const unshowable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/u;
const escapes = '"\\/bfnrtu';

/** Scans a string in straight double quotes. An unclosed one ends with its line. */
export function scanString(text: string, start: number, report: Report): Token {
  let at = start + 1;
  let escaped = false;
  let unusual = false;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 34) break;
    if (code === 10 || code === 13 || Number.isNaN(code)) return closeAtLineEnd(text, start, at, report);
    if (code === 92) {
      escaped = true;
      reportEscape(text, start, at, report);
      at += 2;
      continue;
    }
    if (code < 32) {
      const isClear = code === 9;
      report("control-character", spanAt(at, 1), {
        found: nameCharacter(code),
        expected: isClear ? "\\t" : "",
        isClear,
      });
    } else if (code >= 0x202a || (code >= 0x7f && code <= 0x9f)) unusual = true;
    at += 1;
  }
  const token: Token = { kind: "string", start, end: at + 1 };
  if (escaped || unusual) reportCharacters(text, token, report);
  const next = text[at + 1];
  const isBeforeText = next !== undefined && next !== '"' && !afterString.test(next);
  if (!isBeforeText || isSeparator(text, at + 1)) return token;
  return closeAtCurly(text, token, report) ?? absorbInnerQuotes(text, token, report);
}

/** True for a semicolon in place of a comma: a text that it belongs to would go on after it. */
export function isSeparator(text: string, at: number): boolean {
  return text[at] === ";" && /^;[ \t]*(?:["{[}\]\r\n]|$)/.test(text.slice(at, at + 50));
}

/** A quotation mark that can end a string: a key, a closing bracket or the end of the line follows. */
const likelyEnd = /"(?=\s*(?:,\s*(?:["{[\]}]|$)|[\]}]|$))/g;

/** Extends a string beyond a quotation mark inside it, to the first one on the line that can end it. */
export function absorbInnerQuotes(text: string, token: Token, report: Report): Token {
  const line = restOfLine(text, token.end);
  const comma = /^[\w$-]+"\s*:/.test(line) ? /,[ \t]*"$/.exec(text.slice(token.start, token.end)) : null;
  if (comma) {
    const closed = { start: token.start, end: token.start + comma.index };
    report("unclosed-string", closed);
    return { kind: "string", ...closed };
  }
  likelyEnd.lastIndex = 0;
  const end = likelyEnd.exec(line);
  if (!end) return token;
  const last = token.end + end.index;
  report("unescaped-quote", spanAt(token.end - 1, 1), { found: line.slice(0, end.index), other: last });
  return { kind: "string", start: token.start, end: token.end + end.index + 1 };
}

/** A curly quotation mark where a string can end: before a colon, a closing bracket, the next string or the line's end. */
const curlyEnd = /[\u201c-\u201f\u00ab\u00bb](?=\s*(?:[:\]}]|,\s*(?:["{[\]}]|$)|$))/g;

/** Ends a string at a curly quotation mark, if it can only be the closing one: without a partner inside the string. */
function closeAtCurly(text: string, { start, end }: Span, report: Report): Token | undefined {
  const line = text.slice(start, end);
  for (const { 0: mark, index } of line.matchAll(curlyEnd)) {
    const inner = line.slice(1, index);
    if (inner.replace(/[^\u201c-\u201f\u00ab\u00bb]/g, "").length % 2 === 1) continue;
    const closed = { start, end: start + index + 1 };
    report("wrong-quotes", closed, { found: `"${mark}`, expected: JSON.stringify(inner) });
    return { kind: "string", ...closed };
  }
  return undefined;
}

export function scanQuoted(text: string, start: number, report: Report): Token {
  const line = restOfLine(text, start);
  const close =
    /^(['`\u2018-\u201f\u00ab\u00bb])(?:[^\\]|\\.)*?(['"`\u2018-\u201f\u00ab\u00bb])(?=\s*(?:[,:\]}]|$))/.exec(
      line,
    )?.[0];
  const end = start + (close ?? line.replace(/(?<![\s,])[\s,]+$/, "")).length;
  const inner = text.slice(start + 1, close ? end - 1 : end);
  const expected = JSON.stringify(inner.replace(/\\'/g, "'"));
  report("wrong-quotes", { start, end }, { found: `${text[start]}${close?.at(-1) ?? ""}`, expected });
  return { kind: "string", start, end };
}

/** The lines up to a quotation mark that can end the string, if no other string begins between. */
const nextLines = /^\s*\n(?:[^"\n]*\n){0,20}?[^"\n]*"(?=\s*(?:[,\]}]|$))/;

function closeAtLineEnd(text: string, start: number, lineEnd: number, report: Report): Token {
  if (text.slice(lineEnd).trim() === "") return { kind: "string", start, end: Math.max(lineEnd, start + 1), cut: true };
  const lines = nextLines.exec(text.slice(lineEnd, lineEnd + 2000))?.[0];
  const curly = lines === undefined ? closeAtCurly(text, { start, end: lineEnd }, report) : undefined;
  if (curly) return curly;
  const line = text.slice(start, lineEnd);
  const end = Math.max(start + line.replace(/(?<![\s,\]}])[\s,\]}]+$/, "").length, start + 1);
  report("unclosed-string", { start, end }, { found: lines === undefined ? "" : "lines" });
  return { kind: "string", start, end: lines === undefined ? end : lineEnd + lines.length };
}

/** A file's name as Windows writes it, without anything that JSON would read as an escape. */
const windowsName = /^"(?:[\w -]+\\(?![bfnrtu]))+[\w -]+\.\w{2,5}"/;

function reportEscape(text: string, start: number, at: number, report: Report): void {
  const letter = text[at + 1] ?? "";
  if (letter === "u" ? /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) : `${escapes}\n\r`.includes(letter)) return;
  const isOfName = windowsName.test(text.slice(start, start + 300));
  report("bad-escape", spanAt(at, 2), { found: `\\${letter}`, expected: isOfName ? `/${letter}` : "" });
}

function reportCharacters(text: string, token: Token, report: Report): void {
  const raw = text.slice(token.start, token.end);
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return;
  }
  if (typeof value !== "string") return;
  const surrogate = /\p{Surrogate}/u.exec(value);
  if (surrogate) report("lone-surrogate", token, { found: nameCharacter(surrogate[0].charCodeAt(0)) });
  for (const [code, pattern] of [
    ["unshowable-character", unshowable],
    ["bidi-override", bidiOverrides],
  ] as const) {
    const found = pattern.exec(value)?.[0];
    if (found === undefined) continue;
    report(code, placeOf(found, raw, token), { found: nameCharacter(found.codePointAt(0) ?? 0) });
  }
}

/** The range of a character in a string, written as itself or as an escape. */
function placeOf(character: string, raw: string, token: Token): Span {
  for (const { 0: written, index } of raw.matchAll(/\\u[0-9a-fA-F]{4}|\\.|./gsu)) {
    if (written === character || (written.length > 1 && JSON.parse(`"${written}"`) === character)) {
      return spanAt(token.start + index, written.length);
    }
  }
  return token;
}

function spanAt(start: number, length: number): Span {
  return { start, end: start + length };
}

/** How many characters are searched for the end of a string: a minified file is one line of megabytes. */
const longestLook = 100_000;

function restOfLine(text: string, start: number): string {
  const rest = text.slice(start, start + longestLook);
  const end = rest.search(/[\r\n]/);
  return end === -1 ? rest : rest.slice(0, end);
}
