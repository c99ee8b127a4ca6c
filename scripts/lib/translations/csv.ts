import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** What may stand between the cells of a line; spreadsheet programs of some countries write and expect semicolons. */
export const separators = { comma: ",", semicolon: ";", tab: "\t" } as const;

/**
 * What spreadsheet programs take for a formula, also where it is one already that was made harmless.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Writes a table (RFC 4180) that spreadsheet programs read as UTF-8, and in which no cell is a formula. */
export function writeCsv(records: readonly (readonly string[])[], delimiter: string): string {
  const cells = records.map((record) => record.map((cell) => (formula.test(cell) ? `'${cell}` : cell)));
  return stringify(cells, { bom: true, delimiter, quoted: true, record_delimiter: "\r\n" });
}

/** A line of a table, which has as many lines as its cells: its cells, and where in the text it ends. */
export interface CsvRecord {
  cells: readonly string[];
  /** In UTF-16 units. */
  end: number;
}

/**
 * Reads a table as `writeCsv` and spreadsheet programs write it, which lines and cells end in their own way.
 * @param isHead whether these may be the cells of the first line: it tells what stands between cells
 * @returns none where no separator makes such a first line
 * @throws {CsvError} where quotation marks are not closed
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
