import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** Column separators. In some countries, spreadsheet programs write and expect semicolons. */
export const separators = { comma: ",", semicolon: ";", tab: "\t" } as const;

/**
 * Text that spreadsheet programs read as a formula, with or without escaping apostrophes.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Writes CSV (RFC 4180) that spreadsheet programs read as UTF-8. Formulas are escaped with an apostrophe. */
export function writeCsv(records: readonly (readonly string[])[], delimiter: string): string {
  const cells = records.map((record) => record.map((cell) => (formula.test(cell) ? `'${cell}` : cell)));
  return stringify(cells, { bom: true, delimiter, quoted: true, record_delimiter: "\r\n" });
}

/** A row, which may span several lines of the text. */
export interface CsvRecord {
  cells: readonly string[];
  /** Where the row ends in the text, in UTF-16 units. */
  end: number;
}

/**
 * Reads CSV from `writeCsv` or a spreadsheet program.
 * @param isHead tests the cells of the first line, which decides the separator
 * @returns nothing if no separator gives such a first line
 * @throws {CsvError} if quotation marks are not closed
 */
export function readCsv(text: string, isHead: (cells: readonly string[]) => boolean): CsvRecord[] {
  const common = { relax_column_count: true, relax_quotes: true, max_record_size: 0 } as const;
  const [firstLine = ""] = text.split(/[\r\n]/, 1);
  const delimiter = Object.values(separators).find((delimiter) => {
    const [head = []] = parse(firstLine, { ...common, delimiter });
    return isHead(head.map(readCell));
  });
  if (delimiter === undefined) return [];
  const bytes = Buffer.from(text);
  const records: CsvRecord[] = [];
  let start = 0;
  let end = 0;
  parse(text, {
    ...common,
    delimiter,
    on_record: (cells: string[], { bytes: behind }) => {
      end += bytes.toString("utf8", start, behind).length;
      start = behind;
      records.push({ cells: cells.map(readCell), end });
    },
  });
  return records;
}

function readCell(cell: string): string {
  const text = cell.replaceAll(/\r\n?/g, "\n");
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
