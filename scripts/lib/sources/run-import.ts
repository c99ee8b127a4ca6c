import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { callOf } from "../../../schema/program.ts";
import { CommandError, exitCodes, shortPath } from "../cli/command.ts";
import { countAll } from "../cli/reporters/display.ts";
import { programFolder } from "../files/roots.ts";
import { explainRefusal, writeOutput } from "../files/write-whole.ts";
import { importFile, reportNotes } from "./import-file.ts";

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
  const schema = relative(dirname(out), join(programFolder, "schema/content.schema.json")).replaceAll("\\", "/");
  const imported = await importFile(source, {
    schema: schema.startsWith(".") ? schema : `./${schema}`,
    name: shortPath(out),
    language,
  });
  const { text, pages, entries, diagnostics } = imported;
  await writeOutput(out, text, { force });
  process.stderr.write(reportNotes(imported));
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

function count(number: number, word: string, words = `${word}s`): string {
  return `${number} ${number === 1 ? word : words}`;
}
