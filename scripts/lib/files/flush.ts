import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { workAtOnce } from "./at-once.ts";

/** Windows flushes only writable files; other systems also flush read-only ones. */
const flags = process.platform === "win32" ? "r+" : "r";

/** Disks combine flushes that are requested at the same time. */
const atOnce = 16;

/**
 * Waits until a folder's entries are on the disk (fsync(2)): otherwise a rename may be lost, or be there before the
 * file's bytes. Windows can't open folders, and some network disks can't flush them; errors are ignored.
 */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Waits until everything in a folder is on the disk. Rejects if a file can't be flushed. */
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
