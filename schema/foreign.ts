import { isRecord } from "./json-schema/schema-parts.ts";
import { directionOf } from "./language.ts";
import { joinPointer } from "./source/place.ts";

/**
 * A text in another language than its page's says so itself, wherever it is put: noncharacters, which Unicode keeps for
 * such use within a program and content can't hold, stand around it, the first two with its language between them.
 * `src/foreign.ts` makes attributes of them; nothing else that is written has them.
 */
const marks = { begin: "\ufdd0", middle: "\ufdd1", end: "\ufdd2" } as const;
const { begin, middle, end } = marks;

/** What those who show texts hold them against. */
export type ForeignMarks = typeof marks;

/** A text in a language with what marks it, where what is around it is in another. */
export function markWhereForeign(text: string, language: string | undefined, around: string): string {
  const [own, other] = [language, around].map((code) => code?.toLowerCase().split("-", 1)[0]);
  return language === undefined || own === other ? text : markText(text, language, around);
}

/** The language of a marked text, with its direction where that is another one than the page's: "en", "ar:rtl". */
function markText(text: string, language: string, around: string): string {
  const direction = directionOf(language) ?? "ltr";
  const turned = direction === (directionOf(around) ?? "ltr") ? "" : `:${direction}`;
  return begin + language + turned + middle + text + end;
}

/** A copy of localized content in which the texts in other languages are marked. */
export function markForeign<T>(value: T, foreign: ReadonlyMap<string, string>, language: string): T;
export function markForeign(root: unknown, foreign: ReadonlyMap<string, string>, language: string): unknown {
  const visit = (value: unknown, pointer: string): unknown => {
    if (typeof value === "string") {
      const own = foreign.get(pointer);
      return own === undefined ? value : markText(value, own, language);
    }
    if (Array.isArray(value)) return value.map((item, index) => visit(item, pointer + joinPointer(index)));
    if (!isRecord(value)) return value;
    const members = Object.entries(value).map(([key, item]) => [key, visit(item, pointer + joinPointer(key))] as const);
    return Object.fromEntries(members);
  };
  return visit(root, "");
}

/** A text without the marks in it. */
export function unmark(text: string): string {
  return text.includes(begin) ? text.replaceAll(/\ufdd0[^\ufdd0\ufdd1]*\ufdd1|\ufdd2/g, "") : text;
}

/** A text that is marked as a whole: its language with its direction, and what it says. */
export function readMark(text: string): { mark: string; text: string } | undefined {
  if (!text.startsWith(begin) || !text.endsWith(end)) return undefined;
  const inner = text.slice(text.indexOf(middle) + 1, -1);
  // Two texts side by side begin and end with marks, too.
  if (inner.includes(begin) || inner.includes(end)) return undefined;
  return { mark: text.slice(1, text.indexOf(middle)), text: inner };
}

/** A text as `readMark` takes it apart. */
export function putMark(text: string, mark: string): string {
  return begin + mark + middle + text + end;
}

/** What a mark says, as HTML's attributes do. */
export function foreignAttributes(mark: string): { language: string; direction?: "ltr" | "rtl" } {
  const [language = "", direction] = mark.split(":");
  return direction === "ltr" || direction === "rtl" ? { language, direction } : { language };
}
