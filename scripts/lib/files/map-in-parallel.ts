/**
 * The results of an asynchronous function for each value, in the values' order; so many at once, and no more. Where one
 * fails, those that have begun are waited for, and no other begins.
 */
export async function mapInParallel<Value, Result>(
  values: readonly Value[],
  atOnce: number,
  map: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // One list for all that take from it.
  const waiting = values.entries();
  const takeNext = async () => {
    for (const [index, value] of waiting) {
      results[index] = await map(value).catch((error: unknown) => {
        for (const _left of waiting);
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(atOnce, values.length) }, takeNext));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return results;
}
