import { mkdir, readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { z } from "zod";
import { Cache } from "../files/cache.ts";
import { hashBytes, listFiles } from "../files/hash-files.ts";
import { readRegular } from "../files/read-regular.ts";
import { claimFolder } from "../files/swap/claim-folder.ts";
import { replaceFolder } from "../files/swap/replace-folder.ts";

/** The file in a compiled application's folder that lists the hashes of all its files. */
const listName = "files.json";

const fileList = z.record(z.string(), z.string());

/** Hashes (hashBytes) of a compiled application's files, by their paths in its folder, with slashes. */
export type AppFiles = ReadonlyMap<string, string>;

/** Writes the list of a compiled application's files, for `readAppFiles`. */
export async function listAppFiles(folder: string): Promise<void> {
  const files: z.infer<typeof fileList> = {};
  for (const file of await listFiles(folder))
    files[relative(folder, file).replaceAll(sep, "/")] = hashBytes(await readFile(file));
  await new Cache(folder).writeJson(listName, files);
}

/** The files of a compiled application; undefined if it is missing or a file doesn't match the list. */
export async function readAppFiles(folder: string): Promise<AppFiles | undefined> {
  const list = await new Cache(folder).readJson(listName, fileList);
  if (!list) return undefined;
  const files = new Map(Object.entries(list));
  for (const [path, name] of files) {
    const bytes = await readRegular(join(folder, path)).catch(() => undefined);
    if (!bytes || hashBytes(bytes) !== name) return undefined;
  }
  return files;
}

/** Makes a folder with `make` and lists its files. Simultaneous commands wait, so it is made once and complete. */
export function makeListed(folder: string, make: (next: string) => Promise<void>): Promise<void> {
  return claimFolder(dirname(folder), async (aside) => {
    if (await readAppFiles(folder)) return;
    const next = join(aside, "next");
    await mkdir(next);
    await make(next);
    await listAppFiles(next);
    await mkdir(dirname(folder), { recursive: true });
    // Replaces a damaged one.
    replaceFolder(folder, next);
  });
}
