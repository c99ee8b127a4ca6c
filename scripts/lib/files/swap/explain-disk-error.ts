import { dirname } from "node:path";
import { CommandError, shortPath } from "../../cli/command.ts";
import { errorCode } from "../write-whole.ts";

/** What a system's refusal means for a build into `out`, by its code (man errno). */
function explainCode(code: string, out: string): string | undefined {
  const folder = shortPath(out);
  const permissions = `You may not write in ${shortPath(dirname(out))} or replace ${folder}. Change the permissions, or choose another folder with --out.`;
  const mount = `${folder} can't be replaced: it is where a disk is mounted, or another program holds it. Choose a folder inside it with --out.`;
  const file = `A file stands where ${folder} needs a folder. Choose another folder with --out.`;
  const explanations: Record<string, string> = {
    ENOSPC: "The disk is full. Free some space, and build again.",
    EDQUOT: "Your share of the disk is used up. Free some space, and build again.",
    EROFS: `The disk that holds ${folder} is read-only. Choose a folder on another with --out.`,
    EACCES: permissions,
    EPERM: permissions,
    EBUSY: mount,
    EXDEV: mount,
    EEXIST: file,
    ENOTDIR: file,
    EFBIG: "A file is larger than you may write here (ulimit -f). Raise the limit, and build again.",
    EIO: "The disk fails to read or write. Save your content elsewhere, and look after the disk.",
  };
  return explanations[code];
}

/** Says in plain words what a disk refused while a site was built into `out`; any other error is returned as it is. */
export function explainDiskError(error: unknown, out: string): unknown {
  if (!(error instanceof Error) || error instanceof CommandError) return error;
  // The bundler tells the system's refusals by their numbers, in its messages alone.
  const number = /os error (\d+)/.exec(error.message)?.[1] ?? "";
  const explanation = explainCode(errorCode(error), out) ?? explainCode(numbers[number] ?? "", out);
  if (explanation === undefined) return error;
  const [firstLine] = error.message.split("\n", 1);
  return new CommandError(`${explanation}\n${shortPath(out)} was not touched. (${firstLine})`, { cause: error });
}

const numbers: Record<string, string> = {
  1: "EPERM",
  5: "EIO",
  13: "EACCES",
  28: "ENOSPC",
  30: "EROFS",
  122: "EDQUOT",
};
