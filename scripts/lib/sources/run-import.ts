import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checkContent } from "../../../schema/check/check.ts";
import { callOf } from "../../../schema/program.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { CommandError, exitCodes, shortPath } from "../cli/command.ts";
import { countAll, makeVisible } from "../cli/reporters/display.ts";
import { reportDiagnostics } from "../cli/reporters/index.ts";
import { readText } from "../content/read-text.ts";
import { programFolder } from "../files/roots.ts";
import { explainRefusal, writeOutput } from "../files/write-whole.ts";
import { findRefusal, importResume } from "./json-resume/import-resume.ts";
import type { Note } from "./json-resume/reading.ts";

/** Makes content of a résumé and says what came of it; returns the exit code. `force` replaces what is there. */
export async function runImport(request: {
  source: string;
  out: string;
  force: boolean;
  language: string | undefined;
}): Promise<number> {
  const { source, out, force, language } = request;
  // Said before the work is done; that nothing is overwritten is seen to when the file is written.
  if (!force && existsSync(out)) throw new CommandError(explainRefusal("EEXIST", out));
  const resume = await readResume(source);
  const schema = relative(dirname(out), join(programFolder, "schema/content.schema.json")).replaceAll("\\", "/");
  const { text, notes, empty, pages, entries } = importResume(resume, {
    schema: schema.startsWith(".") ? schema : `./${schema}`,
    language,
  });
  const { diagnostics } = checkContent(new JsonText(shortPath(out), text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new CommandError(
      `Nothing was written: what came of the résumé is not sound.\n\n${reportDiagnostics(errors)}`,
    );
  await writeOutput(out, text, { force });
  process.stderr.write(reportNotes(notes, empty));
  process.stdout.write(`Wrote ${shortPath(out)}: ${count(pages, "page")}, ${count(entries, "entry", "entries")}.\n`);
  const check = `${count(countAll(diagnostics), "warning")}: ${callOf("validate", shortPath(out))}`;
  process.stdout.write(`${diagnostics.length > 0 ? check : "It is sound."}\n`);
  if (language === undefined) {
    process.stdout.write(
      'A résumé doesn\'t say its language, so "site" → "language" is "en". If it is another: --language CODE.\n',
    );
  }
  return exitCodes.sound;
}

async function readResume(file: string): Promise<unknown> {
  const { text, finding } = await readText(file);
  if (finding) throw new CommandError(`${finding.message} ${finding.hint}`);
  const source = new JsonText(file, text.replace(/^\ufeff/, ""));
  // The same places and words for a mistake of syntax as `validate` has.
  if (source.value === undefined)
    throw new CommandError(`${file} is not JSON.\n\n${reportDiagnostics(checkContent(source).diagnostics)}`);
  const refusal = findRefusal(source.value);
  if (refusal !== undefined) throw new CommandError(`${file} is not a JSON Resume. ${refusal}`);
  return source.value;
}

function reportNotes(notes: readonly Note[], empty: readonly string[]): string {
  const lines = notes.map(({ path, message }) => `${makeVisible(`${path}: ${message}`)}\n`);
  if (empty.length > 0) lines.push(`Empty in the résumé, and left out: ${makeVisible(empty.join(", "))}\n`);
  return lines.join("");
}

function count(number: number, word: string, words = `${word}s`): string {
  return `${number} ${number === 1 ? word : words}`;
}
