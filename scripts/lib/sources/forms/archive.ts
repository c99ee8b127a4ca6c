import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { fromBufferPromise, type ZipFile } from "yauzl";
import { Steps } from "../../../../schema/source/steps.ts";
import { CommandError } from "../../cli/command.ts";
import { readText } from "../../content/read-text.ts";
import type { Placed } from "../placed/placed.ts";
import { readTable } from "./table.ts";

/** An archive of more files, or of larger tables, is none of a person's own data. */
const limits = { files: 20_000, table: 5_000_000, all: 30_000_000 };

/** Which tables are asked for, by their names without folder and ending. */
type IsAsked = (name: string) => boolean;

/**
 * Reads the tables of a zip archive that are asked for; the others have no value. Nothing is unpacked onto the
 * disk, so that the paths in it lead nowhere. What is unpacked is counted while it is: an archive that lies of a size
 * gets no more room than it asked for.
 * @throws {CommandError} where it can't be read, or is larger than any export
 */
export async function readArchive({ name, bytes }: { name: string; bytes: Buffer }, isAsked: IsAsked): Promise<Placed> {
  if (isEncrypted(bytes)) refuseEncrypted(name);
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
    if (archive.entryCount > limits.files) refuse(name, `more than ${limits.files} files`);
    return { place: name, value: await readTables(archive, { name, bytes }, isAsked) };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${name} is no zip archive that can be read (${reason}). Is it whole?`, { cause: error });
  }
}

async function readTables(archive: ZipFile, { name, bytes }: { name: string; bytes: Buffer }, isAsked: IsAsked) {
  const tables = new Map<string, Placed>();
  const packed = new Steps(bytes.length, {
    each: 1,
    base: 0,
    refuse: () => refuse(name, "files that share the same bytes"),
  });
  const unpacked = new Steps(0, { each: 0, base: limits.all, refuse: () => refuse(name, "too large tables") });
  for await (const entry of archive.eachEntry()) {
    const path = entry.fileNameRaw.toString("utf8");
    const table = nameTable(basename(path));
    if (table === undefined) continue;
    if (!isAsked(table)) {
      tables.set(table, unread(path));
      continue;
    }
    if (entry.isEncrypted()) refuseEncrypted(name);
    const { compressedSize, uncompressedSize } = entry;
    // A bomb tells how large it would become.
    if (uncompressedSize > limits.table) refuse(name, `${path}, which would become too large a table`);
    packed.spend(compressedSize);
    unpacked.spend(uncompressedSize);
    const content = Buffer.concat(await (await archive.openReadStreamPromise(entry)).toArray());
    tables.set(table, readTable({ name: basename(path), text: decode(content, path, name) }));
  }
  return tables;
}

/** The same of a folder, into which some browsers unpack an archive; undefined where there is no table in it. */
export async function readUnpacked(folder: string, isAsked: IsAsked): Promise<Placed | undefined> {
  const tables = new Map<string, Placed>();
  for (const file of await readdir(folder)) {
    const table = nameTable(file);
    if (table === undefined) continue;
    if (!isAsked(table)) {
      tables.set(table, unread(file));
      continue;
    }
    const { text, finding } = await readText(join(folder, file), { isConfined: true });
    if (finding) throw new CommandError(`${join(folder, file)}: ${finding.message} ${finding.hint}`);
    tables.set(table, readTable({ name: file, text }));
  }
  return tables.size > 0 ? { place: folder, value: tables } : undefined;
}

/** Whether the first file of an archive is, as a bit of its head says (APPNOTE 4.4.4). */
function isEncrypted(bytes: Uint8Array): boolean {
  return ((bytes[6] ?? 0) & 1) === 1;
}

function refuseEncrypted(name: string): never {
  throw new CommandError(`${name} is encrypted. Unpack it with its password, and name the folder.`);
}

function decode(content: Uint8Array, path: string, archive: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch (cause) {
    throw new CommandError(
      `${path} in ${archive} isn't saved as UTF-8. Take the archive as it came, or unpack it, save that table as "CSV UTF-8", and name the folder.`,
      { cause },
    );
  }
}

/** The name of a table; undefined where a file is none, or what a system writes beside it. */
function nameTable(file: string): string | undefined {
  return /^([^._][^/]*)\.csv$/i.exec(file)?.[1];
}

/** A table that nobody asked for says nothing. */
function unread(path: string): Placed {
  return { place: path, value: null };
}

function refuse(name: string, what: string): never {
  throw new CommandError(`${name} was refused: it holds ${what}, as no export of one's own data does.`);
}
