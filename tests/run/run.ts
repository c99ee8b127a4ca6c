/**
 * `npm test`: every check and test; the last line of the output is their sum. `-- --changed [COMMIT]` runs only what can
 * see the difference to a commit (HEAD). `all` tries eighty times as many values in properties, and the long browser specs;
 * `engines` makes every check in every browser engine instead, and `faults` runs the long tests: builds while everything
 * around them fails, and what takes browsers long.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { buildApp } from "../../scripts/lib/app/app-build.ts";
import installPrograms, { installEngines } from "../setup/install-programs.ts";
import { listChangedFiles, listTouchedSpecs } from "./changed.ts";
import { listSlowest } from "./costs.ts";
import { printCosts, runSteps, type Step } from "./steps.ts";
import { summarizeCounts } from "./test-counts.ts";

const reports = ".cache/reports";
const unit = { script: "test:unit", report: `${reports}/vitest.json` };
const browsers = { script: "test:e2e", report: `${reports}/playwright.json` };
const inEngines = (mode: string): Step => ({
  script: "test:engines:run",
  words: `--mode ${mode}`,
  report: `${reports}/engines-${mode}.json`,
});
/** Side by side: what waits, for browsers or for processes to be killed, leaves the processors to the others. */
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
const results = await runSteps(chosen);

console.log();
console.log("The slowest tests:");
for (const line of listSlowest(results.flatMap(({ counts }) => counts.tests ?? []))) console.log(line);
printCosts(results, run);
for (const line of results.flatMap(({ counts }) => counts.notRun ?? [])) console.log(line);
const failures = results.flatMap(({ script, counts: { failed, failures = [] } }) =>
  failed > 0 && failures.length === 0 ? [`Failed: ${script}, whose output says why.`] : failures,
);
const summary = [...failures, summarizeCounts(results.map(({ counts }) => counts))].join("\n");
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
