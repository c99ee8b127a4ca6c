/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("There is no median of no values.");
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** How many times `base` a value is, as text; of nothing there is no ratio. */
export function formatRatio(value: number, base: number): string {
  return base === 0 ? "–" : `${(value / base).toFixed(2)}×`;
}

/** Milliseconds as a whole number. */
export function formatMs(milliseconds: number): string {
  return milliseconds.toFixed(0);
}

/** Bytes as thousands of bytes. */
export function formatKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
