import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashBytes } from "../files/hash-files.ts";
import { mapInParallel } from "../files/map-in-parallel.ts";
import type { SiteFile } from "../files/site-file.ts";

/** While one file waits for the disk, or for its picture, others are made. */
const atOnce = 4;

/** Makes files and writes them into a folder; returns the names of their bytes, by their paths. */
export async function writeSite(folder: string, files: readonly SiteFile[]): Promise<Map<string, string>> {
  const names = await mapInParallel(files, atOnce, async ({ path, make }) => {
    const bytes = await make();
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    return [path, hashBytes(bytes)] as const;
  });
  return new Map(names);
}
