/** A table of the benchmark, all of it text. */
export interface Table {
  title: string;
  /** What a reader must know to read it. */
  note: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table as Markdown, its columns aligned so that it reads as plain text too. */
export function formatTable({ title, note, columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, index) => align(cells[index] ?? "", width, index)).join(" | ")} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [`## ${title}`, "", ...(note ? [note, ""] : []), line(columns), rule, ...rows.map(line), ""].join("\n");
}

/** Names to the left, figures to the right. */
function align(cell: string, width: number, index: number): string {
  return index === 0 ? cell.padEnd(width) : cell.padStart(width);
}
