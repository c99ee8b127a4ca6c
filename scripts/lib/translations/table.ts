import { CsvError } from "csv-parse/sync";
import { describeNode } from "../../../schema/check/places.ts";
import type { ContentDocument } from "../../../schema/document/document.ts";
import type { Original } from "../../../schema/localize/originals.ts";
import type { Finding } from "../../../schema/messages/message.ts";
import { listWords, quote } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import type { Span } from "../../../schema/source/place.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { hashBytes } from "../files/hash-files.ts";
import { type CsvRecord, readCsv, writeCsv } from "./csv.ts";
import { partsOf } from "./site-translations.ts";

/** The heads of the columns, beside the language's code over what is translated into it. */
const heads = { place: "place", context: "context", original: "original", before: "before", key: "key" } as const;

/** A text by which a row of a table may be known. */
export interface Spot {
  original: Original;
  /** Of a list that is translated as a whole, which of its texts. */
  index: number;
  text: string;
  /** Its JSON pointer; it is the same before and after the text has been translated. */
  place: string;
  /** It changes whenever the text does, and spreadsheet programs take it for no number. */
  key: string;
}

/** The texts of originals that a table may have: all that stand in the content itself and say something. */
export function listSpots(originals: readonly Original[]): Spot[] {
  return originals
    .filter(({ file }) => file === undefined)
    .flatMap((original) =>
      partsOf(original).map(({ place, text, index }) => ({
        original,
        index,
        text,
        place: original.isList ? place : original.pointer,
        key: `#${hashBytes(text)}`,
      })),
    );
}

/** What a table is made of beside its texts. */
interface TableFacts {
  document: ContentDocument;
  languages: readonly string[];
  /** The one that is translated into. */
  language: string;
  /** What stands between cells. */
  delimiter: string;
}

/** Writes a table of texts to translate, for those who know the site's first language. */
export function writeTable(
  spots: readonly Spot[],
  { document, languages: [first], language, delimiter }: TableFacts,
): string {
  const head = [heads.place, heads.context, heads.original, heads.before, language, heads.key];
  const rows = spots.map(({ original, index, text, place, key }) => {
    const context = describeNode(document.at(original.pointer)).replaceAll("`", "");
    const foreign = original.language === first ? "" : ` (in ${original.language})`;
    return [place, context + foreign, text, beforeOf(original, index), "", key];
  });
  return writeCsv([head, ...rows], delimiter);
}

/** What a text's translation has been; of a list that had another length, its last row has all that is left over. */
function beforeOf({ texts, translation }: Original, index: number): string {
  const before = translation?.texts ?? [];
  return index === texts.length - 1 ? before.slice(index).join("\n") : (before[index] ?? "");
}

/** A row of a table in which a translation stands. */
export interface Row {
  /** As spreadsheet programs number it. */
  number: number;
  span: Span;
  place: string;
  key: string;
  translation: string;
}

/** A table that was filled in, or what is wrong with it. */
export interface Table {
  source: SourceText;
  language: string | undefined;
  rows: readonly Row[];
  findings: readonly Finding[];
}

/** Reads a table that was filled in; rows without a translation are left out. */
export function readTable(file: string, text: string, [, ...others]: readonly string[]): Table {
  const source = new SourceText(file, text.replace(/^\ufeff/, ""));
  const refuse = (reason: string, span: Span = { start: 0, end: 1 }): Table => ({
    source,
    language: undefined,
    rows: [],
    findings: [find("bad-translation-table", span, { reason })],
  });
  const wanted = [heads.place, heads.key];
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
      place: cellOf(cells, heads.place).trim(),
      key: cellOf(cells, heads.key).trim(),
      translation: cellOf(cells, language.toLowerCase()),
    };
  });
  return { source, language, rows: rows.filter(({ translation }) => translation.trim() !== ""), findings: [] };
}

function nameHead(cell: string): string {
  return cell.trim().toLowerCase();
}

/** Without the end of the line. */
function trimSpan(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** The line in which a parser's mistake begins. */
function findLine(source: SourceText, { lines }: CsvError): Span {
  const line = typeof lines === "number" ? lines : 1;
  let start = 0;
  for (let number = 1; number < line; number += 1) start = source.text.indexOf("\n", start) + 1;
  return { start, end: start + 1 };
}
