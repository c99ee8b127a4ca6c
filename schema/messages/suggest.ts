/**
 * Pairs of letters that are compared for one suggestion, of thousands of icons all: a file with thousands of mistakes
 * among thousands of long names must not take forever.
 */
const mostPairs = 1_000_000;

/** Each suggestion compares a word with all candidates: of thousands of mistakes of one kind only the first get one. */
const mostSuggestions = 20;

/** The same as `suggest`, for the first mistakes of a kind alone. */
export function makeSuggester(): typeof suggest {
  let left = mostSuggestions;
  return (...question) => {
    left -= 1;
    return left < 0 ? undefined : suggest(...question);
  };
}

/**
 * The candidate that was most likely meant by `found`, or undefined where none is near.
 * @param most how many letters may differ at most, where the candidates are long and alike
 */
export function suggest(found: string, candidates: Iterable<string>, most = Infinity): string | undefined {
  const plain = simplify(found);
  let best: { word: string; distance: number } | undefined;
  let left = mostPairs;
  for (const word of candidates) {
    if (word === found) continue;
    const other = simplify(word);
    left -= plain.length * other.length + 1;
    if (left < 0) break;
    // What differs more in length differs at least by so many letters.
    if (Math.abs(other.length - plain.length) >= (best?.distance ?? Number.POSITIVE_INFINITY)) continue;
    const distance = measureDistance(plain, other, best?.distance);
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, distance };
  }
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

/**
 * How many letters must be added, left out, changed or swapped with the next to get from one word to the other.
 * @param most where more than these are needed, how many isn't found out: the distance is then any that is greater
 * @internal
 */
export function measureDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
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
    if (Math.min(...current) > most && Math.min(...last) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
