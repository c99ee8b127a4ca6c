import { seed } from "./seed.ts";

/** How many values a property tries, eighty times as many in `npm run test:all`, and the seed that they are made from. */
export function tries(numRuns: number): { seed: number; numRuns: number } {
  return { seed, numRuns: process.env.TRY_ALL === "1" ? numRuns * 80 : numRuns };
}
