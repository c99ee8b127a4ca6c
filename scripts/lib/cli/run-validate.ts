import { appendFile } from "node:fs/promises";
import type { Diagnostic } from "../../../schema/check/check.ts";
import { loadContent } from "../content/load-content.ts";
import { watchFiles } from "../dev/watch-files.ts";
import { exitCodeOf } from "./exit-code.ts";
import { explainCode } from "./explain.ts";
import { summarizeForGithub } from "./reporters/github.ts";
import { reportDiagnostics } from "./reporters/index.ts";
import { auditHelp, readRequest, type ValidateRequest, validateHelp } from "./validate-options.ts";

type CheckRequest = Extract<ValidateRequest, { kind: "check" }>;

/** Runs the command, or the audit, and sets the process's exit code: 0 sound, 1 problems, 2 could not run. */
export async function runValidate(args: string[], { advice }: { advice: boolean }): Promise<void> {
  const help = advice ? auditHelp : validateHelp;
  const request = readRequest(args);
  switch (request.kind) {
    case "help":
      process.stdout.write(help);
      return;
    case "explain":
      process.stdout.write(explainCode(request.code, process.stdout.columns ?? 80));
      return;
    case "refuse":
      process.stderr.write(`${request.reason}\n\n${help}`);
      process.exitCode = 2;
      return;
    case "check":
      process.exitCode = await checkFiles(request, advice);
      if (request.watch) watchFiles(request.files, () => checkFiles(request, advice));
  }
}

async function checkFiles({ files, format, strict }: CheckRequest, advice: boolean): Promise<number> {
  const diagnostics: Diagnostic[] = [];
  for (const file of files) diagnostics.push(...(await loadContent(file, { strict, advice })).diagnostics);
  const { isTTY = false, columns } = process.stdout;
  const color = isTTY && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";
  process.stdout.write(reportDiagnostics(diagnostics, { format, color, width: columns }));
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (format === "github" && summary) await appendFile(summary, summarizeForGithub(diagnostics));
  return exitCodeOf(diagnostics);
}
