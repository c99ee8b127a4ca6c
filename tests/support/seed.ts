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

/** Says at the end of a run that failed how the same is drawn again: by chance the next one may not see it. */
export default class SeedReporter {
  /** Vitest's. */
  onTestRunEnd(_modules: unknown, _errors: unknown, reason: string): void {
    this.#tell(reason !== "passed");
  }

  /** Playwright's. */
  onEnd({ status }: { status: string }): void {
    this.#tell(status !== "passed");
  }

  #tell(hasFailed: boolean): void {
    if (hasFailed)
      console.log(`\nWhat chance had a part in is drawn again by SEED=${process.env.SEED} in the environment.`);
  }
}
