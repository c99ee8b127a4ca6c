import { randomUUID } from "node:crypto";
import { constants, copyFile, link, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "./error-code.ts";

/**
 * Writes a file whole or not at all, and the folders above it: its bytes are put aside first, so that others may read
 * it, and write it too, at any moment. Rejects with the system's error; with EEXIST where a file is there that may not
 * be replaced, with ENOTDIR where one stands in a folder's place.
 */
export async function writeWhole(file: string, bytes: string | Uint8Array, { isNew = false } = {}): Promise<void> {
  const aside = `${file}.${randomUUID()}.tmp`;
  try {
    await makeFolder(dirname(file));
    await writeFile(aside, bytes, { flag: "wx" });
    await (isNew ? place(aside, file) : rename(aside, file));
  } finally {
    // Where even this fails, there is nothing to leave behind.
    await rm(aside, { force: true }).catch(() => undefined);
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error;
    throw Object.assign(new Error("no folder", { cause: error }), { code: "ENOTDIR" });
  });
}

/** Gives a finished file its name, which fails where another has it. */
async function place(aside: string, file: string): Promise<void> {
  try {
    await link(aside, file);
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw error;
    // Some file systems have no links.
    await copyFile(aside, file, constants.COPYFILE_EXCL);
  }
}
