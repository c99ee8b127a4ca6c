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
  const failures: unknown[] = [];
  const takeNext = async () => {
    for (const [index, value] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await map(value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, values.length) }, takeNext));
  if (failures.length > 0) throw failures[0];
  return results;
}
