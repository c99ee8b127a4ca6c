import { constants, copyFile, link, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CommandError, shortPath } from "../cli/command.ts";

/** Writes a file whole or not at all. A file that is there already is replaced only if `force` says so. */
export async function writeWhole(file: string, text: string, force: boolean): Promise<void> {
  const aside = `${file}.${process.pid}.tmp`;
  try {
    await makeFolder(dirname(file));
    await writeFile(aside, text, { flag: "wx" });
    if (force) await rename(aside, file);
    else await place(aside, file);
  } catch (error) {
    throw explain(error, file);
  } finally {
    // Where even this fails, there is nothing to leave behind.
    await rm(aside, { force: true }).catch(() => undefined);
  }
}

/** A file where a folder should be is told apart from the file that is to be written. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw Object.assign(new Error("no folder", { cause: error }), { code: "ENOTDIR" });
    throw error;
  }
}

/** Gives a finished file its name, which fails where another has it. */
async function place(aside: string, file: string): Promise<void> {
  try {
    await link(aside, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw error;
    // Some file systems have no links.
    await copyFile(aside, file, constants.COPYFILE_EXCL);
  }
}

function explain(error: unknown, file: string): CommandError {
  const code = codeOf(error);
  const reasons: Record<string, string> = {
    EEXIST: `${shortPath(file)} is there already and was left as it is. Name another file with --out, or replace it with --force.`,
    EISDIR: `${shortPath(file)} is a folder. Name a file with --out.`,
    ENOTDIR: `${shortPath(file)} can't be written: a part of its path is a file, not a folder.`,
    EACCES: `${shortPath(file)} can't be written: you may not write there.`,
    ENOSPC: `${shortPath(file)} can't be written: the disk is full.`,
  };
  const reason = reasons[code] ?? `${shortPath(file)} can't be written (${code || String(error)}).`;
  return new CommandError(reason, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
