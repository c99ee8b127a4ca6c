/** Texts that visitors read, hear or press. */
export const textKinds = ["text", "quote", "markdown", "sentence", "label", "name", "tag", "action", "alt"] as const;

/** Texts that are usually the same in every language; an owner can still translate them. */
const wordsOfNoLanguage = ["name", "tag"] as const satisfies readonly (typeof textKinds)[number][];

/** Kinds that can have translations: texts, links and file names, and pictures with their texts. */
const translatedKinds = [
  ...textKinds,
  "href",
  "webAddress",
  "file",
  "videoFile",
  "captionsFile",
  "textFile",
  "picture",
] as const satisfies readonly (Kind | PartKind)[];

/** How much Markdown each kind supports. The others are plain text. */
const extents: { readonly [K in Kind | PartKind]?: "line" | "blocks" } = {
  text: "line",
  quote: "line",
  markdown: "blocks",
};

export const recordKinds = ["bibliographyFile", "repositoriesFile", "feedFile"] as const;

export type RecordKind = (typeof recordKinds)[number];

/** Kinds of value that are written as a string, each with its own format. */
export const kinds = [
  ...textKinds,
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
  "focus",
] as const;

export type Kind = (typeof kinds)[number];

/** Other parts of content that code finds by kind: pages, posts, pictures with their texts, and the owner's remarks. */
export type PartKind = "page" | "post" | "block" | "entity" | "picture" | "remark";

/** Keys that exclude each other. An object has at most one of them, or exactly one if `needsOne` is set. */
export interface KeyChoice {
  keys: readonly string[];
  needsOne: boolean;
}

declare module "zod" {
  interface GlobalMeta {
    /** What a value is. It is also in the JSON Schema, for code that walks content. */
    kind?: Kind | PartKind | undefined;
    /** For a list: name of one entry in messages. Lists without this have "entries". */
    entry?: string | undefined;
    /** For an object: keys that exclude each other. */
    oneOfKeys?: KeyChoice | undefined;
  }
}

const words: ReadonlySet<unknown> = new Set(textKinds);
const written: ReadonlySet<unknown> = new Set(kinds);
const translated: ReadonlySet<unknown> = new Set(translatedKinds);
const ofRecords: ReadonlySet<unknown> = new Set(recordKinds);
const ofNoLanguage: ReadonlySet<unknown> = new Set(wordsOfNoLanguage);

/** True for texts: they can have placeholders such as `{name}`, and must not be blank. */
export function isTextKind(kind: Kind | PartKind | undefined): boolean {
  return words.has(kind);
}

export function isTranslated(kind: Kind | PartKind | undefined): boolean {
  return translated.has(kind);
}

/** True if a value of this kind is in a language that must be marked up (WCAG 2.2, criterion 3.1.2). */
export function hasLanguage(kind: Kind | PartKind | undefined): boolean {
  return words.has(kind) && !ofNoLanguage.has(kind);
}

/** True if a value of this kind names a file of records. */
export function isRecordKind(kind: Kind | PartKind | undefined): kind is RecordKind {
  return ofRecords.has(kind);
}

/** True if a value of this kind is written as a string. */
export function isStringKind(kind: Kind | PartKind | undefined): kind is Kind {
  return written.has(kind);
}

/** How much Markdown a value of this kind supports: inline only, or blocks as well. */
export function extentOf(kind: Kind | PartKind | undefined): "line" | "blocks" | undefined {
  return kind && extents[kind];
}
