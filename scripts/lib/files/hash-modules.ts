import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { hashBytes } from "./hash-files.ts";

/** Matches what a module imports from another file; types alone are nothing that runs. */
const imports = /^(?:import|export)\s+(?!type\b)[^"]*?from\s*"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** A name for a module and all that it imports within a folder: it changes whenever any of their bytes do. */
export async function hashModules(folder: string, entry: string): Promise<string> {
  const texts = new Map<string, string>();
  const visit = async (path: string): Promise<void> => {
    if (path.startsWith("..") || texts.has(path)) return;
    texts.set(path, "");
    const text = await readFile(join(folder, path), "utf8");
    texts.set(path, text);
    const named = [...text.matchAll(imports)].map(([, fixed = "", loaded = fixed]) => join(dirname(path), loaded));
    await Promise.all(named.map(visit));
  };
  await visit(relative(folder, join(folder, entry)));
  return hashBytes(...[...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)).flat());
}
