/** Works on `atOnce` items at a time. After a failure no item begins; rejects when all running ones have ended. */
export async function workAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All loops share one iterator: a loop that fails ends it for the others, too.
  const waiting = iterate(items);
  const workOnNext = async () => {
    for (const item of waiting) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workOnNext));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

function* iterate<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items;
}
