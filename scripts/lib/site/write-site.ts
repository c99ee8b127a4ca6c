import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashBytes } from "../files/hash-files.ts";
import type { SiteFile } from "../files/site-file.ts";

/** While one file waits for the disk, or for its picture, others are made. */
const atOnce = 4;

/** Writes a site's files; returns the names of their bytes, by their paths. Where one fails, no other begins. */
export async function writeSite(folder: string, files: readonly SiteFile[]): Promise<Map<string, string>> {
  const names = new Map(files.map(({ path }) => [path, ""]));
  // One list for all that take from it: a loop that fails ends it for the others, too.
  const waiting = iterate(files);
  const writeNext = async () => {
    for (const { path, make } of waiting) {
      const bytes = await make();
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
      names.set(path, hashBytes(bytes));
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, writeNext));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return names;
}

function* iterate<Item>(items: readonly Item[]): Generator<Item> {
  yield* items;
}
