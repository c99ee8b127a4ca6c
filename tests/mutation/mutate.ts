/**
 * `npm run test:mutation [-- --lines 900]`: changes the document and the checks of content, a mutant at a time, and
 * reports those that no test notices. Which functions are mutated is drawn by the printed seed, so that the nights of
 * a month see all of them. Stryker is installed in this folder, and is no part of `npm ci`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "@babel/parser";
import fc from "fast-check";
import { globSync } from "tinyglobby";
import { defineCommand, runCommand } from "../../scripts/lib/cli/define-command.ts";
import { option, wholeNumber } from "../../scripts/lib/cli/options.ts";
import { seed } from "../support/seed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tools = fileURLToPath(new URL("./", import.meta.url));

/** A statement at the top level of a file, as a range of Stryker's. */
interface Range {
  range: string;
  lines: number;
}

const mutate = defineCommand({
  options: {
    lines: option("NUMBER", "how many lines are mutated (about 5 mutants for each 4)", wholeNumber(1).default(900)),
  },
  run: async ({ lines }) => {
    if (!existsSync(`${tools}node_modules/@stryker-mutator/core`)) await run("npm", ["ci", "--ignore-scripts"], tools);
    const ranges = drawRanges(lines);
    console.info(`Mutants of ${ranges.length} functions and tables, of the seed ${seed}: SEED=${seed} makes the same.`);
    const stryker = `${tools}node_modules/@stryker-mutator/core/bin/stryker.js`;
    const words = ["run", "tests/mutation/stryker.config.json", "--mutate", ranges.join(",")];
    return run(process.execPath, [stryker, ...words], root);
  },
});

/** Ranges of about so many lines together, from anywhere in the mutated folders. */
function drawRanges(lines: number): string[] {
  const files = globSync("schema/{document,check}/**/*.ts", { cwd: root }).toSorted();
  const all = files.flatMap(listStatements);
  const [drawn = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed, numRuns: 1 });
  const ranges: string[] = [];
  for (let left = lines; left > 0 && drawn.length > 0; ) {
    const next = drawn.pop();
    if (!next) break;
    ranges.push(next.range);
    left -= next.lines;
  }
  return ranges;
}

/** What a file declares and does, without its imports and types. */
function listStatements(file: string): Range[] {
  const { program } = parse(readFileSync(root + file, "utf8"), { sourceType: "module", plugins: ["typescript"] });
  return program.body.flatMap((node) => {
    const declared = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (!declared?.loc || /^Import|^TS|^Export/.test(declared.type)) return [];
    const { start, end } = declared.loc;
    const range = `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;
    return [{ range, lines: end.line - start.line + 1 }];
  });
}

async function run(program: string, words: readonly string[], cwd: string): Promise<number> {
  const [code]: (number | null)[] = await once(spawn(program, words, { cwd, stdio: "inherit" }), "exit");
  return code ?? 1;
}

const description = "Changes the document and the checks of content, and reports the changes that no test notices.";

await runCommand(mutate, { name: "test:mutation", description }, process.argv.slice(2));
