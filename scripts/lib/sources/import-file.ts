import { checkContent } from "../../../schema/check/check.ts";
import type { Diagnostic } from "../../../schema/messages/messages.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { CommandError } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { reportDiagnostics } from "../cli/reporters/index.ts";
import { readText } from "../content/read-text.ts";
import { findRefusal, type ImportedResume, importResume } from "./json-resume/import-resume.ts";

/** What came of a file that was imported, and what the check says of it: there is no error in it. */
export interface ImportedFile extends ImportedResume {
  diagnostics: Diagnostic[];
}

/**
 * Makes content of a file in a form that is known; nothing is written.
 * @param schema where the content's schema will be found, seen from the content
 * @param name what the content will be called
 * @throws {CommandError} where the file can't be read, is of no known form, or gives content that is not sound
 */
export async function importFile(
  file: string,
  { schema, name, language }: { schema: string; name: string; language?: string | undefined },
): Promise<ImportedFile> {
  const imported = importResume(await readResume(file), { schema, language });
  const { diagnostics } = checkContent(new JsonText(name, imported.text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return { ...imported, diagnostics };
  throw new CommandError(`Nothing was written: what came of the résumé is not sound.\n\n${reportDiagnostics(errors)}`);
}

/** What has no place in content or was read otherwise than it is written, a line for each. */
export function reportNotes({ notes, empty }: Pick<ImportedResume, "notes" | "empty">): string {
  const lines = notes.map(({ path, message }) => `${makeVisible(`${path}: ${message}`)}\n`);
  if (empty.length > 0) lines.push(`Empty in the résumé, and left out: ${makeVisible(empty.join(", "))}\n`);
  return lines.join("");
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
