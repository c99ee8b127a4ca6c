import { dirname } from "node:path";
import { CommandError, shortPath } from "../../cli/command.ts";

/** What a system's refusal means for a build into `out`, by its code (man errno). */
const explanations: Record<string, (out: string) => string> = {
  ENOSPC: () => "The disk is full. Free some space, and build again.",
  EDQUOT: () => "Your share of the disk is used up. Free some space, and build again.",
  EROFS: (out) => `The disk that holds ${shortPath(out)} is read-only. Choose a folder on another with --out.`,
  EACCES: (out) => explainPermissions(out),
  EPERM: (out) => explainPermissions(out),
  EBUSY: (out) => explainMount(out),
  EXDEV: (out) => explainMount(out),
  EEXIST: (out) => explainFile(out),
  ENOTDIR: (out) => explainFile(out),
  EFBIG: () => "A file is larger than you may write here (ulimit -f). Raise the limit, and build again.",
  EIO: () => "The disk fails to read or write. Save your content elsewhere, and look after the disk.",
};

function explainFile(out: string): string {
  return `A file stands where ${shortPath(out)} needs a folder. Choose another folder with --out.`;
}

function explainPermissions(out: string): string {
  return `You may not write in ${shortPath(dirname(out))} or replace ${shortPath(out)}. Change the permissions, or choose another folder with --out.`;
}

function explainMount(out: string): string {
  return `${shortPath(out)} can't be replaced: it is where a disk is mounted, or another program holds it. Choose a folder inside it with --out.`;
}

/** Says in plain words what a disk refused while a site was built into `out`; any other error is returned as it is. */
export function explainDiskError(error: unknown, out: string): unknown {
  if (!(error instanceof Error) || error instanceof CommandError) return error;
  const explain = explanations[findCode(error)];
  if (!explain) return error;
  return new CommandError(`${explain(out)}\n${shortPath(out)} was not touched. (${firstLine(error)})`, {
    cause: error,
  });
}

/** The bundler tells the system's refusals by their numbers, in its messages alone. */
function findCode(error: Error): string {
  if ("code" in error && typeof error.code === "string" && error.code in explanations) return error.code;
  const number = /os error (\d+)/.exec(error.message)?.[1] ?? "";
  return { "1": "EPERM", "5": "EIO", "13": "EACCES", "28": "ENOSPC", "30": "EROFS", "122": "EDQUOT" }[number] ?? "";
}

function firstLine({ message }: Error): string {
  return message.split("\n", 1)[0] ?? "";
}
