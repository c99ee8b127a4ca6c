/** The seconds that each step and each run may take on two idle cores. They are printed, never asserted. */
const budgets: Readonly<Record<string, number>> = {
  check: 25,
  "test:unit": 90,
  "test:e2e": 150,
  // With the installation of packages, which comes before.
  summary: 300,
};

/** A test's name and the seconds that it took. */
export interface TestCost {
  name: string;
  seconds: number;
}

/** "87 s of 90 s", or with the seconds that it is over its budget. */
export function describeCost(step: string, seconds: number): string {
  const [spent, budget] = [Math.round(seconds), budgets[step]];
  if (budget === undefined) return `${spent} s`;
  return spent <= budget
    ? `${spent} s of ${budget} s`
    : `${spent} s, ${spent - budget} s over its budget of ${budget} s`;
}

/** The slowest tests, a line for each. */
export function listSlowest(tests: readonly TestCost[], length = 10): string[] {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, length);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
