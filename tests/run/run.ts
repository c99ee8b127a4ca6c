/**
 * `npm test`: every check and test; the last line of the output is their sum. `all` tries everything that chance else
 * draws a part of; `engines` makes every check in every browser engine instead, and `faults` runs the long tests: builds
 * while everything around them fails, and what takes browsers long.
 */
import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { buildApp } from "../../scripts/lib/app/app-build.ts";
import { installEngines } from "../setup/install-programs.ts";
import { judgeStep, readTestCounts, summarizeCounts, type TestCounts } from "./test-counts.ts";

interface Step {
  /** A script of package.json, and what it is called with. */
  script: string;
  words?: string;
  report?: string;
}

const reports = ".cache/reports";
const unit = { script: "test:unit", report: `${reports}/vitest.json` };
const browsers = { script: "test:e2e", report: `${reports}/playwright.json` };
const inEngines = (mode: string): Step => ({
  script: "test:engines:run",
  words: `--mode ${mode}`,
  report: `${reports}/engines-${mode}.json`,
});
/** Side by side: the browser tests wait much, and leave the processors to the others. */
const runs: Record<string, Step[]> = {
  summary: [
    { script: "check" },
    unit,
    { ...browsers, words: "--project root --project under-a-path" },
    inEngines("drawn"),
  ],
  all: [{ script: "check" }, unit, browsers, inEngines("vital")],
  engines: [{ script: "test:engines:run", report: `${reports}/engines.json` }],
  faults: [
    { script: "test:faults:run", report: `${reports}/faults.json` },
    { ...browsers, words: "--project long" },
    inEngines("vital"),
  ],
};
const run = process.argv[2] ?? "summary";
const chosen = runs[run];
if (!chosen) throw new Error(`There is no run ${run}; there are ${Object.keys(runs).join(", ")}.`);
if (run === "all") process.env.TRY_ALL = "1";

// Each run takes away its own reports, and no other's.
for (const path of [`${run}.txt`, ...chosen.flatMap(({ report }) => report?.slice(reports.length + 1) ?? [])]) {
  await rm(`${reports}/${path}`, { force: true });
}
await mkdir(reports, { recursive: true });

// What all of them need is made once, before they ask for it.
await installEngines();
await buildApp();
const ends: Promise<{ script: string; counts: TestCounts }>[] = [];
for (const step of chosen) {
  // Those that fail on purpose measure their moments: nobody works beside them.
  if (run === "faults") await ends.at(-1);
  ends.push(runStep(step, ends.at(-1)));
}
const results = await Promise.all(ends);

console.log();
for (const { script, counts } of results) console.log(`${script.padEnd(17)} ${describeCounts(counts)}`);
for (const line of results.flatMap(({ counts }) => counts.notRun ?? [])) console.log(line);
const summary = summarizeCounts(results.map(({ counts }) => counts));
console.log(summary);
await writeFile(`${reports}/${run}.txt`, `${summary}\n`);
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0;

/** Runs a step at once; what it says comes as it is said, but not before the end of the step before. */
async function runStep({ script, words = "", report }: Step, before: Promise<unknown> | undefined) {
  // `npm` is a command file on Windows, which only a shell starts.
  const child = spawn(`npm run --silent ${script} -- ${words}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
  const held: Uint8Array[] = [`\n> ${script}\n`].map((text) => Buffer.from(text));
  let say = (text: Uint8Array) => void held.push(text);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => say(text));
  await before;
  say = (text) => void process.stdout.write(text);
  held.forEach(say);
  const exitCode = await ended;
  return { script, counts: judgeStep(exitCode, report ? await readReport(report) : undefined) };
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
