import { execFileSync } from "node:child_process";

process.env.SEED ??= String(seedOfCommit());

/**
 * Where chance begins: `SEED`, else a number that each commit has of its own. So a commit tries the same however often it
 * is tested, and the next one tries something else. A runner's settings load this, and its workers inherit it.
 */
export const seed = Number(process.env.SEED);

function seedOfCommit(): number {
  try {
    return Number.parseInt(execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).slice(0, 7), 16);
  } catch {
    // Nothing is known of commits here: every day tries something else.
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** Prints the seed at the end of each run: another commit's run, with another seed, may not find the same. */
export default class SeedReporter {
  /** Vitest's. */
  onTestRunEnd(): void {
    console.log(`\nProperties tried values of the seed ${seed}: SEED=${seed} in the environment tries the same.`);
  }

  /** Playwright's. */
  onEnd(): void {
    this.onTestRunEnd();
  }
}
