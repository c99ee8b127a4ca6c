import { checkContent } from "../../../schema/check/check.ts";
import type { Diagnostic } from "../../../schema/messages/messages.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { CommandError, ProblemError } from "../cli/command.ts";
import { reportDiagnostics } from "../cli/reporters/index.ts";
import { findHollowness } from "./hollow.ts";
import { type ImportedResume, importResume } from "./json-resume/import-resume.ts";
import type { Note } from "./json-resume/reading.ts";
import { fetchPictures } from "./pictures/fetch-pictures.ts";
import { listPictures, type NamedPicture } from "./pictures/list-pictures.ts";
import { readSource } from "./read-source.ts";
import { reportNotes } from "./report-notes.ts";

/** What came of a file that was imported, and what the check says of it: there is no error in it. */
export interface ImportedFile extends ImportedResume {
  diagnostics: Diagnostic[];
  /** The pictures that the file names by their addresses. */
  pictures: NamedPicture[];
  /** Pictures to be written beside the content, by their names there. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Makes content of a file in a form that is known; nothing is written.
 * @param schema where the content's schema will be found, seen from the content
 * @param name what the content will be called
 * @param from the name of what the file is, where it isn't to be found out
 * @param fetchInto the folder of the content, where pictures are to be fetched over the network
 * @param url where the site will be found
 * @param https whether links that aren't encrypted are written as if they were
 * @param anyway makes content of what is hardly a résumé, too
 * @throws {CommandError} where the file can't be read, is of no known form, or gives content that is not sound
 * @throws {ProblemError} where the file is hardly a résumé
 */
export async function importFile(
  file: string,
  {
    schema,
    name,
    language,
    from,
    url,
    fetchInto,
    https,
    anyway = false,
  }: {
    schema: string;
    name: string;
    language?: string | undefined;
    from?: string | undefined;
    url?: string | undefined;
    fetchInto?: string | undefined;
    https?: boolean | undefined;
    anyway?: boolean;
  },
): Promise<ImportedFile> {
  const { resume, placeOf, notes, leftOut, title } = await readSource(file, from);
  const options = { schema, language, url, https, placeOf, leftOut };
  const read = importResume(resume, options);
  const imported = { ...read, notes: withoutRepeats([...notes, ...read.notes]) };
  const hollowness = anyway ? undefined : findHollowness(imported);
  if (hollowness !== undefined) {
    const isGuessed = from === undefined && title !== undefined;
    const guess = isGuessed ? ` It was read as a file of ${title}; if it is another, say so with --from.` : "";
    const refusal = `Nothing was written: ${file} ${hollowness}${guess} To go on with what there is: --anyway.`;
    throw new ProblemError(`${reportNotes(imported)}\n${refusal}`);
  }
  const { diagnostics } = checkContent(new JsonText(name, imported.text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new CommandError(
      `Nothing was written: what came of the résumé is not sound.\n\n${reportDiagnostics(errors)}`,
    );
  const pictures = listPictures(resume, placeOf);
  if (fetchInto === undefined) return { ...imported, diagnostics, pictures, files: new Map() };
  const fetched = await fetchPictures(pictures, fetchInto);
  const whole = importResume(resume, { ...options, pictures: fetched.names });
  const told = withoutRepeats([...notes, ...whole.notes, ...fetched.notes]);
  const found = checkContent(new JsonText(name, whole.text)).diagnostics;
  return { ...whole, notes: told, diagnostics: found, pictures, files: fetched.files };
}

function withoutRepeats(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [`${note.path}: ${note.message}`, note])).values()];
}
