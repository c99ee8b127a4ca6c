import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, normalize, relative } from "node:path";

/** A name for bytes that changes whenever they do. */
export function hashBytes(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** A name for files and folders: it changes whenever a file's bytes or path do. */
export async function hashPaths(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(paths.map((path) => listFiles(join(root, path))))).flat()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

/** The files under a folder, or the path itself where it is a file, in an order that is always the same. */
export async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

/** Matches what a module imports from another file; types alone are nothing that runs. */
const imports = /^(?:import|export)\s+(?!type\b)[^"]*?from\s*"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** A name for a module and all that it imports within a folder: it changes whenever any of their bytes do. */
export function hashModules(folder: string, entry: string): string {
  const texts = new Map([[normalize(entry), ""]]);
  // A map goes on to what is added to it meanwhile.
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
