import { programFolder } from "../../../scripts/lib/files/roots.ts";
import type { Section, Target } from "../section.ts";
import { runCommandLine } from "../support/run-command.ts";

/** A line of the benchmark of the check: whether the ratio is within its limit, the ratio, the limit, what it is. */
const line = /^(ok|SLOW)\s+([\d.]+) \(at most ([\d.]+)\)\s+(.+)$/gm;

/** What checking content costs, as the check's own benchmark says; it can also be run alone. */
export const checkTimes: Section = {
  name: "checks",
  measure: async ({ report }) => {
    report("Checks");
    // It ends with 1 where a ratio is over its limit, which is a finding like any other here.
    const output = await runCommandLine("tsx tests/bench/bench-check.ts", programFolder, [0, 1]);
    const found = [...output.matchAll(line)];
    if (found.length === 0) throw new Error(`The benchmark of the check says nothing that can be read:\n${output}`);
    return {
      tables: [
        {
          title: "Checking content",
          note: "Each as a ratio to what it is measured against in the same run.",
          columns: ["check", "ratio", "at most"],
          rows: found.map(([, , ratio = "", limit = "", name = ""]) => [name, `${ratio}×`, `${limit}×`]),
        },
      ],
      targets: found.map(
        ([, verdict, ratio = "", limit = "", name = ""]): Target => ({
          goal: `${name}: at most ${limit}`,
          worst: `${ratio}×`,
          isReached: verdict === "ok",
        }),
      ),
    };
  },
};
