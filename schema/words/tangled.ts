/** More marks in one paragraph, or more levels, than anybody writes; a parser's time grows with their square. */
const most = { marks: 4000, bars: 500 };

const fence = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm;
const deep = /^(?:[ \t]*(?:>|[-+*](?=\s)|[0-9]{1,9}[.)](?=\s))){50}|^[ \t]{100,}(?:[-+*]|[0-9]{1,9}[.)])\s/m;

/** Whether a text has so many marks in one place that nobody, and no parser, can tell them apart. */
export function isTangled(text: string): boolean {
  if (text.length < most.bars) return deep.test(text);
  if (deep.test(text)) return true;
  return text
    .replace(fence, "")
    .split(/\n[ \t\r]*\n/)
    .some((paragraph) => hasMore(paragraph, /[*_~[\]`$<!\\]/g, most.marks) || hasLongRow(paragraph));
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
