import { directionOf } from "./language.ts";

/** A text that visitors read. Where it is, or holds, one in another language than its page, it says so (WCAG 2.2, 3.1.2). */
export type Text = string | Run<Text>;

/** What shows a part of the content. */
export interface Traced {
  /** For `dev` and the editor, the ids of the nodes that it shows, with blanks between (`source/node-ids.ts`). */
  node?: string | undefined;
}

/** A run of text with its language and direction, if these differ from those around it. */
export interface Run<Part> extends Traced {
  type: "run";
  lang?: string;
  dir?: "ltr" | "rtl";
  children: Part[];
}

/** What is left of a type where its texts are plain. Values of it are also values of the type itself. */
export type Plain<T> =
  T extends Run<unknown>
    ? never
    : T extends (...given: never) => unknown
      ? T
      : T extends object
        ? { [Key in keyof T]: Plain<T[Key]> }
        : T;

/** A text in a language: a run, if the texts around it are in another. */
export function inLanguage(text: string, language: string | undefined, around: string): Text {
  const [own, other] = [language, around].map((code) => code?.toLowerCase().split("-", 1)[0]);
  return language === undefined || own === other ? text : makeRun([text], language, around);
}

/** Texts as a run of a language, which differs from the page's. */
export function makeRun<Part>(children: Part[], lang: string, around: string): Run<Part> {
  const dir = directionOf(lang) ?? "ltr";
  return { type: "run", lang, ...(dir !== (directionOf(around) ?? "ltr") && { dir }), children };
}

/** The language of a text that isn't its page's. */
export function languageOf(text: Text): string | undefined {
  return typeof text === "string" ? undefined : text.lang;
}

/** What a text says, for attributes, sorting and formats that know no languages within a text. */
export function plain(text: Text): string;
export function plain(text: Text | undefined): string | undefined;
export function plain(text: Text | undefined): string | undefined {
  return typeof text === "object" ? text.children.map((part) => plain(part)).join("") : text;
}

/** A text with each of its strings changed. */
export function mapText(text: Text, change: (words: string) => Text): Text {
  return typeof text === "string"
    ? change(text)
    : { ...text, children: text.children.map((part) => mapText(part, change)) };
}

/** What Markdown has between two paragraphs. */
export const betweenParagraphs = "\n\n";

/** Texts one behind the other. */
export function concatTexts(parts: readonly Text[], separator = ""): Text {
  const children = parts.flatMap((part, index) => [index > 0 ? separator : "", part]).filter((part) => part !== "");
  if (children.every((part) => typeof part === "string")) return children.join("");
  const [only, ...others] = children;
  return only !== undefined && others.length === 0 ? only : { type: "run", children };
}

/** True if a value is a text. */
export function isText(value: unknown): value is Text {
  return typeof value === "string" || (isRun(value) && value.children.every(isText));
}

/** True if a value of content is a text that holds a run. */
export function isRun(value: unknown): value is Run<Text> {
  return typeof value === "object" && value !== null && "type" in value && value.type === "run";
}
