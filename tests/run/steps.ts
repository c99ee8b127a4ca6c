import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { describeCost } from "./costs.ts";
import { judgeStep, readTestCounts, type TestCounts } from "./test-counts.ts";

export interface Step {
  /** A script of package.json, and what it is called with. */
  script: string;
  words?: string;
  report?: string;
  /** Why there may be no test to run. */
  mayBeEmpty?: string;
}

/** How a step ended. */
interface StepResult {
  script: string;
  counts: TestCounts;
  seconds: number;
}

/** Runs steps side by side. Their output comes in their order. */
export function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  return steps.reduce<Promise<StepResult[]>>(async (before, step) => {
    const result = runStep(step, before);
    return [...(await before), await result];
  }, Promise.resolve([]));
}

/** Prints how each step ended, and what it and the whole run cost. */
export function printCosts(results: readonly StepResult[], run: string): void {
  for (const { script, counts, seconds } of results)
    console.log(`${script.padEnd(17)} ${describeCounts(counts)}, in ${describeCost(script, seconds)}`);
  console.log(`${"whole".padEnd(17)} in ${describeCost(run, process.uptime())}`);
}

/** Runs a step at once; what it says comes as it is said, but not before the end of the step before. */
async function runStep({ script, words = "", report, mayBeEmpty }: Step, before: Promise<unknown> | undefined) {
  const start = performance.now();
  // `npm` is a command file on Windows, which only a shell starts.
  const child = spawn(`npm run --silent ${script} -- ${words}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<{ exitCode: number; seconds: number }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ exitCode: code ?? 1, seconds: (performance.now() - start) / 1000 }));
  });
  const held: Uint8Array[] = [`\n> ${script}\n`].map((text) => Buffer.from(text));
  let say = (text: Uint8Array) => void held.push(text);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => say(text));
  await before;
  say = (text) => void process.stdout.write(text);
  held.forEach(say);
  const { exitCode, seconds } = await ended;
  const counts = report ? await readReport(report) : undefined;
  if (counts && mayBeEmpty && exitCode === 0 && counts.passed === 0)
    counts.notRun = [`Not run: ${script}, as ${mayBeEmpty}.`];
  return { script, seconds, counts: judgeStep(exitCode, counts) };
}

/** A runner that died leaves no report, and so no test that passed. */
async function readReport(path: string): Promise<TestCounts> {
  try {
    return readTestCounts(await readFile(path, "utf8"));
  } catch (error) {
    console.error(`No counts of tests in ${path}: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function describeCounts({ passed, failed, skipped }: TestCounts): string {
  if (passed + failed + skipped === 0) return "sound";
  const parts = [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  return parts.filter(Boolean).join(", ");
}
