import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CommandError, exitCodes, runCommand } from "../../scripts/lib/cli/command.ts";
import { runBench, sectionNames } from "./run-bench.ts";

const usage = `Usage: npm run bench [-- --runs NUMBER --quick --only ${sectionNames.join(",")} --content FILE --out FILE]

Measures the built site beside the same pages without scripts and beside a naive build of the same site.
It takes some minutes; figures are worth something only while the machine does nothing else.

  --runs NUMBER    how often each thing is measured; medians count (5)
  --quick          two pages, once
  --only NAMES     parts of the benchmark, separated by commas (all of them)
  --content FILE   the content of the site (content.json)
  --out FILE       where the results are written (tests/bench/results.md)`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: "string" },
      quick: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      content: { type: "string", default: "content.json" },
      out: { type: "string" },
    },
  });
  const only = values.only.split(",").filter(Boolean);
  // What is not the whole benchmark does not take the place of its results.
  const isWhole = !values.quick && only.length === 0;
  const results = await runBench({
    file: resolve(values.content),
    out: resolve(values.out ?? (isWhole ? "tests/bench/results.md" : ".cache/reports/bench.md")),
    runs: readRuns(values.runs ?? (values.quick ? "1" : "5")),
    isQuick: values.quick,
    only: only.map(readSection),
  });
  process.stdout.write(`\n${results}`);
  return exitCodes.sound;
});

function readRuns(flag: string): number {
  const runs = Number(flag);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError(`--runs takes a whole number from 1, not "${flag}".`);
  return runs;
}

function readSection(name: string): string {
  if (!sectionNames.includes(name)) {
    throw new CommandError(`--only takes ${sectionNames.join(", ")}, not "${name}".`);
  }
  return name;
}
