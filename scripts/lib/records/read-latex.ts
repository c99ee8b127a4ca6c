import { parse } from "@retorquere/bibtex-parser";
import type { Author } from "../../../schema/records/publication.ts";
import type { BibtexEntry } from "./scan-entries.ts";
import { splitLatex } from "./split-latex.ts";

/** The shown fields of an entry, as plain text. */
export interface PlainEntry {
  texts: ReadonlyMap<string, string>;
  /** The authors; for an edited volume, its editors. */
  authors: Author[];
  /** Editors of the book that contains the work. */
  editors: Author[];
  hasOthers: boolean;
}

/** Fields with names. The first that is filled has the authors. */
const nameFields = ["author", "editor"] as const;

/** Fields that name where a work was published. The first that is filled is used. */
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

/** Fields read as LaTeX. Addresses and identifiers are not. */
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
  "abbr",
  "award",
  "abstract",
  "previewalt",
]);

const isName = (field: string) => nameFields.some((name) => name === field);

/** "and others" isn't a name. */
const isPerson = ({ family }: Author) => family !== "others";

/** True if a text has LaTeX markup. Most have none, and parsing is slow. */
const hasMarks = (text: string) => /[\\{}$~^_%&#<>"]|--|``|''/.test(text);

/** Placeholders for < and >, which the parser reads as the characters at their codes in TeX's first fonts. */
const lessThan = "\ue000";
const greaterThan = "\ue001";

/** Converts the LaTeX of entries to plain text. Text that is too complex to parse is kept unchanged. */
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

/** Splits a field into the pieces given to the parser. Undefined if parsing would take too long. */
export function splitField(name: string, value: string): string[] | undefined {
  if (!textFields.has(name) || !(isName(name) || hasMarks(value))) return [];
  return splitLatex(prepare(value), isName(name));
}

/** Returns a function that reads a field in pieces. Pieces that occur in several entries are parsed once. */
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

/** Works around the parser's faults with comparisons, with spaces in formulas or after "\", and with dollar amounts. */
function prepare(latex: string): string {
  const dollars = latex.replace(/\\./gs, "").split("$").length - 1;
  const text = dollars % 2 === 0 ? latex : latex.replace(/(?<!\\)\$/g, "\\$");
  return text
    .replace(/(?<!\\)\$[^$]*\$/g, (formula) => formula.replace(relations, "\\;$1\\;"))
    .replaceAll("<", lessThan)
    .replaceAll(">", greaterThan)
    .replace(/\\ /g, "{ }");
}

/** Binary operators in a formula. TeX puts space around them, which the parser drops. */
const relations =
  /(?<!\s)\s+([<>=+]|\\(?:approx|sim|equiv|propto|pm|mp|times|leq?|geq?|ll|gg|neq?|in|to)(?![A-Za-z]))\s+/g;

/** Removes the HTML that the parser writes for formatting. An original < or > isn't a tag. */
function plain(html: string): string {
  return (
    html
      // The parser has Unicode characters for most superscripts. Any other would read as normal text.
      .replace(/<sup>(.*?)<\/sup>/g, (_, raised: string) => (raised.length > 1 ? `^(${raised})` : `^${raised}`))
      .replace(/<\/?[a-z][^<>]*>/gi, "")
      // Braces that a program escaped by mistake.
      .replace(/\{\{|\}\}/g, "")
      .replace(/\{(\p{L}+)\}/gu, "$1")
      .replaceAll(lessThan, "<")
      .replaceAll(greaterThan, ">")
      .replace(/\s+/g, " ")
      // In TeX an accented i or j loses its dot first, as in \'{\i}.
      .replace(/[ıȷ](?=\p{M})/gu, (letter) => (letter === "ı" ? "i" : "j"))
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
