/**
 * The candidate that was most likely meant by `found`, or undefined where none is near.
 * @param most how many letters may differ at most, where the candidates are long and alike
 */
export function suggest(found: string, candidates: Iterable<string>, most = Infinity): string | undefined {
  const plain = simplify(found);
  const [best] = [...candidates]
    .filter((word) => word !== found)
    .map((word) => ({ word, distance: measureDistance(plain, simplify(word)) }))
    .sort((one, other) => one.distance - other.distance);
  if (!best) return undefined;
  const longest = Math.max(found.length, best.word.length);
  const limit = Math.min(most, Math.max(1, Math.floor(longest / 3)));
  return best.distance <= limit && best.distance < longest ? best.word : undefined;
}

function simplify(word: string): string {
  return word
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[_\s-]/g, "");
}

/** How many letters must be added, left out, changed or swapped with the next to get from one word to the other. */
export function measureDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
