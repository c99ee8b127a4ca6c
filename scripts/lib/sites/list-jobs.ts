import { readdir } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import { groupBy } from "../../../schema/source/group-by.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { errorCode } from "../files/write-whole.ts";
import type { Shard } from "./shard.ts";
import type { SiteJob } from "./site-worker.ts";

/** A file of the pattern that no site is built from, or a folder in which none could be looked for; and why. */
export interface RefusedFile {
  file: string;
  reason: string;
}

/** What a pattern asks for. */
export interface JobList {
  jobs: SiteJob[];
  refused: RefusedFile[];
}

/** Whether `--content` names many files by a pattern. */
export function isPattern(content: string): boolean {
  return isDynamicPattern(content);
}

/**
 * The jobs of a shard: each content file of the pattern becomes a site named by its folder, in `out`. What one asterisk
 * matches is the host's, and may be a link: an owner's folder on another disk. Two go into the owners' folders, too,
 * and follow no link, or an owner could put one there to somebody else's.
 *
 * What is refused depends on all files, and what is in a shard on their order alone, so that all machines agree.
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

/** The files of a pattern in the order of their paths, and the folders that the system refuses to list. */
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
      // The library passes over folders that it can't list; they must be reported.
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
 * The name of a site as all file systems compare it: those of macOS and Windows don't tell capital letters from small
 * ones, and that of macOS not é from e with an accent behind it (Unicode's NFC from NFD).
 */
function nameOf(file: string): string {
  return basename(dirname(file)).normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}

/** Why no site can have the name of a folder, if so. */
function explainName(name: string): string | undefined {
  if (name === "") return "No site was built: it is in no folder whose name the site could have.";
  // Beside a site, builds keep their work in such a folder, and what was there before; see claim-folder.ts.
  if (!/^\..*-building$/i.test(name)) return undefined;
  return "No site was built: builds keep their own work in folders of such a name. Rename the folder.";
}

/** None of several has more right to the name than the others. */
function explainClash(target: string, other: string): string {
  return `No site was built: ${makeVisible(shortPath(other))} is in a folder of the same name, and both sites would be written to ${makeVisible(shortPath(target))}. Rename one of the folders.`;
}
