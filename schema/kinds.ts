/** Words that visitors read, hear or press. */
export const wordKinds = ["text", "quote", "label", "name", "tag", "action", "alt"] as const;

/** The kinds of value that are written as a text, each with a form of its own. */
export const kinds = [
  ...wordKinds,
  "id",
  "path",
  "href",
  "webAddress",
  "secureAddress",
  "siteAddress",
  "file",
  "videoFile",
  "captionsFile",
  "icon",
  "date",
  "phone",
  "email",
  "color",
  "language",
] as const;

export type Kind = (typeof kinds)[number];

/** What an object of the content is, where others ask for it by that: the parts of a page. */
export type PartKind = "page" | "block" | "entity";

declare module "zod" {
  interface GlobalMeta {
    /** What a value is. It stands in the JSON Schema, too, so that whoever walks over content knows it. */
    kind?: Kind | PartKind | undefined;
    /** Of a list: what one of its entries is called in messages. Lists without this have "entries". */
    entry?: string | undefined;
  }
}

/** Whether a value of this kind is words: such may hold `{name}` and its like, and must have something to read. */
export function isWords(kind: Kind | PartKind): boolean {
  return wordKinds.some((words) => words === kind);
}
