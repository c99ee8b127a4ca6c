import { constants } from "node:os";
import { dirname } from "node:path";
import { CommandError, shortPath } from "../../cli/command.ts";
import { makeVisible } from "../../cli/reporters/display.ts";
import { errorCode } from "../write-whole.ts";

/** Explains a system error for a build into `out`, by its code (man errno), or by the code and the system call. */
function explainCode(code: string, out: string): string | undefined {
  const folder = shortPath(out);
  const permissions = `You may not write in ${shortPath(dirname(out))} or replace ${folder}. Change the permissions, or choose another folder with --out.`;
  const mount = `${folder} can't be replaced: it is where a disk is mounted, or another program holds it. Choose a folder inside it with --out.`;
  const nowhere = `No folder can be made in ${shortPath(dirname(out))}. Choose another with --out.`;
  const file = `A file stands where ${folder} needs a folder. Choose another folder with --out.`;
  const explanations: Record<string, string> = {
    ENOSPC: "The disk is full. Free some space, and build again.",
    EDQUOT: "Your share of the disk is used up. Free some space, and build again.",
    EROFS: `The disk that holds ${folder} is read-only. Choose a folder on another with --out.`,
    EACCES: permissions,
    EPERM: permissions,
    EBUSY: mount,
    EXDEV: mount,
    "ENOENT mkdir": nowhere,
    EEXIST: file,
    ENOTDIR: file,
    EFBIG: "A file is larger than you may write here (ulimit -f). Raise the limit, and build again.",
    ENAMETOOLONG: `The name of ${folder} is too long: beside it a build has a folder whose name is longer. Choose a shorter one with --out.`,
    EIO: "The disk fails to read or write. Save your content elsewhere, and look after the disk.",
  };
  return explanations[code];
}

/** Explains a disk error of a build into `out` in plain words; any other error is returned unchanged. */
export function explainDiskError(error: unknown, out: string): unknown {
  if (!(error instanceof Error) || error instanceof CommandError) return error;
  // The bundler gives the system's error number only in its message.
  const number = Number(/os error (\d+)/.exec(error.message)?.[1]);
  const [errnoName = ""] = Object.entries(constants.errno).find(([, one]) => one === number) ?? [];
  const call = "syscall" in error ? `${errorCode(error)} ${error.syscall}` : "";
  const explanation = explainCode(errorCode(error), out) ?? explainCode(call, out) ?? explainCode(errnoName, out);
  if (explanation === undefined) return error;
  const [firstLine] = error.message.split("\n", 1);
  return new CommandError(`${explanation}\n${shortPath(out)} was not touched. (${firstLine})`, { cause: error });
}

/** The error for a folder of a site that can't be listed: files of somebody else may be in it. */
export function explainUnlisted(error: unknown, out: string): CommandError {
  const path = error instanceof Error && "path" in error ? String(error.path) : out;
  const folder = makeVisible(shortPath(path));
  const isForbidden = ["EACCES", "EPERM"].includes(errorCode(error));
  const [reason, remedy] = isForbidden
    ? ["you may not list it", "Give yourself the permission (chmod u+rwx)"]
    : [`the system refuses: ${errorCode(error)}`, "Move or delete it"];
  return new CommandError(
    `A site can't be built into ${shortPath(out)}: what is in ${folder} can't be looked at (${reason}), and it may be yours and would be lost. ${remedy}, or choose a new or empty folder with --out.`,
    { cause: error },
  );
}
