import { randomUUID } from "node:crypto";
import { renameSync } from "node:fs";
import { constants, copyFile, link, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { CommandError, shortPath } from "../cli/command.ts";
import { flushFile, flushFolder } from "./flush.ts";

interface WriteOptions {
  isNew?: boolean;
  isFlushed?: boolean;
  beforeRename?: (aside: string) => void;
}

/**
 * Writes a file completely or not at all, and makes the folders above it. The bytes are written to a temporary file
 * first, so other processes can read and write the file at any moment. They are flushed before the rename, so a power
 * loss leaves the old file or the new one. Rejects with the system's error: with EEXIST if the file exists and `isNew`,
 * with ENOTDIR if a folder's path is a file.
 * @param options `isFlushed: false` for files that are checked on reading and can be made again. `beforeRename` is called
 * with the finished temporary file, and the rename follows in the same tick; if it throws, the file is left as it is.
 */
export async function writeWhole(
  file: string,
  bytes: string | Uint8Array,
  { isNew = false, isFlushed = true, beforeRename }: WriteOptions = {},
): Promise<void> {
  // Truncated, so the longer temporary name doesn't exceed the file system's limit.
  const aside = join(dirname(file), `${basename(file).slice(0, 50)}.${randomUUID()}.tmp`);
  try {
    await makeFolder(dirname(file));
    await writeFile(aside, bytes, { flag: "wx", flush: isFlushed });
    if (beforeRename) {
      beforeRename(aside);
      renameSync(aside, file);
    } else await (isNew ? placeNew(aside, file) : rename(aside, file));
    if (isFlushed) await flushFolder(dirname(file));
  } finally {
    // If even this fails, there is nothing to clean up.
    await rm(aside, { force: true }).catch(() => undefined);
  }
}

/**
 * Makes a folder and those above it, one by one: without permission, as in /proc, `recursive` never ends. Returns the
 * first folder that was missing. Rejects with ENOTDIR if a file or a broken link is in a folder's place.
 */
export async function makeFolder(folder: string): Promise<string | undefined> {
  if (await isFolder(folder)) return undefined;
  const above = dirname(folder) === folder ? undefined : await makeFolder(dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error;
    // Another process may have made it meanwhile.
    if (!(await isFolder(folder))) throw Object.assign(new Error(`${folder} is no folder`), { code: "ENOTDIR" });
  });
  return above ?? folder;
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

/** Gives a finished file its final name, too; rejects with EEXIST if that is taken. */
export async function placeNew(aside: string, file: string): Promise<void> {
  try {
    await link(aside, file);
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw error;
    // Some file systems have no hard links.
    await copyFile(aside, file, constants.COPYFILE_EXCL);
    await flushFile(file);
  }
}

/** The code of a system error (man errno), such as "EEXIST"; "" if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Writes a command's output, over a file only with `force`. Throws a CommandError if something is in the way. */
export async function writeOutput(file: string, bytes: string | Uint8Array, { force }: { force: boolean }) {
  try {
    const there = force ? await stat(file).catch(() => undefined) : undefined;
    // A rename replaces a device, too: root would lose /dev/null by `--out /dev/null --force`.
    if (there && !there.isFile() && !there.isDirectory()) throw Object.assign(new Error("no file"), { code: "ENXIO" });
    await writeWhole(file, bytes, { isNew: !force });
  } catch (error) {
    throw new CommandError(explainRefusal(errorCode(error) || String(error), file), { cause: error });
  }
}

/** Overwrites an owner's file or, if it is a link, the link's target. Throws as `writeOutput` does. */
export async function rewrite(file: string, text: string): Promise<void> {
  await writeOutput(await realpath(file).catch(() => file), text, { force: true });
}

/** Explains why a file can't be written, by the system's error code. */
export function explainRefusal(code: string, path: string): string {
  const file = shortPath(path);
  const reasons: Record<string, string> = {
    EEXIST: `${file} is there already and was left as it is. Name another file with --out, or replace it with --force.`,
    EISDIR: `${file} is a folder. Name a file with --out.`,
    ENXIO: `${file} is no ordinary file and was left as it is. Name another with --out.`,
    ENAMETOOLONG: `${file} can't be written: its name is too long.`,
    ENOTDIR: `${file} can't be written: a part of its path is a file, not a folder.`,
    ENOENT: `${file} can't be written: nothing can be made there.`,
    EACCES: `${file} can't be written: you may not write there.`,
    ENOSPC: `${file} can't be written: the disk is full.`,
  };
  return reasons[code] ?? `${file} can't be written (${code}).`;
}
