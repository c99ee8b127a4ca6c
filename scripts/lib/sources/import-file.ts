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

/** How a file is to be imported. */
export interface ImportRequest {
  /** Where the content's schema will be found, seen from the content. */
  schema: string;
  /** What the content will be called. */
  name: string;
  /** The name of what the file is, where it isn't to be found out. */
  from?: string | undefined;
  /** The folder of the content, where pictures are to be fetched over the network. */
  fetchInto?: string | undefined;
  /** Makes content of what is hardly a résumé, too. */
  anyway?: boolean;
  /** The language of its texts. */
  language?: string | undefined;
  /** Where the site will be found. */
  url?: string | undefined;
  /** Writes links that aren't encrypted as if they were. */
  https?: boolean | undefined;
}

/**
 * Makes content of a file in a form that is known; nothing is written.
 * @throws {CommandError} where the file can't be read, is of no known form, or gives content that is not sound
 * @throws {ProblemError} where the file is hardly a résumé
 */
export async function importFile(
  file: string,
  { name, from, fetchInto, anyway = false, ...said }: ImportRequest,
): Promise<ImportedFile> {
  const { resume, notes, leftOut, title } = await readSource(file, from);
  const options = { ...said, leftOut };
  const read = importResume(resume, options);
  const hollowness = anyway ? undefined : findHollowness(read);
  if (hollowness !== undefined) {
    const isGuessed = from === undefined && title !== undefined;
    const guess = isGuessed ? ` It was read as a file of ${title}; if it is another, say so with --from.` : "";
    const refusal = `Nothing was written: ${file} ${hollowness}${guess} To go on with what there is: --anyway.`;
    const told = withoutRepeats([...notes, ...read.notes]);
    throw new ProblemError(`${reportNotes({ ...read, notes: told })}\n${refusal}`);
  }
  const pictures = listPictures(resume);
  const fetched = fetchInto === undefined ? undefined : await fetchPictures(pictures, fetchInto);
  const imported = fetched ? importResume(resume, { ...options, pictures: fetched.names }) : read;
  const { diagnostics } = checkContent(new JsonText(name, imported.text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new CommandError(
      `Nothing was written: what came of the résumé is not sound.\n\n${reportDiagnostics(errors)}`,
    );
  const told = withoutRepeats([...notes, ...imported.notes, ...(fetched?.notes ?? [])]);
  return { ...imported, notes: told, diagnostics, pictures, files: fetched?.files ?? new Map() };
}

function withoutRepeats(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [`${note.path}: ${note.message}`, note])).values()];
}
