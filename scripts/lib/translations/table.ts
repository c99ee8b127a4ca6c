import { CsvError } from "csv-parse/sync";
import { describeNode } from "../../../schema/check/locate-reports.ts";
import type { ContentDocument } from "../../../schema/document/document.ts";
import type { Original } from "../../../schema/localize/originals.ts";
import type { RuleReport } from "../../../schema/messages/message.ts";
import { listWords, quote } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import type { Span } from "../../../schema/source/location.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { hashBytes } from "../files/hash-files.ts";
import { type CsvRecord, readCsv, writeCsv } from "./csv.ts";
import { partsOf } from "./site-translations.ts";

/** Column heads. The translations' column is named by its language's code. */
const heads = { location: "place", context: "context", original: "original", before: "before", key: "key" } as const;

/** A text that a row translates. */
export interface TableText {
  original: Original;
  /** Index in a list that is translated as a whole. */
  index: number;
  text: string;
  /** JSON pointer, the same before and after translation. */
  location: string;
  /** A hash of the text. The prefix keeps spreadsheet programs from reading it as a number. */
  key: string;
}

/** Lists the texts for a table: all with words that are in the content itself. */
export function listTableTexts(originals: readonly Original[]): TableText[] {
  return originals
    .filter(({ file }) => file === undefined)
    .flatMap((original) =>
      partsOf(original).map(({ location, text, index }) => ({
        original,
        index,
        text,
        location: original.isList ? location : original.pointer,
        key: `#${hashBytes(text)}`,
      })),
    );
}

interface TableFacts {
  document: ContentDocument;
  languages: readonly string[];
  language: string;
  delimiter: string;
}

/** Writes a table of texts to translate, for translators who know the site's first language. */
export function writeTable(
  texts: readonly TableText[],
  { document, languages: [first], language, delimiter }: TableFacts,
): string {
  const head = [heads.location, heads.context, heads.original, heads.before, language, heads.key];
  const rows = texts.map(({ original, index, text, location, key }) => {
    const context = describeNode(document.at(original.pointer)).replaceAll("`", "");
    const foreign = original.language === first ? "" : ` (in ${original.language})`;
    return [location, context + foreign, text, beforeOf(original, index), "", key];
  });
  return writeCsv([head, ...rows], delimiter);
}

/** Returns a text's previous translation. If a list had more texts then, its last row gets all the rest. */
function beforeOf({ texts, translation }: Original, index: number): string {
  const before = translation?.texts ?? [];
  return index === texts.length - 1 ? before.slice(index).join("\n") : (before[index] ?? "");
}

export interface Row {
  /** The row number in spreadsheet programs. */
  number: number;
  span: Span;
  location: string;
  key: string;
  translation: string;
}

/** A filled-in table, or diagnostics that say what is wrong with it. */
export interface Table {
  source: SourceText;
  language: string | undefined;
  rows: readonly Row[];
  reports: readonly RuleReport[];
}

/** Reads a filled-in table. Rows without a translation are left out. */
export function readTable(file: string, text: string, [, ...others]: readonly string[]): Table {
  const source = new SourceText(file, text.replace(/^\ufeff/, ""));
  const refuse = (reason: string, span: Span = { start: 0, end: 1 }): Table => ({
    source,
    language: undefined,
    rows: [],
    reports: [find("bad-translation-table", span, { reason })],
  });
  const wanted = [heads.location, heads.key];
  let records: CsvRecord[];
  try {
    records = readCsv(source.text, (cells) => wanted.every((name) => cells.map(nameHead).includes(name)));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`A quotation mark opens a cell here and none closes it.`, findLine(source, error));
  }
  const [head, ...rest] = records;
  if (!head) return refuse(`Its first line must name the columns ${wanted.map(quote).join(" and ")}, and it doesn't.`);
  const names = head.cells.map(nameHead);
  const span = { start: 0, end: head.end };
  const named = others.filter((one) => names.includes(one.toLowerCase()));
  const [language] = named;
  if (language === undefined)
    return refuse(
      `None of its columns has the code of a language that is translated into: ${listWords(others)}.`,
      span,
    );
  if (named.length > 1)
    return refuse(`Its first line names ${listWords(named.map(quote), "and")}; a table is of one language.`, span);
  const cellOf = (cells: readonly string[], name: string) => cells[names.indexOf(name)] ?? "";
  const rows = rest.map(({ cells, end }, index): Row => {
    const start = (rest[index - 1] ?? head).end;
    return {
      number: index + 2,
      span: trimSpan(source.text, { start, end }),
      location: cellOf(cells, heads.location).trim(),
      key: cellOf(cells, heads.key).trim(),
      translation: cellOf(cells, language.toLowerCase()),
    };
  });
  return { source, language, rows: rows.filter(({ translation }) => translation.trim() !== ""), reports: [] };
}

function nameHead(cell: string): string {
  return cell.trim().toLowerCase();
}

/** Removes line ends and other trailing whitespace. */
function trimSpan(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** The line in which a parser's error begins. */
function findLine(source: SourceText, { lines }: CsvError): Span {
  const line = typeof lines === "number" ? lines : 1;
  let start = 0;
  for (let number = 1; number < line; number += 1) start = source.text.indexOf("\n", start) + 1;
  return { start, end: start + 1 };
}
