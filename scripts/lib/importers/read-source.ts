import type { Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { listWords, type RuleReport } from "../../../schema/messages/message.ts";
import { CommandError } from "../cli/command.ts";
import { readText } from "../content/read-text.ts";
import { readStart } from "../files/read-regular.ts";
import { refuseDepth, type TextFile } from "./forms/budget.ts";
import { findRefusal } from "./json-resume/import-resume.ts";
import type { Note } from "./json-resume/reading.ts";
import type { FormName, Reader } from "./reader.ts";
import { loadReader, loadReaders } from "./readers.ts";
import { type ReadResume, settle } from "./tree/settle.ts";
import { leaveOutUnshown } from "./tree/unshown.ts";
import { treeOf, type Value } from "./tree/value.ts";

/** In bytes. LinkedIn's exports are a few megabytes, including all tables that aren't read. */
const maxArchive = 40_000_000;

/** An opened file, and the importer for it; JSON Resume needs none. */
interface OpenedSource {
  reader?: Reader | undefined;
  source: Value;
  notes?: Note[];
}

/**
 * Reads a file in any known format as a résumé whose values have locations in the file.
 * @param from the importer's name; detected if omitted
 * @returns the résumé, with the importer's title unless it is JSON Resume
 * @throws {CommandError} if the file can't be read or has an unknown format
 */
export async function readSource(
  file: string,
  from?: string,
): Promise<ReadResume & { title?: string; language?: string | undefined }> {
  try {
    const { reader, source, notes = [] } = await openSource(file, from);
    if (!reader) return { resume: source, notes, leftOut: [] };
    const shown = leaveOutUnshown(source);
    const read = settle(reader.read(shown), shown);
    return { ...read, notes: [...notes, ...read.notes], title: reader.title, language: reader.language?.(source) };
  } catch (error) {
    // Some parsers are recursive and overflow the call stack.
    if (error instanceof RangeError) refuseDepth(file);
    throw error;
  }
}

/** Opens a file by its format and detects its importer. @internal */
export async function openSource(file: string, from?: string): Promise<OpenedSource> {
  const said = from === undefined ? undefined : await loadReader(from);
  const saidForm = from === undefined ? undefined : (said?.form ?? "json");
  const archive = await openArchive(file);
  if (archive && saidForm !== undefined && saidForm !== "archive")
    throw new CommandError(`${file} holds tables, as LinkedIn's export does, which are nothing of ${from}'s.`);
  if (!archive && saidForm === "archive")
    throw new CommandError(`${file} is no zip archive, and no folder with its tables.`);
  const text = archive ? "" : await readWhole(file);
  const form = archive ? "archive" : (saidForm ?? findForm(file, text));
  const ofForm = (await loadReaders()).filter((reader) => reader.form === form);
  /** Returns the named importer, or else the one that detects its own format. */
  const findReader = (source: Value) => (from === undefined ? ofForm.find(({ detect }) => detect(source)) : said);
  if (form === "json") return openJson(file, text, findReader);
  const source = archive ?? (await readForm(form, { name: file, text }));
  const reader = findReader(source);
  if (reader) return { reader, source };
  // The same values as a JSON Resume may be in YAML, or exported by a script, under its names or others.
  const resume = form === "script" ? (source.at("default") ?? source) : source;
  if (form !== "archive" && form !== "xml" && findRefusal(resume) === undefined) return { source: resume };
  const known = listWords(
    ofForm.map(({ title }) => title),
    "and",
  );
  throw new CommandError(`${file} is of no form that is known. Of its kind are those of ${known}.`);
}

type FindReader = (source: Value) => Reader | undefined;

async function openJson(file: string, text: string, findReader: FindReader): Promise<OpenedSource> {
  const { listRepeatedKeys, readJson, readJsonText, refuseDeepJson } = await import("./forms/json.ts");
  const json = readJsonText({ name: file, text });
  const source = readJson(json);
  const reader = findReader(source);
  const notes = listRepeatedKeys(json);
  if (reader) {
    refuseDeepJson(json);
    return { reader, source, notes };
  }
  // In JSON Resume, the path of a value serves as its location.
  const resume = treeOf(json.value);
  const refusal = findRefusal(resume);
  if (refusal === undefined) return { source: resume, notes };
  throw new CommandError(`${file} is not a JSON Resume. ${refusal}`);
}

/** Reads a text format. JSON is opened by `openJson`; archives aren't texts. */
async function readForm(form: Exclude<FormName, "json">, file: TextFile): Promise<Value> {
  if (form === "yaml") return (await import("./forms/yaml.ts")).readYaml(file);
  if (form === "script") return (await import("./forms/script.ts")).readScript(file);
  return (await import("./forms/xml.ts")).readXml(file);
}

/** Detects scripts and YAML by file extension, other formats by how the file begins. */
function findForm(file: string, text: string): Exclude<FormName, "archive"> {
  const ending = extname(file).toLowerCase();
  if (ending === ".csv")
    throw new CommandError(`${file} is one table of several. Name the folder that it stands in, or the archive.`);
  if (/^\s*[[{]/.test(text) && !/^\.(?:ya?ml)$/.test(ending)) return "json";
  if (/^\s*<(?:!doctype html|html)/i.test(text))
    throw new CommandError(`${file} is a web page. Save what it offers to download, not the page; ORCID has JSON.`);
  if (/^\s*</.test(text)) return "xml";
  if (/^\.[cm]?[jt]sx?$/.test(ending)) return "script";
  return /^\.ya?ml$/.test(ending) ? "yaml" : "json";
}

async function readWhole(file: string): Promise<string> {
  const { text, report } = await readText(file);
  if (report) throw new CommandError(explainFile(file, text, report));
  const said = text.replace(/^\ufeff/, "");
  if (said.trim() === "") throw new CommandError(`${file} has nothing in it. Was it saved?`);
  return said;
}

/** Explains why a file can't be imported, and what to use instead. */
function explainFile(file: string, text: string, { code, message, hint }: RuleReport): string {
  if (text.startsWith("%PDF-")) {
    return `${file} is a PDF, which says how a résumé looks and not what is what in it. Give the file that it was made of; LinkedIn and Europass offer one to download, as the README says.`;
  }
  switch (code) {
    case "not-utf-8":
      return text.includes("\u0000")
        ? `${file} is no text: a picture, or another program's own file. Give the file that your résumé was made of.`
        : `${file} isn't saved as UTF-8, and can't be read. ${hint}`;
    case "file-missing":
      return `${message} Check the name and the folder.`;
    case "file-is-folder":
      return `${file} is a folder, and no table of LinkedIn's stands in it. Name the file in it that is to be imported.`;
    default:
      return `${file}: ${message} ${hint}`;
  }
}

/** Opens a zip archive, or the folder it was unpacked into. Undefined for anything else. */
async function openArchive(file: string): Promise<Value | undefined> {
  const facts = await stat(file).catch(() => undefined);
  const bytes = facts?.isFile() ? await readArchiveBytes(file, facts) : undefined;
  if (!bytes && !facts?.isDirectory()) return undefined;
  const { readArchive, readUnpacked } = await import("./forms/archive.ts");
  const asked = new Set((await loadReaders()).flatMap(({ tables = [] }) => tables));
  const isAsked = (table: string) => asked.has(table);
  return bytes ? readArchive({ name: file, bytes }, isAsked) : readUnpacked(file, isAsked);
}

/** Reads a zip archive. Undefined for any other or unreadable file. */
async function readArchiveBytes(file: string, { size, blocks }: Stats): Promise<Buffer | undefined> {
  // Unreadable files are reported when they are read as text.
  const start = await readStart(file, 4).catch(() => undefined);
  if (start?.toString("latin1") !== "PK\u0003\u0004") return undefined;
  if (isSparse(size, blocks))
    throw new CommandError(`${file} is mostly holes: it was not written to its end. Copy or download it again.`);
  if (size <= maxArchive) return readFile(file);
  throw new CommandError(
    `${file} is an archive of more than ${maxArchive / 1_000_000} MB. Unpack it, and name the folder.`,
  );
}

/** True if a file occupies less than half of its size on disk (blocks of 512 bytes). Compressed files have no holes. */
function isSparse(size: number, blocks: number): boolean {
  return size > 1_000_000 && blocks * 512 < size / 2;
}
