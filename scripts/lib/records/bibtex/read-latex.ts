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

/** Makes plain text of the LaTeX of entries, all at once. What is too tangled to be read stays as it is written. */
export function readLatex(entries: readonly BibtexEntry[]): PlainEntry[] {
  const pieces = new Pieces();
  for (const { fields } of entries) for (const [name, { value }] of fields) pieces.add(name, value);
  const read = pieces.read();
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

/** Pieces of fields, each of which is parsed once, however many entries have it. */
class Pieces {
  readonly #keys = new Map<string, string>();
  readonly #texts: string[] = [];

  add(name: string, value: string): void {
    for (const piece of splitField(name, value) ?? []) {
      const known = `${name} ${piece}`;
      if (this.#keys.has(known)) continue;
      const key = `k${this.#keys.size}`;
      this.#keys.set(known, key);
      this.#texts.push(`@article{${key},\n${name} = {${piece}}\n}\n`);
    }
  }

  /** Parses all of them. The function that is returned gives what the parser made of a field, piece by piece. */
  read(): (name: string, value: string) => unknown[] {
    const { entries } = parse(this.#texts.join("\n"), {
      english: false,
      sentenceCase: false,
      caseProtection: false,
      unsupported: "ignore",
      applyCrossRef: false,
    });
    const byKey = new Map(entries.map((entry): [string, Record<string, unknown>] => [entry.key, entry.fields]));
    return (name, value) => {
      const pieces = splitField(name, value);
      return pieces?.map((piece) => byKey.get(this.#keys.get(`${name} ${piece}`) ?? "")?.[name]) ?? [value];
    };
  }
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
