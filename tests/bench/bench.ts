import { relative, resolve } from "node:path";
import { z } from "zod";
import { listWords } from "../../schema/messages/message.ts";
import { exitCodes } from "../../scripts/lib/cli/command.ts";
import { defineCommand, runCommand } from "../../scripts/lib/cli/define-command.ts";
import { flag, option, pathOption, readAs, wholeNumber } from "../../scripts/lib/cli/options.ts";
import { sampleFile } from "../support/sample.ts";
import { runBench, sectionNames } from "./run-bench.ts";

const readSections = (text: string) => {
  const names = text.split(",").filter(Boolean);
  return names.every((name) => sectionNames.includes(name)) ? names : undefined;
};

const bench = defineCommand({
  options: {
    runs: option("NUMBER", "how often each thing is measured; medians count (5)", wholeNumber(1).optional()),
    quick: flag("two pages, once"),
    only: option(
      "NAMES",
      "parts of the benchmark, separated by commas (all of them)",
      readAs(listWords(sectionNames), readSections).default([]),
    ),
    content: pathOption("FILE", "the content of the site", relative(".", sampleFile)),
    out: option("FILE", "where the results are written (tests/bench/results.md)", z.string().optional()),
  },
  run: async ({ runs, quick, only, content, out }) => {
    // What is not the whole benchmark does not take the place of its results.
    const isWhole = !quick && only.length === 0;
    const results = await runBench({
      file: resolve(content),
      out: resolve(out ?? (isWhole ? "tests/bench/results.md" : ".cache/reports/bench.md")),
      runs: runs ?? (quick ? 1 : 5),
      isQuick: quick,
      only,
    });
    process.stdout.write(`\n${results}`);
    return exitCodes.sound;
  },
});

const description =
  "Measures the built site beside the same pages without scripts and beside a naive build of the same site. It takes some minutes; figures are worth something only while the machine does nothing else.";

await runCommand(bench, { name: "bench", description }, process.argv.slice(2));
