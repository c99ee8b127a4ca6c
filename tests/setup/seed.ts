import { execFileSync } from "node:child_process";

/**
 * Where chance begins, for the settings of a runner: `SEED`, else a number that each commit has of its own. So a commit
 * tries the same however often it is tested, and the next one tries something else.
 */
export function chooseSeed(): void {
  process.env.SEED ??= String(seedOfCommit());
}

function seedOfCommit(): number {
  try {
    return Number.parseInt(execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).slice(0, 7), 16);
  } catch {
    // Nothing is known of commits here: every day tries something else.
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** Says at the end of a run that failed how the same is drawn again: by chance the next one may not see it. */
export class SeedReporter {
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
