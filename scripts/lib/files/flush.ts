import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { workAtOnce } from "./at-once.ts";

/** Windows flushes only what may be written; elsewhere a file that may only be read is flushed, too. */
const flags = process.platform === "win32" ? "r+" : "r";

/** Disks write what they are asked for at the same time in one go. */
const atOnce = 16;

/**
 * Waits until a folder's names are on the disk (fsync(2)): a rename alone may be lost, or be there before the file's
 * bytes. Windows can't open folders, and some network disks can't flush them: there the system does it in its own time.
 */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Waits until all that is in a folder is on the disk, the folders within it, too. Rejects with the system's error where
 * a file can't be flushed.
 */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = (isFolder: boolean) =>
    entries.filter((entry) => entry.isDirectory() === isFolder).map(({ parentPath, name }) => join(parentPath, name));
  await workAtOnce(paths(false), atOnce, flushFile);
  await workAtOnce([...paths(true), folder], atOnce, flushFolder);
}

/** Waits until a file's bytes are on the disk. */
export async function flushFile(file: string): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
