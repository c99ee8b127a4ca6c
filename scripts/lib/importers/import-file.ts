import { broughtAlong, typefaceOf } from "../../../schema/designs/script-typefaces.ts";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { prepareCheck } from "../app/prepare-check.ts";
import { CommandError, DiagnosticsError } from "../cli/command.ts";
import { reportDiagnostics } from "../cli/reporters/index.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { type ImportedResume, type ImportOptions, importResume } from "./json-resume/import-resume.ts";
import type { Note } from "./json-resume/reading.ts";
import { readSource } from "./read-source.ts";
import { reportNotes } from "./report-notes.ts";

/** An imported file. Its diagnostics include no errors. */
export interface ImportedFile extends ImportedResume {
  diagnostics: Diagnostic[];
  /** Pictures to write beside the content, by file name. */
  files: ReadonlyMap<string, Uint8Array>;
}

export interface ImportRequest extends Pick<ImportOptions, "language" | "https" | "url"> {
  /** Path of the JSON Schema, relative to the content. */
  schema: string;
  /** The content's file name, for diagnostics. */
  name: string;
  /** The importer's name. By default it is detected. */
  from?: string | undefined;
  /** The content's folder. If set, pictures are fetched over the network. */
  fetchInto?: string | undefined;
  /** Continues if the result would be too sparse. */
  anyway?: boolean;
}

/**
 * Makes content from a file in a known format; nothing is written.
 * @throws {CommandError} if the file can't be read, has an unknown format or gives invalid content
 * @throws {DiagnosticsError} if the result would be too sparse
 */
export async function importFile(
  file: string,
  { name, from, fetchInto, anyway = false, ...said }: ImportRequest,
): Promise<ImportedFile> {
  const { resume, notes, leftOut, title, language } = await readSource(file, from);
  const options = { ...said, language: said.language ?? language, leftOut, isKnownForm: title !== undefined };
  const read = importResume(resume, options);
  const fault = anyway ? undefined : findSparseness(read);
  if (fault !== undefined) {
    const isGuessed = from === undefined && title !== undefined;
    const guess = isGuessed ? ` It was read as a file of ${title}; if it is another, say so with --from.` : "";
    const refusal = `Nothing was written: ${file} ${fault}${guess} To go on with what there is: --anyway.`;
    const unique = withoutRepeats([...notes, ...read.notes]);
    throw new DiagnosticsError(`${reportNotes({ ...read, notes: unique })}\n${refusal}`);
  }
  const fetched = fetchInto === undefined ? undefined : await fetchPictures(read.pictures, fetchInto);
  const imported = fetched ? importResume(resume, { ...options, pictures: fetched.names }) : read;
  await prepareCheck();
  const { diagnostics } = checkContent(new JsonText(name, imported.text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new CommandError(
      `Nothing was written: what came of the résumé is not sound.\n\n${reportDiagnostics(errors)}`,
    );
  const hints = listHints(imported.text, imported.language, file);
  const unique = withoutRepeats([...notes, ...imported.notes, ...(fetched?.notes ?? []), ...hints]);
  return { ...imported, notes: unique, diagnostics, files: fetched?.files ?? new Map() };
}

/** What a site of this content needs before it can be built: the font package of its script. */
function listHints(text: string, language: string, path: string): Note[] {
  const scripts = [/[\p{sc=Hira}\p{sc=Kana}]/u, /\p{sc=Hang}/u, /\p{sc=Han}/u];
  const found = ["ja", "ko", "zh"].find((_, index) => scripts[index]?.test(text));
  const typeface = typefaceOf(language) ?? (found === undefined ? undefined : typefaceOf(found));
  if (typeface === undefined || broughtAlong.some((name) => name === typeface)) return [];
  return [{ path, message: `needs a font for its pictures and CV: npm install @fontsource-variable/${typeface}` }];
}

function withoutRepeats(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [`${note.path}: ${note.message}`, note])).values()];
}

/** Says why the site would be too sparse, to follow the file's name. Undefined if it wouldn't. */
function findSparseness({ isNamed, values }: Pick<ImportedResume, "isNamed" | "values">): string | undefined {
  const isMostLost = values.lost * 2 > values.all;
  if (isNamed && !isMostLost) return undefined;
  const faults = [
    isNamed ? undefined : "names nobody whose site it could be",
    isMostLost ? `says ${values.all} things, ${values.lost} of which would be left out` : undefined,
  ];
  return `${faults.filter((fault) => fault !== undefined).join(", and ")}.`;
}
