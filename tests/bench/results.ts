import { cpus } from "node:os";
import type { Findings, Target } from "./section.ts";
import { formatTable, type Table } from "./table.ts";

/** What the figures were taken with, for those who compare them with their own. */
export interface Circumstances {
  date: Date;
  runs: number;
  browserVersion: string;
  /** How many processes wanted a processor on the average while the benchmark ran. */
  load: number;
}

/** All that was found, as Markdown: the targets first, then the tables. */
export function formatResults(findings: readonly Findings[], circumstances: Circumstances): string {
  const targets = findings.flatMap((found) => found.targets);
  return [
    "# Benchmark",
    "",
    "Written by `npm run bench`. Ratios count: they compare what was measured side by side, in turn, in one run; times",
    "hold for one machine and one hour.",
    "",
    describeCircumstances(circumstances),
    "",
    formatTable(targetsTable(targets)),
    ...findings.flatMap(({ tables }) => tables.map(formatTable)),
  ]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()
    .concat("\n");
}

function describeCircumstances({ date, runs, browserVersion, load }: Circumstances): string {
  const [processor] = cpus();
  return [
    `- ${date.toISOString().slice(0, 10)}, medians of ${runs}`,
    `- ${cpus().length} processors (${processor?.model.trim() ?? "unknown"}), ${load.toFixed(1)} busy on the average`,
    `- Node ${process.versions.node}, Chromium ${browserVersion}`,
  ].join("\n");
}

function targetsTable(targets: readonly Target[]): Table {
  return {
    title: "Targets",
    note: "Each by the figure that is furthest from it.",
    columns: ["target", "worst figure", "reached"],
    rows: targets.map(({ goal, worst, isReached }) => [goal, worst, isReached ? "yes" : "no"]),
  };
}
