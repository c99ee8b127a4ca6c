import { appendFile } from "node:fs/promises";
import { z } from "zod";
import type { Diagnostic } from "../../schema/check/check.ts";
import { codes } from "../../schema/messages/messages.ts";
import { exitCodes } from "../lib/cli/command.ts";
import { type Command, defineCommand } from "../lib/cli/define-command.ts";
import { exitCodeOf } from "../lib/cli/exit-code.ts";
import { explainCode } from "../lib/cli/explain.ts";
import { choice, flag, listWords, option } from "../lib/cli/options.ts";
import { summarizeForGithub } from "../lib/cli/reporters/github.ts";
import { reportDiagnostics } from "../lib/cli/reporters/index.ts";
import { type Format, formats } from "../lib/cli/reporters/report-options.ts";
import { describeTerminal } from "../lib/cli/terminal.ts";

interface CheckOptions {
  format: Format;
  /** Whether all that is found is an error. */
  strict: boolean;
  /** Whether advice is told as well. */
  advice: boolean;
}

/** A command that checks files and reports what it finds; `strictly` says what its `--strict` does. */
export function defineCheckCommand(description: string, strictly: string, advice: boolean): Command {
  return defineCommand({
    description,
    options: {
      operands: option("[FILE…]", "the files to check; content.json if none is named", z.array(z.string())),
      content: option("FILE", "a file to check, named as for the other commands", z.string().optional()),
      format: option("FORMAT", listWords(formats), choice(formats).default("pretty")),
      strict: flag(strictly),
      watch: flag("check again whenever a file changes"),
      explain: option(
        "CODE",
        "say more about a problem, with a wrong and a right example",
        choice(codes, "the code of a problem").optional(),
      ),
    },
    run: async ({ operands, content, format, strict, watch, explain }) => {
      if (explain) {
        process.stdout.write(explainCode(explain, describeTerminal().width));
        return exitCodes.sound;
      }
      const named = content === undefined ? operands : [...operands, content];
      if (named.length === 0) named.push("content.json");
      const check = () => checkFiles(named, { format, strict, advice });
      const code = await check();
      if (watch) {
        const { watchFiles } = await import("../lib/dev/watch-files.ts");
        watchFiles(named, check);
      }
      return code;
    },
  });
}

async function checkFiles(files: readonly string[], { format, ...options }: CheckOptions): Promise<number> {
  const { loadContent } = await import("../lib/content/load-content.ts");
  const diagnostics: Diagnostic[] = [];
  for (const file of files) diagnostics.push(...(await loadContent(file, options)).diagnostics);
  process.stdout.write(reportDiagnostics(diagnostics, { format, ...describeTerminal() }));
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (format === "github" && summary) await appendFile(summary, summarizeForGithub(diagnostics));
  return exitCodeOf(diagnostics);
}
