import type { ForeignMarks } from "../../schema/foreign.ts";

/** The compiler holds them against those of schema/foreign.ts, which puts them there. */
const marks: ForeignMarks = { begin: "\ufdd0", middle: "\ufdd1", end: "\ufdd2" };
const marked = /\ufdd0[^\ufdd0\ufdd1]*\ufdd1|\ufdd2/g;

/** A stretch of a text in another language than what stands around it: the attributes that say so, and what it says. */
export interface Stretch {
  attributes: { lang: string; dir?: string };
  parts: (string | Stretch)[];
}

/** Whether a value is a text that is, or holds, one in another language than its page. */
export function isForeign(value: unknown): value is string {
  return typeof value === "string" && value.includes(marks.begin);
}

/** A text without the marks in it. */
export function unmark(text: string): string {
  return text.replace(marked, "");
}

/** The parts of a text, by their languages. */
export function splitForeign(text: string): (string | Stretch)[] {
  const whole: (string | Stretch)[] = [];
  const open = [whole];
  for (const piece of text.split(/(\ufdd0[^\ufdd0\ufdd1]*\ufdd1|\ufdd2)/)) {
    if (piece.startsWith(marks.begin)) {
      const [lang = "", dir] = piece.slice(1, -1).split(":");
      const stretch: Stretch = { attributes: { lang, ...(dir && { dir }) }, parts: [] };
      open.at(-1)?.push(stretch);
      open.push(stretch.parts);
    } else if (piece === marks.end) open.pop();
    else if (piece !== "") open.at(-1)?.push(piece);
  }
  return whole;
}
