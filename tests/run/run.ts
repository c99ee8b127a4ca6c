// Every check and test, in order; the last line of the output is their sum. `faults` runs the long ones instead: builds
// while everything around them fails.
import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { judgeStep, readTestCounts, summarizeCounts, type TestCounts } from "./test-counts.ts";

const reports = ".cache/reports";
const runs: Record<string, { script: string; report: string | undefined }[]> = {
  summary: [
    { script: "check", report: undefined },
    { script: "test:unit", report: `${reports}/vitest.json` },
    { script: "test:e2e", report: `${reports}/playwright.json` },
  ],
  faults: [{ script: "test:faults:run", report: `${reports}/faults.json` }],
};
const run = process.argv[2] ?? "summary";
const steps = runs[run];
if (!steps) throw new Error(`There is no run ${run}; there are ${Object.keys(runs).join(", ")}.`);

// Each run takes away its own reports, and no other's.
for (const path of [`${run}.txt`, ...steps.flatMap(({ report }) => report?.slice(reports.length + 1) ?? [])]) {
  await rm(`${reports}/${path}`, { force: true });
}
await mkdir(reports, { recursive: true });

const results: { script: string; counts: TestCounts }[] = [];
for (const { script, report } of steps) {
  const exitCode = await runScript(script);
  results.push({ script, counts: judgeStep(exitCode, report ? await readReport(report) : undefined) });
}

console.log();
for (const { script, counts } of results) console.log(`${script.padEnd(15)} ${describeCounts(counts)}`);
const summary = summarizeCounts(results.map(({ counts }) => counts));
console.log(summary);
await writeFile(`${reports}/${run}.txt`, `${summary}\n`);
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0;

/** Runs a script of package.json, its output passed on as it comes. */
function runScript(script: string): Promise<number> {
  console.log(`\n> ${script}`);
  return new Promise((resolve, reject) => {
    // `npm` is a command file on Windows, which only a shell starts.
    const child = spawn(`npm run --silent ${script}`, { shell: true, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
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
