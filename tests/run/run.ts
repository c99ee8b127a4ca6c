/**
 * `npm test`: every check and test; the last line of the output is their sum. `-- --changed [COMMIT]` runs only what can
 * see the difference to a commit (HEAD). `all` tries eighty times as many values in properties, and the long browser specs;
 * `engines` makes every check in every browser engine instead, and `faults` runs the long tests: builds while everything
 * around them fails, and what takes browsers long.
 */
import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { buildApp } from "../../scripts/lib/app/app-build.ts";
import installPrograms, { installEngines } from "../setup/install-programs.ts";
import { listChangedFiles, listTouchedSpecs } from "./changed.ts";
import { describeCost, listSlowest } from "./costs.ts";
import { judgeStep, readTestCounts, summarizeCounts, type TestCounts } from "./test-counts.ts";

interface Step {
  /** A script of package.json, and what it is called with. */
  script: string;
  words?: string;
  report?: string;
  /** Why there may be no test to run. */
  mayBeEmpty?: string;
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
    { ...browsers, words: "--project root --project journeys --project under-a-path" },
  ],
  all: [{ script: "check" }, unit, browsers, inEngines("vital")],
  engines: [{ script: "test:engines:run", report: `${reports}/engines.json` }],
  faults: [
    { script: "test:faults:run", report: `${reports}/faults.json` },
    { ...browsers, words: "--project long" },
    inEngines("vital"),
  ],
};
const [run = "summary", since = "HEAD"] = process.argv.slice(2);
const chosen = run === "--changed" ? listChangedSteps() : runs[run];
if (!chosen) throw new Error(`There is no run ${run}; there are ${Object.keys(runs).join(", ")}.`);
const name = run.replace("--", "");
if (run === "all") process.env.TRY_ALL = "1";

// Each run takes away its own reports, and no other's.
for (const path of [`${name}.txt`, ...chosen.flatMap(({ report }) => report?.slice(reports.length + 1) ?? [])]) {
  await rm(`${reports}/${path}`, { force: true });
}
await mkdir(reports, { recursive: true });

// What all of them need is made once, before they ask for it.
await (run === "summary" || run === "--changed" ? installPrograms() : installEngines());
await buildApp();
const ends: Promise<{ script: string; counts: TestCounts; seconds: number }>[] = [];
for (const step of chosen) {
  // Those that fail on purpose measure their moments: nobody works beside them.
  if (run === "faults") await ends.at(-1);
  ends.push(runStep(step, ends.at(-1)));
}
const results = await Promise.all(ends);

console.log();
console.log("The slowest tests:");
for (const line of listSlowest(results.flatMap(({ counts }) => counts.tests ?? []))) console.log(line);
for (const { script, counts, seconds } of results)
  console.log(`${script.padEnd(17)} ${describeCounts(counts)}, in ${describeCost(script, seconds)}`);
console.log(`${"whole".padEnd(17)} in ${describeCost(run, process.uptime())}`);
for (const line of results.flatMap(({ counts }) => counts.notRun ?? [])) console.log(line);
const summary = summarizeCounts(results.map(({ counts }) => counts));
console.log(summary);
await writeFile(`${reports}/${name}.txt`, `${summary}\n`);
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0;

/** Types and lint of everything, and the tests that a change since a commit can break. */
function listChangedSteps(): Step[] {
  const specs = listTouchedSpecs(listChangedFiles(since));
  const projects = ["root", "journeys", specs.includes("tests/e2e/") ? "under-a-path" : "long"];
  const words = [...specs, ...projects.map((name) => `--project ${name}`)].join(" ");
  const mayBeEmpty = `nothing has changed since ${since} that they import or show`;
  return [
    { script: "check" },
    { ...unit, words: `--changed ${since}`, mayBeEmpty },
    ...(specs.length > 0 ? [{ ...browsers, words, mayBeEmpty }] : []),
  ];
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
