import { CommandError, shortPath } from "../cli/command.ts";
import { errorCode } from "./error-code.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * Writes the file that a command was asked for, whole or not at all. A file that is there already is replaced only if
 * `force` says so. Throws a CommandError that says what stands in the way.
 */
export async function writeOutput(file: string, bytes: string | Uint8Array, { force }: { force: boolean }) {
  try {
    await writeWhole(file, bytes, { isNew: !force });
  } catch (error) {
    throw new CommandError(explain(errorCode(error) || String(error), shortPath(file)), { cause: error });
  }
}

function explain(code: string, file: string): string {
  const reasons: Record<string, string> = {
    EEXIST: `${file} is there already and was left as it is. Name another file with --out, or replace it with --force.`,
    EISDIR: `${file} is a folder. Name a file with --out.`,
    ENOTDIR: `${file} can't be written: a part of its path is a file, not a folder.`,
    EACCES: `${file} can't be written: you may not write there.`,
    ENOSPC: `${file} can't be written: the disk is full.`,
  };
  return reasons[code] ?? `${file} can't be written (${code}).`;
}
