import { chmod, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./write-whole.ts";

/** Removes a folder of this program's own with all that is in it, also where folders in it may not be written to. */
export async function removeTree(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch (error) {
    if (!["EACCES", "EPERM"].includes(errorCode(error))) throw error;
    await allowWriting(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function allowWriting(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await allowWriting(join(folder, entry.name));
}
