import { locateReports } from "../../schema/check/locate-reports.ts";
import { ContentDocument } from "../../schema/document/document.ts";
import type { Diagnostic } from "../../schema/messages/message.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { currentVersion, migrate, migrationSteps, versionOf } from "../../schema/versions.ts";
import { exitCodeOf, exitCodes, print } from "./cli/command.ts";
import { makeVisible } from "./cli/reporters/display.ts";
import { printDiagnostics } from "./cli/reporters/index.ts";
import { readText } from "./content/read-text.ts";
import { rewrite } from "./files/write-whole.ts";

/** Migrates a content file, completely or not at all, and prints the result; returns the exit code. */
export async function runMigration(request: {
  file: string;
  isDryRun: boolean;
  steps?: typeof migrationSteps;
}): Promise<number> {
  const { file, isDryRun, steps = migrationSteps } = request;
  const { text, report } = await readText(file);
  const source = new JsonText(file.replaceAll("\\", "/"), text);
  if (report) return refuse(locateReports(new ContentDocument(source), [report]));
  const { current, report: forbids } = migrate(source, steps);
  if (forbids) return refuse(locateReports(new ContentDocument(source), [forbids]));
  // If no migration applies, the check reports why: a syntax error, or an unknown version.
  if (!current) return refuse(checkContent(source).diagnostics);
  const version = versionOf(source);
  if (current === source) return say(`${file} follows version ${version} of the rules already: nothing to do.`);
  const lead = `from version ${version} of the rules to version ${currentVersion}`;
  if (isDryRun) {
    const before = text.split(/\r?\n/);
    const after = current.text.split(/\r?\n/);
    printMissing("-", before, after);
    printMissing("+", after, before);
    return say(`${file} would be led ${lead}. Nothing was written.`);
  }
  await rewrite(file, current.text);
  return say(`${file} was led ${lead}.`);
}

function refuse(diagnostics: readonly Diagnostic[]): number {
  printDiagnostics(diagnostics);
  return exitCodeOf(diagnostics);
}

/** Prints the lines that are missing from another text, with their numbers. */
function printMissing(sign: "-" | "+", lines: readonly string[], others: readonly string[]): void {
  const known = new Set(others);
  for (const [index, text] of lines.entries())
    if (!known.has(text)) say(`${sign} ${String(index + 1).padStart(4)}  ${makeVisible(text)}`);
}

function say(line: string): number {
  print(`${line}\n`);
  return exitCodes.sound;
}
