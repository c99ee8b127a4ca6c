import { directionOf } from "./language.ts";

/** A text that visitors read. Parts in another language than the page's are runs (WCAG 2.2, criterion 3.1.2). */
export type Text = string | Run<Text>;

/** A view model that shows a part of the content. */
export interface Traced {
  /** In `dev` and the editor, the ids of the nodes that it shows, separated by spaces (`source/node-ids.ts`). */
  node?: string | undefined;
}

/** Text whose language or direction differs from that around it. */
export interface Run<Part> extends Traced {
  type: "run";
  lang?: string;
  dir?: "ltr" | "rtl";
  children: Part[];
}

/** A type with all its texts as plain strings. Its values are also values of the original type. */
export type Plain<T> =
  T extends Run<unknown>
    ? never
    : T extends (...given: never) => unknown
      ? T
      : T extends object
        ? { [Key in keyof T]: Plain<T[Key]> }
        : T;

/** Wraps a text in a run if its language differs from `around`. */
export function inLanguage(text: string, language: string | undefined, around: string): Text {
  const [own, other] = [language, around].map((code) => code?.toLowerCase().split("-", 1)[0]);
  return language === undefined || own === other ? text : makeRun([text], language, around);
}

export function makeRun<Part>(children: Part[], lang: string, around: string): Run<Part> {
  const dir = directionOf(lang) ?? "ltr";
  return { type: "run", lang, ...(dir !== (directionOf(around) ?? "ltr") && { dir }), children };
}

/** The language of a text; undefined if it is the page's. */
export function languageOf(text: Text): string | undefined {
  return typeof text === "string" ? undefined : text.lang;
}

/** The plain string of a text, for attributes, sorting and formats without language runs. */
export function plain(text: Text): string;
export function plain(text: Text | undefined): string | undefined;
export function plain(text: Text | undefined): string | undefined {
  return typeof text === "object" ? text.children.map((part) => plain(part)).join("") : text;
}

export function mapText(text: Text, change: (words: string) => Text): Text {
  return typeof text === "string"
    ? change(text)
    : { ...text, children: text.children.map((part) => mapText(part, change)) };
}

/** Separator of paragraphs in Markdown. */
export const betweenParagraphs = "\n\n";

export function concatTexts(parts: readonly Text[], separator = ""): Text {
  const children = parts.flatMap((part, index) => [index > 0 ? separator : "", part]).filter((part) => part !== "");
  if (children.every((part) => typeof part === "string")) return children.join("");
  const [only, ...others] = children;
  return only !== undefined && others.length === 0 ? only : { type: "run", children };
}

export function isText(value: unknown): value is Text {
  return typeof value === "string" || (isRun(value) && value.children.every(isText));
}

export function isRun(value: unknown): value is Run<Text> {
  return typeof value === "object" && value !== null && "type" in value && value.type === "run";
}
