import type { Expected, Report, Token } from "./token.ts";

const number = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const numberLike = /^[+-]?(?:\.?[0-9]|Infinity|NaN)/;

/** Other languages' words for JSON's three. */
const otherWords = [
  { meant: "true", form: /^(?:True|TRUE|yes|Yes|on)$/ },
  { meant: "false", form: /^(?:False|FALSE|no|No|off)$/ },
  { meant: "null", form: /^(?:None|Null|NULL|nil|undefined)$/ },
];

/** Reads what stands without quotes: a number, `true`, `false`, `null`, or text whose quotes are missing. */
export function scanWord(text: string, start: number, expected: Expected, report: Report): Token {
  const keyExpected = expected === "key";
  let end = start;
  while (end < text.length && !stopsWord(text, end, keyExpected)) end += 1;
  if (end === start) end += 1;
  const closing = keyExpected ? /^"(?=\s*[:=])/ : /^"(?=\s*(?:[,\]}]\s*)*(?:\r?\n|$))/;
  if (text[end] === '"' && text[end - 1]?.trim() && closing.test(text.slice(end, end + 20))) end += 1;
  while (end > start + 1 && /\s/.test(text[end - 1] ?? "")) end -= 1;
  const word = text.slice(start, end);
  if (word === "true" || word === "false" || word === "null") return { kind: "literal", start, end };
  if (number.test(word)) return { kind: "number", start, end };
  if (expected !== "value" || word === "=" || word === ";" || word === "=>") return { kind: "word", start, end };
  if (numberLike.test(word) && !/[a-z]{3}/i.test(word.replace(/Infinity|NaN/, "")))
    report("bad-number", { start, end }, { found: word });
  else {
    const known = otherWords.find(({ form }) => form.test(word));
    const expected = known?.meant ?? JSON.stringify(word.replace(/"$/, ""));
    report("unquoted-text", { start, end }, { found: word, expected });
  }
  return { kind: "word", start, end };
}

function stopsWord(text: string, at: number, keyExpected: boolean): boolean {
  const character = text[at] ?? "";
  if ('",{}[]\n\r'.includes(character)) return true;
  if (keyExpected) return ":= \t".includes(character);
  return text.startsWith("/*", at) || (text.startsWith("//", at) && text[at - 1] !== ":");
}
