import { parse } from "@retorquere/bibtex-parser";
import type { Author } from "../../../../schema/records/publication.ts";
import type { BibtexEntry } from "./scan-entries.ts";

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

/** Makes plain text of the LaTeX of entries, all at once. */
export function readLatex(entries: readonly BibtexEntry[]): PlainEntry[] {
  const text = entries.map(({ fields }, index) => {
    const kept = [...fields].filter(([name, { value }]) => textFields.has(name) && (isName(name) || hasMarks(value)));
    return `@article{k${index},\n${kept.map(([name, { value }]) => `${name} = {${prepare(value)}}`).join(",\n")}\n}\n`;
  });
  const library = parse(text.join("\n"), {
    english: false,
    sentenceCase: false,
    caseProtection: false,
    unsupported: "ignore",
    applyCrossRef: false,
  });
  const byKey = new Map(library.entries.map((entry) => [entry.key, entry.fields]));
  return entries.map(({ fields: own }, index) => {
    const fields: Record<string, unknown> = byKey.get(`k${index}`) ?? {};
    const [writers = [], editors = []] = nameFields.map((name) => readNames(fields[name]));
    const names = writers.length > 0 ? writers : editors;
    const authors = names.filter(isPerson);
    const bare = [...own].filter(([name, { value }]) => textFields.has(name) && !isName(name) && !hasMarks(value));
    const texts = Object.entries(fields).flatMap(([name, value]) => {
      const words = Array.isArray(value) ? value.filter((part) => typeof part === "string").join(", ") : value;
      return typeof words === "string" && words.trim() !== "" ? [[name, plain(words)] as const] : [];
    });
    for (const [name, { value }] of bare) if (value.trim() !== "") texts.push([name, plain(value)]);
    return {
      texts: new Map(texts),
      authors,
      editors: writers.length > 0 ? editors.filter(isPerson) : [],
      hasOthers: authors.length < names.length,
    };
  });
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
const relations = /\s+([<>=+]|\\(?:approx|sim|equiv|propto|pm|mp|times|leq?|geq?|ll|gg|neq?|in|to)(?![A-Za-z]))\s+/g;

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

function readNames(value: unknown): Author[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((creator: unknown): Author[] => {
    const part = (key: string) => {
      const text: unknown = Reflect.get(Object(creator), key);
      return typeof text === "string" && text.trim() !== "" ? plain(text) : undefined;
    };
    const family = [part("prefix"), part("lastName") ?? part("name"), part("suffix")].filter(Boolean).join(" ");
    return family === "" ? [] : [{ given: part("firstName"), family }];
  });
}
