/** A line that only one of two texts has. */
export interface ChangedLine {
  /** `-` for a line of the first text, `+` for one of the second. */
  sign: "-" | "+";
  /** Its number in its own text, from 1. */
  line: number;
  text: string;
}

/** More changes than anyone reads: finding the fewest would take too long. */
const mostChanges = 2000;

/**
 * The fewest lines that two texts don't share, in the order of the texts. After E. W. Myers, "An O(ND) Difference
 * Algorithm and Its Variations" (1986): for each number of changes, how far they lead on each diagonal.
 */
export function diffLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const rows = findWay(before, after);
  if (!rows) return [...mark("-", before), ...mark("+", after)];
  const changed: ChangedLine[] = [];
  let line = before.length;
  let other = after.length;
  for (let count = rows.length - 1; count > 0; count -= 1) {
    const diagonal = line - other;
    const from = comeFrom(rows[count - 1] ?? [], (diagonal + count) / 2);
    if (from.isRemoval) changed.push({ sign: "-", line: from.line, text: before[from.line - 1] ?? "" });
    else changed.push({ sign: "+", line: from.line - diagonal, text: after[from.line - diagonal - 1] ?? "" });
    line = from.isRemoval ? from.line - 1 : from.line;
    other = line - (from.isRemoval ? diagonal - 1 : diagonal + 1);
  }
  return changed.reverse();
}

/** For each number of changes, how many lines of the first text are behind them on each diagonal, to the texts' end. */
function findWay(before: readonly string[], after: readonly string[]): number[][] | undefined {
  const rows: number[][] = [];
  for (let count = 0; count <= mostChanges; count += 1) {
    const row: number[] = [];
    for (let index = 0; index <= count; index += 1) {
      const diagonal = 2 * index - count;
      let line = count === 0 ? 0 : comeFrom(rows[count - 1] ?? [], index).line;
      while (line < before.length && line - diagonal < after.length && before[line] === after[line - diagonal])
        line += 1;
      row.push(line);
      if (line >= before.length && line - diagonal >= after.length) return [...rows, row];
    }
    rows.push(row);
  }
  return undefined;
}

/** The last change before a diagonal, and the line of the first text to which it leads. */
function comeFrom(row: readonly number[], index: number): { isRemoval: boolean; line: number } {
  const removed = (row[index - 1] ?? -2) + 1;
  const added = row[index] ?? -1;
  return removed > added ? { isRemoval: true, line: removed } : { isRemoval: false, line: added };
}

function mark(sign: ChangedLine["sign"], lines: readonly string[]): ChangedLine[] {
  return lines.map((text, index) => ({ sign, line: index + 1, text }));
}
