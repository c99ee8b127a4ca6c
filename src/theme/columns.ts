/** How many columns a grid has: as many as it best has, and how many where there is no room for these. */
export interface Columns {
  columns: number;
  fewer: number;
}

/**
 * How many columns, of `most` at the most, entries stand in so that none is alone in the last row, where that can be
 * avoided. `spans` says how many columns each entry takes where there are several.
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

/** How many columns of the last row are taken. */
function countLast(spans: readonly number[], columns: number): number {
  return spans.reduce((taken, span) => (taken + span > columns ? span : taken + span), 0);
}

const share = (count: string) => `(100% - (${count} - 1) * var(--gap)) / ${count}`;
const spare = "(100% - (var(--columns) - 1) * var(--gap) - var(--columns) * var(--narrowest))";

/**
 * The columns of a grid that says `--columns` and `--fewer`, the least width of a column as `--narrowest`, and what is
 * between two as `--gap`. Where they have no room to spare, the last length is large, and there are fewer.
 */
export const gridColumns = `repeat(auto-fill, minmax(min(100%, max(var(--narrowest), ${share("var(--columns)")}, min(${share("var(--fewer)")}, ${spare} * -9999))), 1fr))`;
