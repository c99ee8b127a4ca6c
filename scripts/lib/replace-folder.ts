import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Makes a folder's new content aside and puts it in place once it is whole. When `fill` throws, what stood there
 * before stands untouched and nothing is left beside it.
 */
export async function replaceFolder<T>(folder: string, fill: (aside: string) => Promise<T>): Promise<T> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  const aside = await mkdtemp(join(parent, `.${basename(folder)}-`));
  const next = join(aside, "next");
  const last = join(aside, "last");
  try {
    await mkdir(next);
    const result = await fill(next);
    await rename(folder, last).catch(ignoreMissing);
    await rename(next, folder);
    return result;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
