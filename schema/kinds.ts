/** Words that visitors read, hear or press. */
export const wordKinds = ["text", "quote", "markdown", "sentence", "label", "name", "tag", "action", "alt"] as const;

/** Words that are the same in every language; an owner may still write them in several. */
const wordsOfNoLanguage = ["name", "tag"] as const satisfies readonly (typeof wordKinds)[number][];

/** What may be said in several languages: words, what leads elsewhere or names a file, and a picture with its words. */
const translatedKinds = [
  ...wordKinds,
  "href",
  "webAddress",
  "file",
  "videoFile",
  "captionsFile",
  "textFile",
  "picture",
] as const satisfies readonly (Kind | PartKind)[];

/** How much of Markdown words take, by their kind; the others are shown as they are written. */
const extents: { readonly [K in Kind | PartKind]?: "line" | "blocks" } = {
  text: "line",
  quote: "line",
  markdown: "blocks",
};

/** The kinds of value that name a file of records: each of its own form. */
export const recordKinds = ["bibliographyFile", "repositoriesFile", "feedFile"] as const;

export type RecordKind = (typeof recordKinds)[number];

/** The kinds of value that are written as a text, each with a form of its own. */
export const kinds = [
  ...wordKinds,
  "id",
  "path",
  "oldPath",
  "href",
  "webAddress",
  "secureAddress",
  "siteAddress",
  "file",
  "videoFile",
  "captionsFile",
  "icon",
  "textFile",
  ...recordKinds,
  "postFiles",
  "date",
  "phone",
  "email",
  "color",
  "language",
  "code",
] as const;

export type Kind = (typeof kinds)[number];

/**
 * What else of the content others ask for by what it is: the parts of a page, posts, pictures with their words, and what its
 * owner only remarks.
 */
export type PartKind = "page" | "post" | "block" | "entity" | "picture" | "remark";

/** Keys that say the same in several ways: an object has one of them at most and, where it needs one, exactly one. */
export interface KeyChoice {
  keys: readonly string[];
  needsOne: boolean;
}

declare module "zod" {
  interface GlobalMeta {
    /** What a value is. It stands in the JSON Schema, too, so that whoever walks over content knows it. */
    kind?: Kind | PartKind | undefined;
    /** Of a list: what one of its entries is called in messages. Lists without this have "entries". */
    entry?: string | undefined;
    /** Of an object: the keys of which it has one. */
    oneOfKeys?: KeyChoice | undefined;
  }
}

const words: ReadonlySet<unknown> = new Set(wordKinds);
const written: ReadonlySet<unknown> = new Set(kinds);
const translated: ReadonlySet<unknown> = new Set(translatedKinds);
const ofRecords: ReadonlySet<unknown> = new Set(recordKinds);
const ofNoLanguage: ReadonlySet<unknown> = new Set(wordsOfNoLanguage);

/** Whether a value of this kind is words: such may hold `{name}` and its like, and must have something to read. */
export function isWords(kind: Kind | PartKind | undefined): boolean {
  return words.has(kind);
}

/** Whether a value of this kind may be an object of its translations. */
export function isTranslated(kind: Kind | PartKind | undefined): boolean {
  return translated.has(kind);
}

/** Whether a value of this kind is in some language, which those who read or hear it are to be told (WCAG 2.2, 3.1.2). */
export function hasLanguage(kind: Kind | PartKind | undefined): boolean {
  return words.has(kind) && !ofNoLanguage.has(kind);
}

/** Whether a value of this kind names a file of records. */
export function isRecordKind(kind: Kind | PartKind | undefined): kind is RecordKind {
  return ofRecords.has(kind);
}

/** Whether a value of this kind is written as a text. */
export function isKind(kind: Kind | PartKind | undefined): kind is Kind {
  return written.has(kind);
}

/** How much of Markdown a value of this kind takes: what stands in a line, or blocks as well. */
export function extentOf(kind: Kind | PartKind | undefined): "line" | "blocks" | undefined {
  return kind && extents[kind];
}
