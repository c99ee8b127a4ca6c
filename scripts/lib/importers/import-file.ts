import type { Diagnostic } from "../../../schema/messages/message.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { prepareCheck } from "../app/prepare-check.ts";
import { CommandError, ProblemError } from "../cli/command.ts";
import { reportDiagnostics } from "../cli/reporters/index.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { type ImportedResume, type ImportOptions, importResume } from "./json-resume/import-resume.ts";
import type { Note } from "./json-resume/reading.ts";
import { listPictures, type NamedPicture } from "./named-pictures.ts";
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
export interface ImportRequest extends Pick<ImportOptions, "language" | "https" | "url"> {
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
  const fault = anyway ? undefined : findSparseness(read);
  if (fault !== undefined) {
    const isGuessed = from === undefined && title !== undefined;
    const guess = isGuessed ? ` It was read as a file of ${title}; if it is another, say so with --from.` : "";
    const refusal = `Nothing was written: ${file} ${fault}${guess} To go on with what there is: --anyway.`;
    const told = withoutRepeats([...notes, ...read.notes]);
    throw new ProblemError(`${reportNotes({ ...read, notes: told })}\n${refusal}`);
  }
  const pictures = listPictures(resume);
  const fetched = fetchInto === undefined ? undefined : await fetchPictures(pictures, fetchInto);
  const imported = fetched ? importResume(resume, { ...options, pictures: fetched.names }) : read;
  await prepareCheck();
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

/** Why what was read of a file would make too sparse a site, in words that follow the file's name; undefined where it won't. @internal */
export function findSparseness({ isNamed, values }: Pick<ImportedResume, "isNamed" | "values">): string | undefined {
  const isMostLost = values.lost * 2 > values.all;
  if (isNamed && !isMostLost) return undefined;
  const faults = [
    isNamed ? undefined : "names nobody whose site it could be",
    isMostLost ? `says ${values.all} things, ${values.lost} of which would be left out` : undefined,
  ];
  return `${faults.filter((fault) => fault !== undefined).join(", and ")}.`;
}
