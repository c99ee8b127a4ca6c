import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { z } from "zod";
import { listWords } from "../../../../schema/messages/message.ts";
import { CommandError, shortPath } from "../../cli/command.ts";
import { makeVisible } from "../../cli/reporters/display.ts";
import { hashBytes, listTree } from "../hash-files.ts";
import { readRegular, readStart } from "../read-regular.ts";
import { errorCode } from "../write-whole.ts";
import { explainUnlisted } from "./explain-disk-error.ts";
import { judgeWithoutList } from "./old-sites.ts";

/**
 * The list, inside a site, of the files that its build wrote. It is in the site, so it is available on any machine that
 * builds the site again. Paths are hashed: visitors learn no unlinked address from it.
 */
export const ownListFile = ".built.json";

/** Folders are listed, too, with a slash at their ends. */
const ownList = z.object({ files: z.array(z.string()) });

/** The text of the list; `paths` are relative to the site, with slashes. */
export function writeOwnList(paths: Iterable<string>): string {
  const files = [...paths, ownListFile];
  const list: z.infer<typeof ownList> = {
    files: [...files, ...foldersOf(files)].map((path) => hashBytes(path)).toSorted(),
  };
  return `${JSON.stringify(list)}\n`;
}

/** The message names only this many files. */
const named = 5;

/**
 * Checks that a site's folder contains only files of a build, since the next site replaces the whole folder.
 * @param folder the existing site, if there is one
 * @param next the paths of the next site's files, with slashes
 * @throws {CommandError} if there are other files or folders
 */
export async function refuseForeignFiles(folder: string, next: Iterable<string>): Promise<void> {
  const tree = await listTree(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT" && !existsSync(folder)) return [];
    // Files that can't be listed may be somebody's own.
    throw explainUnlisted(error, folder);
  });
  const files: string[] = [];
  const folders: string[] = [];
  for (const { path, kind } of tree) {
    const name = relative(folder, path).replaceAll(sep, "/");
    if (kind === "folder") folders.push(`${name}/`);
    else if (kind === "other" || !(await isSystemFile(path))) files.push(name);
  }
  const filled = foldersOf(files);
  const isOwn = (await readOwnList(folder)) ?? (await judgeWithoutList(folder, files, new Set(next)));
  const empty = new Set(folders.filter((path) => !filled.has(path) && !isOwn(path)));
  // Of nested folders, only the outermost is named.
  const outermost = [...empty].filter((path) => !empty.has(`${dirname(path)}/`));
  const foreign = [...files.filter((path) => !isOwn(path)), ...outermost].toSorted();
  if (foreign.length === 0) return;
  const more = foreign.length - named;
  const shown = [...foreign.slice(0, named), ...(more > 0 ? [`${more} more`] : [])];
  throw new CommandError(
    `A site can't be built into ${shortPath(folder)}: it holds ${makeVisible(listWords(shown, "and"))}, which no build has put there and which would be lost. Move or delete what is yours there, or choose a new or empty folder with --out.`,
  );
}

/** The folders of files, each with a slash at its end. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files)
    for (let at = file.lastIndexOf("/"); at > 0; at = file.lastIndexOf("/", at - 1)) folders.add(file.slice(0, at + 1));
  return folders;
}

async function readOwnList(folder: string): Promise<((path: string) => boolean) | undefined> {
  try {
    const text = (await readRegular(join(folder, ownListFile))).toString("utf8");
    const list = new Set(ownList.parse(JSON.parse(text)).files);
    return (path) => list.has(hashBytes(path));
  } catch {
    return undefined;
  }
}

/** Files that macOS and Windows create when a folder is opened in a window; they can be deleted. */
const systemFile = /(?:^|[/\\])(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Files of macOS on foreign disks, with attributes in AppleDouble. Other files may have such names, too. */
const besideFile = /(?:^|[/\\])\._[^/\\]*$/;

/** The first bytes of AppleDouble (RFC 1740, appendix B). */
const appleDouble = Buffer.from([0x00, 0x05, 0x16, 0x07]);

/** True if the system made the file for itself, so it may be deleted with its folder. */
async function isSystemFile(file: string): Promise<boolean> {
  if (systemFile.test(file)) return true;
  if (!besideFile.test(file)) return false;
  // Files that can't be read may be somebody's own.
  return readStart(file, 4).then(
    (start) => start.equals(appleDouble),
    () => false,
  );
}
