import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { callOf } from "../../../schema/program.ts";
import { CommandError, exitCodes, shortPath } from "../cli/command.ts";
import { countAll } from "../cli/reporters/display.ts";
import { programFolder } from "../files/roots.ts";
import { explainRefusal, writeOutput } from "../files/write-whole.ts";
import { type ImportedFile, importFile } from "./import-file.ts";
import { placeholderAddress } from "./json-resume/lay-out.ts";
import { reportNotes } from "./report-notes.ts";

/** Makes content of a résumé and says what came of it; returns the exit code. `force` replaces what is there. */
export async function runImport(request: {
  source: string;
  out: string;
  force: boolean;
  /** Goes on where the file is hardly a résumé. */
  anyway: boolean;
  language: string | undefined;
  /** The name of what the source is, where it isn't to be found out. */
  from?: string | undefined;
  /** Where the site will be found. */
  url?: string | undefined;
  /** Fetches the pictures that the source names by their addresses. */
  fetch?: boolean;
  /** Writes links that aren't encrypted as if they were. */
  https?: boolean;
}): Promise<number> {
  const { source, out, force, anyway, language, from, url, https, fetch = false } = request;
  // Said before the work is done; that nothing is overwritten is seen to when the file is written.
  if (!force && existsSync(out)) throw new CommandError(explainRefusal("EEXIST", out));
  const schema = relative(dirname(out), join(programFolder, "schema/content.schema.json")).replaceAll("\\", "/");
  const imported = await importFile(source, {
    schema: schema.startsWith(".") ? schema : `./${schema}`,
    name: shortPath(out),
    language,
    from,
    url,
    fetchInto: fetch ? dirname(out) : undefined,
    https,
    anyway,
  });
  const { text, pages, entries, secured, pictures, files } = imported;
  // First what the content names: cut off here, there are pictures that nobody names, and no content without its own.
  for (const [name, bytes] of files) await writeOutput(join(dirname(out), name), bytes, { force: true });
  await writeOutput(out, text, { force });
  process.stderr.write(reportNotes(imported));
  const fetched = files.size > 0 ? `, ${count(files.size, "picture")}` : "";
  process.stdout.write(
    `Wrote ${shortPath(out)}: ${count(pages, "page")}, ${count(entries, "entry", "entries")}${fetched}.\n`,
  );
  if (pictures.length > 0 && !fetch) {
    const form = from === undefined ? [] : ["--from", from];
    const words = [source, ...form, "--out", shortPath(out), "--fetch", "--force"];
    const again = callOf("import", ...words.map((word) => (/\s/.test(word) ? JSON.stringify(word) : word)));
    process.stdout.write(
      `${count(pictures.length, "picture stands", "pictures stand")} elsewhere. To fetch them: ${again}\n`,
    );
  }
  if (secured > 0) process.stdout.write(`Of its links, ${secured} have https: in place of http:. Try them.\n`);
  process.stdout.write(describeCheck(imported, callOf("validate", shortPath(out))));
  if (language === undefined) {
    process.stdout.write(
      'A résumé doesn\'t say its language, so "site" → "language" is "en". If it is another: --language CODE.\n',
    );
  }
  if (url === undefined) {
    process.stdout.write(
      `A résumé doesn't say where the site will be found, so "site" → "url" is ${placeholderAddress}. If you know: --url ADDRESS.\n`,
    );
  }
  return exitCodes.sound;
}

/** What the check says: links that aren't encrypted in one line, since older résumés have hardly any others. */
function describeCheck({ diagnostics }: Pick<ImportedFile, "diagnostics">, call: string): string {
  const insecure = countAll(diagnostics.filter(({ code }) => code === "insecure-link"));
  const others = countAll(diagnostics) - insecure;
  const links = `${count(insecure, "link")} with http:, which browsers warn of. To write https: and try: --https.\n`;
  if (insecure > 0) return links + (others > 0 ? `${count(others, "warning")} more: ${call}\n` : "");
  return others > 0 ? `${count(others, "warning")}: ${call}\n` : "It is sound.\n";
}

function count(number: number, word: string, words = `${word}s`): string {
  return `${number} ${number === 1 ? word : words}`;
}
