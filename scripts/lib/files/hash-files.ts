import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { dirname, join, normalize, relative } from "node:path";
import { openRegular } from "./read-regular.ts";
import { errorCode } from "./write-whole.ts";

/** A short hash: the first 16 hexadecimal digits of a SHA-256. Where the parts are divided makes a difference. */
export function hashBytes(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/**
 * A short hash of the bytes and paths of files and folders. Rejects if there is anything else among them, such as a
 * FIFO, and with EFBIG if a file has more than `most` bytes.
 */
export async function hashPaths(root: string, paths: readonly string[], most?: number): Promise<string> {
  const hash = createHash("sha256");
  const chunk = Buffer.alloc(chunkSize);
  for (const file of (await Promise.all(paths.map((path) => listFiles(join(root, path))))).flat()) {
    hash.update(`${relative(root, file)}\0`);
    await eachChunk(file, chunk, (bytes) => hash.update(bytes), most);
    hash.update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

/** The whole SHA-256 of a regular file: 64 hexadecimal digits. The file is read in chunks. */
export async function hashFile(file: string, prefix = ""): Promise<string> {
  const hash = createHash("sha256").update(prefix);
  await eachChunk(file, Buffer.alloc(chunkSize), (bytes) => hash.update(bytes));
  return hash.digest("hex");
}

/** In bytes. */
const chunkSize = 1_000_000;

async function eachChunk(file: string, chunk: Buffer, take: (bytes: Buffer) => void, most?: number): Promise<void> {
  await openRegular(
    file,
    async (handle) => {
      for (;;) {
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
        if (bytesRead === 0) return;
        take(chunk.subarray(0, bytesRead));
      }
    },
    most,
  );
}

/** A file or folder below a folder. `kind` is `other` for links, FIFOs and the like. */
interface TreeEntry {
  path: string;
  kind: "file" | "folder" | "other";
}

/** Everything below a folder, unordered. Vanished folders are left out; other system errors reject. */
export async function listTree(folder: string): Promise<TreeEntry[]> {
  const tree: TreeEntry[] = [];
  const folders = [folder];
  for (const parent of folders) {
    const entries = await readdir(parent, { withFileTypes: true }).catch((error: unknown) => {
      // A name that isn't UTF-8 has U+FFFD for its invalid bytes; no file has that name.
      if (parent === folder || errorCode(error) !== "ENOENT" || parent.includes("\ufffd")) throw error;
      return [];
    });
    for (const entry of entries) {
      const path = join(parent, entry.name);
      tree.push({ path, kind: entry.isDirectory() ? "folder" : entry.isFile() ? "file" : "other" });
      if (entry.isDirectory()) folders.push(path);
    }
  }
  return tree;
}

/** The files under a folder, or the path itself if it is a file; sorted. */
export async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const files = (await listTree(path)).filter(({ kind }) => kind !== "folder");
  return files.map((entry) => entry.path).toSorted();
}

/** Matches relative imports, except type imports. */
const imports = /^(?:import|export)\s+(?!type\b)[^"]*?from\s*"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** A hash of a module and everything that it imports within a folder. */
export function hashModules(folder: string, entry: string): string {
  const texts = new Map([[normalize(entry), ""]]);
  // A Map iterates over entries that are added meanwhile.
  for (const path of texts.keys()) {
    const text = readFileSync(join(folder, path), "utf8");
    texts.set(path, text);
    for (const [, fixed = "", loaded = fixed] of text.matchAll(imports)) {
      const named = join(dirname(path), loaded);
      if (!named.startsWith("..") && !texts.has(named)) texts.set(named, "");
    }
  }
  return hashBytes(...[...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)).flat());
}
