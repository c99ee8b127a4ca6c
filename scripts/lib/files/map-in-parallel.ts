/** The results of an asynchronous function for each value, in the values' order; so many at once, and no more. */
export async function mapInParallel<Value, Result>(
  values: readonly Value[],
  atOnce: number,
  map: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // One list for all that take from it.
  const waiting = values.entries();
  const takeNext = async () => {
    for (const [index, value] of waiting) results[index] = await map(value);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, values.length) }, takeNext));
  return results;
}
