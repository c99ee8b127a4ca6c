import fc from "fast-check";
import { seed } from "./seed.ts";

/** Whether everything is to be tried that there is, as it is at night: `npm run test:all`. */
const triesAll = process.env.TRY_ALL === "1";

/**
 * How many values a property tries, and where chance begins: an eighth of them with every commit, which has a
 * seed of its own, and ten times as many when everything is tried.
 */
export function tries(numRuns: number): { seed: number; numRuns: number } {
  return { seed, numRuns: triesAll ? numRuns * 10 : Math.ceil(numRuns / 8) };
}

/** One entry in `share` of a table, in its order, other ones with every seed; all of it when everything is tried. */
export function draw<T>(table: readonly T[], share: number): T[] {
  const length = triesAll ? table.length : Math.ceil(table.length / share);
  const [drawn = []] = fc.sample(fc.subarray([...table], { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  });
  return drawn;
}
