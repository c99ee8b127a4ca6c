/** A picture's share of the width of its row, after the row's gaps are taken off. */
export interface RowShare {
  share: number;
  gaps: number;
}

/**
 * Splits pictures, given by their aspect ratios, into rows of at most `most` that are about equally high. A row's
 * pictures fill it at one height. `lowest`: the least sum of ratios; a row with less stays open at its end, because
 * filling it would make it too high. So does one picture that would be higher than all rows of several.
 */
export function justifyRows(ratios: readonly number[], most: number, lowest: number): RowShare[] {
  const sumOf = (from: number, to: number) => ratios.slice(from, to).reduce((sum, ratio) => sum + ratio, 0);
  const target = sumOf(0, ratios.length) / Math.ceil(ratios.length / most);
  // For each number of pictures, the least cost and where its last row starts.
  const best = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    const starts = Array.from({ length: Math.min(most, end) }, (_, index) => end - 1 - index);
    const costs = starts.map((start) => ({
      start,
      cost: (best[start]?.cost ?? 0) + (sumOf(start, end) / target - 1) ** 2,
    }));
    best.push(costs.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  const rows: { row: readonly number[]; sum: number }[] = [];
  for (let end = ratios.length; end > 0; end = best[end]?.start ?? 0) {
    const start = best[end]?.start ?? 0;
    rows.unshift({ row: ratios.slice(start, end), sum: Math.max(lowest, sumOf(start, end)) });
  }
  const [highest] = rows.filter(({ row }) => row.length > 1).sort((one, other) => one.sum - other.sum);
  return rows.flatMap((own) => {
    const { row, sum } = highest && own.row.length === 1 && own.sum < highest.sum ? highest : own;
    return own.row.map((ratio) => ({ share: ratio / sum, gaps: row.length - 1 }));
  });
}
