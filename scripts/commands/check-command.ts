import { appendFile } from "node:fs/promises";
import { z } from "zod";
import type { FixedTexts } from "../../schema/check/fix-texts.ts";
import type { Diagnostic } from "../../schema/messages/message.ts";
import { isNotError, listWords } from "../../schema/messages/message.ts";
import { callOf } from "../../schema/program.ts";
import { exitCodeOf, exitCodes, reportFailure, shortPath } from "../lib/cli/command.ts";
import { type Command, defineCommand } from "../lib/cli/define-command.ts";
import { ArgumentError, choice, flag, option } from "../lib/cli/options.ts";
import { count, countAll, describeTerminal } from "../lib/cli/reporters/display.ts";
import { summarizeForGithub } from "../lib/cli/reporters/github.ts";
import { type Format, formats, reportDiagnostics } from "../lib/cli/reporters/index.ts";
import type { LoadedContent } from "../lib/content/load-content.ts";

/** Defines a command that checks files and reports diagnostics. `strictly` is the help text of `--strict`. */
export function defineCheckCommand(strictly: string, advice: boolean): Command {
  return defineCommand({
    options: {
      operands: option("[FILE…]", "the files to check; content.json if none is named", z.array(z.string())),
      content: option("FILE", "a file to check, named as for the other commands", z.string().optional()),
      format: option("FORMAT", listWords(formats), choice(formats).default("pretty")),
      json: flag("the same as --format json"),
      quiet: flag("show errors only, and how many warnings there are"),
      all: flag("show every warning whole, however many there are"),
      strict: flag(strictly),
      watch: flag("check again whenever a file changes"),
      fix: flag("make all fixes that are certain, print them as a diff, and check again"),
      "dry-run": flag("with --fix: write nothing, and report on the files as they are"),
      explain: option("CODE", "say more about a problem, with a wrong and a right example", z.string().optional()),
    },
    run: async ({ operands, content, format, json, quiet, all, strict, watch, fix, "dry-run": isDryRun, explain }) => {
      if (explain) {
        const { explainCode } = await import("../lib/reference/explain-code.ts");
        process.stdout.write(explainCode(explain, describeTerminal().width));
        return exitCodes.sound;
      }
      const named = content === undefined ? operands : [...operands, content];
      const shownOperands = named.map((file) => shortPath(file));
      if (named.length === 0) named.push("content.json");
      const options = { strict, advice, remembers: true };
      const report = (diagnostics: readonly Diagnostic[]) =>
        printReport(diagnostics, { format: json ? "json" : format, quiet, all, operands: shownOperands, files: named });
      if (fix && watch) throw new ArgumentError("--fix and --watch can't be given together.");
      if (isDryRun && !fix) throw new ArgumentError("--dry-run is for --fix.");
      if (!watch) {
        const { loadContent } = await import("../lib/content/load-content.ts");
        const diagnostics: Diagnostic[] = [];
        const after: Diagnostic[] = [];
        let made = 0;
        const stream = json || format !== "pretty" ? process.stderr : process.stdout;
        for (const file of named) {
          const fixed = fix ? await fixFile(file, isDryRun, stream) : undefined;
          made += fixed?.made ?? 0;
          // A report is about the files as they are, so that the offsets of its edits are right.
          diagnostics.push(...(await loadContent(file, options)).diagnostics);
          if (isDryRun) after.push(...(await loadContent(file, { strict, unsaved: fixed?.after })).diagnostics);
        }
        const code = await report(diagnostics);
        if (isDryRun) stream.write(describeDryRun(made, after));
        return code;
      }
      const { watchContent } = await import("../lib/content/watch-content.ts");
      let code: number = exitCodes.failed;
      const use = async (loaded: readonly LoadedContent[]) => {
        const diagnostics = loaded.flatMap((one) => one.diagnostics);
        code = await report(diagnostics);
      };
      await watchContent(named, { ...options, use, onFailure: reportFailure });
      return code;
    },
  });
}

/** Fixes a content file and prints what changes. */
async function fixFile(file: string, isDryRun: boolean, stream: NodeJS.WriteStream): Promise<FixedTexts> {
  const { fixContent, writeFixed } = await import("../lib/content/fix-content.ts");
  const { reportDiff } = await import("../lib/cli/reporters/diff.ts");
  const fixed = await fixContent(file);
  for (const [name, text] of fixed.after)
    stream.write(`${reportDiff(name, fixed.before.get(name) ?? "", text, describeTerminal(stream))}\n`);
  if (!isDryRun) await writeFixed(fixed);
  return fixed;
}

function describeDryRun(made: number, after: readonly Diagnostic[]): string {
  const errors = countAll(after.filter((one) => !isNotError(one)));
  return `Nothing was written. ${count(made, "fix", "fixes")} would be made; after that ${count(errors, "error")} would be left.\n`;
}

/** How many fixes `--fix` would make: those that seem certain one by one can be wrong together. */
async function countFixes(files: readonly string[], diagnostics: readonly Diagnostic[]): Promise<number> {
  if (!diagnostics.some(({ fix }) => fix?.isCertain)) return 0;
  const { fixContent } = await import("../lib/content/fix-content.ts");
  let made = 0;
  for (const file of files) made += (await fixContent(file)).made;
  return made;
}

async function printReport(
  diagnostics: readonly Diagnostic[],
  options: { format: Format; quiet: boolean; all: boolean; operands: readonly string[]; files: readonly string[] },
): Promise<number> {
  process.stdout.write(reportDiagnostics(diagnostics, { ...options, ...describeTerminal() }));
  const fixable = options.format === "pretty" ? await countFixes(options.files, diagnostics) : 0;
  if (fixable > 0)
    process.stdout.write(
      `${count(fixable, "fix", "fixes")} can be made for you: ${callOf("validate", ...options.operands, "--fix")}\n`,
    );
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (options.format === "github" && summary) await appendFile(summary, summarizeForGithub(diagnostics));
  return exitCodeOf(diagnostics);
}
