import { parse } from "@retorquere/bibtex-parser";
import type { Author } from "../../../../schema/records/publication.ts";
import type { BibtexEntry } from "./scan-entries.ts";
import { splitLatex } from "./split-latex.ts";

/** What is shown of an entry, as plain text. */
export interface PlainEntry {
  texts: ReadonlyMap<string, string>;
  /** Those who wrote it; of an edited volume, who edited it. */
  authors: Author[];
  /** Who edited the book in which it stands. */
  editors: Author[];
  hasOthers: boolean;
}

/** The fields of names, in the order in which they say whose a work is. */
const nameFields = ["author", "editor"] as const;

/** The fields that say where a work has appeared; of several the first. */
export const venueFields = [
  "journal",
  "journaltitle",
  "booktitle",
  "school",
  "institution",
  "organization",
  "publisher",
  "howpublished",
] as const;

/** The fields that are read as LaTeX; addresses and identifiers are not. */
const textFields: ReadonlySet<string> = new Set([
  ...nameFields,
  ...venueFields,
  "title",
  "subtitle",
  "volume",
  "number",
  "issue",
  "pages",
  "type",
  "note",
  "abstract",
]);

const isName = (field: string) => nameFields.some((name) => name === field);

/** "and others" is no name. */
const isPerson = ({ family }: Author) => family !== "others";

/** Whether a text has anything in it that LaTeX reads as more than letters: most have not, and reading takes long. */
const hasMarks = (text: string) => /[\\{}$~^_%&#<>"]|--|``|''/.test(text);

/** What < and > are while the parser reads: it takes them for the signs that TeX's first fonts had in their place. */
const lessThan = "\ue000";
const greaterThan = "\ue001";

/** Makes plain text of the LaTeX of entries. What is too tangled to be read stays as it is written. */
export function readLatex(entries: readonly BibtexEntry[]): PlainEntry[] {
  const read = makeReader();
  return entries.map(({ fields }) => {
    const [writers = [], editors = []] = nameFields.map((name) => readNames(read(name, fields.get(name)?.value ?? "")));
    const names = writers.length > 0 ? writers : editors;
    const authors = names.filter(isPerson);
    const texts = [...fields].flatMap(([name, { value }]): [string, string][] => {
      if (!textFields.has(name) || isName(name) || value.trim() === "") return [];
      const words = hasMarks(value) ? joinWords(read(name, value)) : value;
      return words.trim() === "" ? [] : [[name, plain(words)]];
    });
    return {
      texts: new Map(texts),
      authors,
      editors: writers.length > 0 ? editors.filter(isPerson) : [],
      hasOthers: authors.length < names.length,
    };
  });
}

function joinWords(parts: readonly unknown[]): string {
  const words = parts.map((part) => (Array.isArray(part) ? part.filter(isText).join(", ") : isText(part) ? part : ""));
  return words.join(" ");
}

const isText = (value: unknown): value is string => typeof value === "string";

/** What the parser gets of a field; undefined where that would take it too long. */
export function splitField(name: string, value: string): string[] | undefined {
  if (!textFields.has(name) || !(isName(name) || hasMarks(value))) return [];
  return splitLatex(prepare(value), isName(name));
}

/** Returns a function that reads a field, piece by piece. A piece that several entries have is parsed once. */
function makeReader(): (name: string, value: string) => unknown[] {
  const known = new Map<string, unknown>();
  const readPiece = (name: string, piece: string) => {
    const key = `${name} ${piece}`;
    if (!known.has(key)) known.set(key, parsePiece(name, piece));
    return known.get(key);
  };
  return (name, value) => splitField(name, value)?.map((piece) => readPiece(name, piece)) ?? [value];
}

function parsePiece(name: string, piece: string): unknown {
  const { entries } = parse(`@article{key,\n${name} = {${piece}}\n}\n`, {
    english: false,
    sentenceCase: false,
    caseProtection: false,
    unsupported: "ignore",
    applyCrossRef: false,
  });
  return Object.entries(entries[0]?.fields ?? {}).find(([field]) => field === name)?.[1];
}

/** Mends what the parser stumbles over: signs of comparison, spaces after a backslash or in formulas, a dollar that is money. */
function prepare(latex: string): string {
  const dollars = latex.replace(/\\./gs, "").split("$").length - 1;
  const text = dollars % 2 === 0 ? latex : latex.replace(/(?<!\\)\$/g, "\\$");
  return text
    .replace(/(?<!\\)\$[^$]*\$/g, (formula) => formula.replace(relations, "\\;$1\\;"))
    .replaceAll("<", lessThan)
    .replaceAll(">", greaterThan)
    .replace(/\\ /g, "{ }");
}

/** What stands between two sides of a formula: TeX sets room around it, which the parser leaves out. */
const relations =
  /(?<!\s)\s+([<>=+]|\\(?:approx|sim|equiv|propto|pm|mp|times|leq?|geq?|ll|gg|neq?|in|to)(?![A-Za-z]))\s+/g;

/** The parser writes form as HTML; what was written with < and > was no tag. */
function plain(html: string): string {
  return (
    html
      // The parser has signs for most that is raised; what it has none for would read as if it stood in the line.
      .replace(/<sup>(.*?)<\/sup>/g, (_, raised: string) => (raised.length > 1 ? `^(${raised})` : `^${raised}`))
      .replace(/<\/?[a-z][^<>]*>/gi, "")
      // What was escaped by a program that knew no better.
      .replace(/\{\{|\}\}/g, "")
      .replace(/\{(\p{L}+)\}/gu, "$1")
      .replaceAll(lessThan, "<")
      .replaceAll(greaterThan, ">")
      .replace(/\s+/g, " ")
      .normalize()
      .trim()
  );
}

function readNames(parts: readonly unknown[]): Author[] {
  return parts.flat().flatMap((creator: unknown): Author[] => {
    const part = (key: string) => {
      const text: unknown = Reflect.get(Object(creator), key);
      return typeof text === "string" && text.trim() !== "" ? plain(text) : undefined;
    };
    const family = [part("prefix"), part("lastName") ?? part("name"), part("suffix")].filter(Boolean).join(" ");
    return family === "" ? [] : [{ given: part("firstName"), family }];
  });
}
