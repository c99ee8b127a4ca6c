import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { fromBufferPromise, type ZipFile } from "yauzl";
import { Steps } from "../../../../schema/source/steps.ts";
import { CommandError } from "../../cli/command.ts";
import { readText } from "../../content/read-text.ts";
import { Value } from "../tree/value.ts";
import { readTable } from "./table.ts";

/** Limits beyond any export of one's own data; sizes in bytes. */
const limits = { files: 20_000, table: 5_000_000, all: 30_000_000 };

/** Tests if a table is wanted, by its name without folder and extension. */
type IsAsked = (name: string) => boolean;

interface TableFile {
  path: string;
  read: () => Promise<string>;
}

/** Reads the wanted tables. All other tables have the value null. */
async function readTables(files: AsyncIterable<TableFile> | Iterable<TableFile>, isAsked: IsAsked) {
  const tables = new Map<string, Value>();
  for await (const { path, read } of files) {
    const name = basename(path);
    // Files that operating systems add beside a table begin with a dot or an underscore.
    const table = /^([^._][^/]*)\.csv$/i.exec(name)?.[1];
    if (table === undefined) continue;
    tables.set(table, isAsked(table) ? readTable({ name, text: await read() }) : new Value(path, null));
  }
  return tables;
}

/**
 * Reads the wanted tables of a zip archive; all others have the value null. Nothing is unpacked to disk, so paths in
 * the archive are harmless. Sizes are counted while unpacking: an archive with a false size gets no more memory than it
 * declared.
 * @throws {CommandError} if the archive can't be read or is larger than any export
 */
export async function readArchive({ name, bytes }: { name: string; bytes: Buffer }, isAsked: IsAsked): Promise<Value> {
  if (isEncrypted(bytes)) refuseEncrypted(name);
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
    if (archive.entryCount > limits.files) refuse(name, `more than ${limits.files} files`);
    return new Value(name, await readTables(listFiles(archive, name, bytes.length), isAsked));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${name} is no zip archive that can be read (${reason}). Is it whole?`, { cause: error });
  }
}

async function* listFiles(archive: ZipFile, name: string, size: number): AsyncGenerator<TableFile> {
  const packed = new Steps(size, { each: 1, base: 0, refuse: () => refuse(name, "files that share the same bytes") });
  const unpacked = new Steps(0, { each: 0, base: limits.all, refuse: () => refuse(name, "too large tables") });
  for await (const entry of archive.eachEntry()) {
    const path = entry.fileNameRaw.toString("utf8");
    const read = async () => {
      if (entry.isEncrypted()) refuseEncrypted(name);
      // A zip bomb declares its unpacked size.
      if (entry.uncompressedSize > limits.table) refuse(name, `${path}, which would become too large a table`);
      packed.spend(entry.compressedSize);
      unpacked.spend(entry.uncompressedSize);
      const content = Buffer.concat(await (await archive.openReadStreamPromise(entry)).toArray());
      return decode(content, path, name);
    };
    yield { path, read };
  }
}

/** Reads a folder as `readArchive` reads an archive; some browsers unpack downloads. Undefined without tables. */
export async function readUnpacked(folder: string, isAsked: IsAsked): Promise<Value | undefined> {
  const names = await readdir(folder);
  const files = names.map((path): TableFile => ({ path, read: () => readFileIn(folder, path) }));
  const tables = await readTables(files, isAsked);
  return tables.size > 0 ? new Value(folder, tables) : undefined;
}

async function readFileIn(folder: string, name: string): Promise<string> {
  const { text, report } = await readText(join(folder, name), { isConfined: true });
  if (report) throw new CommandError(`${join(folder, name)}: ${report.message} ${report.hint}`);
  return text;
}

/** Tests a bit in the header of the archive's first file (APPNOTE 4.4.4). */
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

function refuse(name: string, what: string): never {
  throw new CommandError(`${name} was refused: it holds ${what}, as no export of one's own data does.`);
}
