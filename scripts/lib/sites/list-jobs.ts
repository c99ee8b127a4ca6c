import { readdir } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import { groupBy } from "../../../schema/source/group-by.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { errorCode } from "../files/write-whole.ts";
import type { Shard } from "./shard.ts";
import type { SiteJob } from "./site-worker.ts";

/** A matched file that can't be built, or a folder that can't be listed, with the reason. */
export interface RefusedFile {
  file: string;
  reason: string;
}

export interface JobList {
  jobs: SiteJob[];
  refused: RefusedFile[];
}

/** True if `--content` is a pattern for many files. */
export function isPattern(content: string): boolean {
  return isDynamicPattern(content);
}

/**
 * The jobs of a shard: each content file of the pattern becomes a site in `out`, named by its folder. A single asterisk
 * matches folders of the host, which may be links, such as an owner's folder on another disk. Two asterisks also match
 * inside the owners' folders. Then no link is followed, because an owner could link to somebody else's folder.
 *
 * Refusals depend on all files, and shards only on the files' order, so all machines agree.
 * @throws {CommandError} if no file matches
 */
export async function listJobs(pattern: string, out: string, { index, count }: Shard): Promise<JobList> {
  const { files, unreadable } = await findFiles(pattern);
  if (files.length === 0 && unreadable.length === 0) throw new CommandError(`No file matches ${pattern}.`);
  const byName = groupBy(files, nameOf);
  const jobs: SiteJob[] = [];
  const isOwn = (position: number) => position % count === index - 1;
  const refused = unreadable.filter((_folder, position) => isOwn(position));
  for (const [position, file] of files.entries()) {
    if (!isOwn(position)) continue;
    const target = join(resolve(out), basename(dirname(file)));
    const other = byName.get(nameOf(file))?.find((one) => one !== file);
    const reason = explainName(basename(dirname(file))) ?? (other && explainClash(target, other));
    if (reason) refused.push({ file, reason });
    else jobs.push({ file, out: target, isConfined: true });
  }
  return { jobs, refused };
}

/** The files of a pattern, sorted by path, and the folders that can't be listed. */
async function findFiles(pattern: string): Promise<{ files: string[]; unreadable: RefusedFile[] }> {
  const unreadable: RefusedFile[] = [];
  const note = (folder: string, error: unknown) => {
    if (!["EACCES", "EPERM"].includes(errorCode(error))) return;
    unreadable.push({ file: folder, reason: "No site in it was built: you may not read this folder." });
  };
  const files = await glob(pattern, {
    absolute: true,
    expandDirectories: false,
    followSymbolicLinks: !pattern.includes("**"),
    fs: {
      // The library skips folders that it can't list; they must be reported.
      readdir: new Proxy(readdir, {
        apply: (target, self, [folder, options, callback]) =>
          Reflect.apply(target, self, [
            folder,
            options,
            (error: unknown, ...entries: unknown[]) => {
              note(resolve(String(folder)), error);
              callback(error, ...entries);
            },
          ]),
      }),
    },
  });
  return { files: files.toSorted(), unreadable: unreadable.toSorted((a, b) => (a.file < b.file ? -1 : 1)) };
}

/**
 * A site's name as all file systems compare it: macOS and Windows ignore case, and macOS also ignores the difference
 * between é and e with a combining accent (Unicode NFC and NFD).
 */
function nameOf(file: string): string {
  return basename(dirname(file)).normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}

/** The reason why a folder's name can't be a site's; undefined if it can. */
function explainName(name: string): string | undefined {
  if (name === "") return "No site was built: it is in no folder whose name the site could have.";
  // Builds keep their work and the previous site in such a folder beside a site; see claim-folder.ts.
  if (!/^\..*-building$/i.test(name)) return undefined;
  return "No site was built: builds keep their own work in folders of such a name. Rename the folder.";
}

/** No site has a better claim to the name, so all of them are refused. */
function explainClash(target: string, other: string): string {
  return `No site was built: ${makeVisible(shortPath(other))} is in a folder of the same name, and both sites would be written to ${makeVisible(shortPath(target))}. Rename one of the folders.`;
}
