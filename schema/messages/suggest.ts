/**
 * The most pairs of characters compared for one suggestion; enough for thousands of icons. It bounds the time for
 * thousands of errors with long candidates.
 */
const mostPairs = 1_000_000;

/** A suggestion compares a word with all candidates, so only the first of thousands of errors of one kind get one. */
const mostSuggestions = 20;

/** Like `suggest`, but only the first calls return a suggestion. */
export function makeSuggester(): typeof suggest {
  let left = mostSuggestions;
  return (...question) => {
    left -= 1;
    return left < 0 ? undefined : suggest(...question);
  };
}

/** The fewest characters that name the one candidate that begins with them. */
const leastBeginning = 3;

/**
 * The candidate that was most likely meant by `found`; undefined if none is near.
 * @param most how many characters may differ at most, for long and similar candidates
 */
export function suggest(found: string, candidates: Iterable<string>, most = Infinity): string | undefined {
  const plain = simplify(found);
  let best: { word: string; distance: number } | undefined;
  const begun: string[] = [];
  let left = mostPairs;
  for (const word of candidates) {
    if (word === found) continue;
    const other = simplify(word);
    if (plain.length >= leastBeginning && other.startsWith(plain)) begun.push(word);
    left -= plain.length * other.length + 1;
    if (left < 0) break;
    // The distance is at least the difference in length.
    const least = Math.abs(other.length - plain.length);
    if (least > most || least >= (best?.distance ?? Number.POSITIVE_INFINITY)) continue;
    const distance = measureDistance(plain, other, best?.distance);
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, distance };
  }
  if (!best) return undefined;
  const longest = Math.max(found.length, best.word.length);
  const limit = Math.min(most, Math.max(1, Math.floor(longest / 3)));
  if (best.distance <= limit && best.distance < longest) return best.word;
  return most === Infinity && begun.length === 1 ? begun[0] : undefined;
}

/**
 * True if a suggestion is the only one of all candidates that can be meant: it differs in case and separators alone, or
 * in one character (two of ten or more), and every other candidate differs more.
 * @param shortest the fewest characters of `found` that allow a difference of one
 */
export function isClear(found: string, near: string | undefined, candidates: Iterable<string>, shortest = 3): boolean {
  if (near === undefined) return false;
  const plain = simplify(found);
  const distance = measureDistance(plain, simplify(near));
  if (distance > (plain.length >= 10 ? 2 : plain.length >= shortest ? 1 : 0)) return false;
  for (const other of candidates)
    if (other !== near && measureDistance(plain, simplify(other), distance) <= distance) return false;
  return true;
}

function simplify(word: string): string {
  return word
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[_\s-]/g, "");
}

/**
 * How many characters must be added, removed, changed or swapped with the next one to get from one word to the other.
 * @param most if more are needed, the result is any greater number
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
