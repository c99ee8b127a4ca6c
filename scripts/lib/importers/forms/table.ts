import { parse } from "csv-parse/sync";
import { z } from "zod";
import { CommandError } from "../../cli/command.ts";
import { Value } from "../tree/value.ts";
import { Budget, type TextFile } from "./budget.ts";

const rows = z.array(z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) }));

const syntax = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;

/**
 * Reads comma-separated values (RFC 4180) as a list of rows, each with its fields by column name. Remarks under
 * "Notes:" at the beginning of a table are left out.
 */
export function readTable({ name, text }: TextFile): Value {
  const budget = new Budget({ name, text });
  const [head, ...body] = skipRemarks(parseRows({ name, text }));
  const columns = head?.record.map((column) => column.trim()) ?? [];
  const items = body.map(({ record, raw, info }) => {
    // The parser gives a row's last line, and a row may span several lines.
    const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
    const place = `${name}, line ${line}`;
    const fields = record.flatMap((cell, index): [string, Value][] => {
      budget.spend(0);
      const column = columns[index] ?? `column ${index + 1}`;
      return cell.trim() === "" ? [] : [[column, new Value(`${place}, ${column}`, cell)]];
    });
    return new Value(place, new Map(fields));
  });
  return new Value(name, items);
}

type Rows = z.output<typeof rows>;

function parseRows({ name, text }: TextFile): Rows {
  try {
    // The parser would count CRLF as two line ends.
    return rows.parse(parse(text.replace(/\r\n?/g, "\n"), { ...syntax, info: true, raw: true }));
  } catch (error) {
    if (error instanceof z.ZodError || !(error instanceof Error)) throw error;
    throw new CommandError(`${name} is not a table: ${error.message}`, { cause: error });
  }
}

function skipRemarks(read: Rows): Rows {
  if (!/^notes:?$/i.test(read[0]?.record[0]?.trim() ?? "")) return read;
  const [, ...behind] = read;
  const isHead = ({ record }: Rows[number]) => record.filter((cell) => cell.trim() !== "").length > 1;
  const head = behind.findIndex(isHead);
  return head === -1 ? behind.slice(1) : behind.slice(head);
}
