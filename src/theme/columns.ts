/** Number of columns of a grid, and the number if these don't fit. */
export interface Columns {
  columns: number;
  fewer: number;
}

/**
 * Chooses at most `most` columns, so that the last row has more than one column filled, if possible. `spans`: the
 * columns that each entry takes.
 */
export function chooseColumns(spans: readonly number[], most: number): Columns {
  const cells = spans.reduce((sum, span) => sum + span, 0);
  const columns = chooseCount(spans, Math.min(most, cells));
  return { columns, fewer: chooseCount(spans, columns - 1) };
}

function chooseCount(spans: readonly number[], most: number): number {
  for (let count = most; count > 1; count--) if (countLast(spans, count) !== 1) return count;
  return Math.max(1, most);
}

/** Chooses at most `most` columns for entries that may grow, so that all rows have about as many. */
export function chooseEvenColumns(count: number, most: number): Columns {
  const spread = (most: number) => Math.ceil(count / Math.ceil(count / Math.max(1, most)));
  const columns = spread(most);
  return { columns, fewer: spread(columns - 1) };
}

/** Number of filled columns in the last row. */
function countLast(spans: readonly number[], columns: number): number {
  return spans.reduce((taken, span) => (taken + span > columns ? span : taken + span), 0);
}

const share = (count: string) => `(100% - (${count} - 1) * var(--gap)) / ${count}`;
const spare = "(100% - (var(--columns) - 1) * var(--gap) - var(--columns) * var(--narrowest))";

/**
 * Columns of a grid that sets `--columns`, `--fewer`, `--narrowest` (minimum column width) and `--gap`. If `--columns`
 * don't fit, the last length becomes large, which leaves `--fewer`.
 */
const least = `max(var(--narrowest), ${share("var(--columns)")}, min(${share("var(--fewer)")}, ${spare} * -9999))`;
export const gridColumns = `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

/** The same columns as flex items, of which those in the last row can grow. A hundredth of a pixel is for rounding. */
export const flexColumn = `calc(min(100%, ${least}) - 0.01px)`;
export const twoFlexColumns = `calc(min(100%, 2 * ${least} + var(--gap)) - 0.01px)`;
