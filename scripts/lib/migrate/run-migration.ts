import { realpath } from "node:fs/promises";
import { checkContent } from "../../../schema/check/check.ts";
import { placeFindings } from "../../../schema/check/places.ts";
import { type Diagnostic, find } from "../../../schema/messages/messages.ts";
import { EditError } from "../../../schema/source/edit-error.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { currentVersion, migrate, migrationSteps, versionOf } from "../../../schema/versions.ts";
import { exitCodeOf, exitCodes } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import { readText } from "../content/read-text.ts";
import { writeOutput } from "../files/write-whole.ts";
import { diffLines } from "./diff-lines.ts";

/** Leads a content file to the current version, whole or not at all, and says what came of it; returns the exit code. */
export async function runMigration(request: {
  file: string;
  isDryRun: boolean;
  steps?: typeof migrationSteps;
}): Promise<number> {
  const { file, isDryRun, steps = migrationSteps } = request;
  const { text, finding } = await readText(file);
  const source = new JsonText(file.replaceAll("\\", "/"), text);
  if (finding) return refuse(placeFindings(source, [finding]));
  const version = versionOf(source);
  if (version === currentVersion) return say(`${file} follows version ${version} of the rules already: nothing to do.`);
  const migrated = tryMigration(source, steps);
  if (Array.isArray(migrated)) return refuse(migrated);
  const changed = diffLines(text.split(/\r?\n/), migrated.text.split(/\r?\n/));
  const lead = `from version ${version} of the rules to version ${currentVersion}`;
  if (isDryRun) {
    for (const { sign, line, text } of changed) say(`${sign} ${String(line).padStart(4)}  ${makeVisible(text)}`);
    return say(`${file} would be led ${lead}. Nothing was written.`);
  }
  // Where a link has the name, the file that it leads to is the owner's.
  await writeOutput(await realpath(file), migrated.text, { force: true });
  return say(`${file} was led ${lead}.`);
}

/** The text in the current version, or why there is none. */
function tryMigration(source: JsonText, steps: typeof migrationSteps): JsonText | Diagnostic[] {
  try {
    // The check knows what is wrong where no steps lead on: the syntax, or a version that there isn't.
    return migrate(source, steps) ?? checkContent(source).diagnostics;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const { pointer, message } = error;
    if (pointer === "") return checkContent(source).diagnostics;
    return placeFindings(source, [find("migration-stopped", { key: pointer }, { reason: message })]);
  }
}

function refuse(diagnostics: readonly Diagnostic[]): number {
  printDiagnostics(diagnostics);
  return exitCodeOf(diagnostics);
}

function say(line: string): number {
  process.stdout.write(`${line}\n`);
  return exitCodes.sound;
}
