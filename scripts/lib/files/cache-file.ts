import { readFile } from "node:fs/promises";
import { writeWhole } from "./write-whole.ts";

/** A file's bytes, made only where no command has made them before. Several may do so at the same time. */
export async function cacheFile(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await writeWhole(file, made);
  return made;
}
