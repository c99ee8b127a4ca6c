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
 * In a site, the list of the files that its build wrote. It is in the site itself, so that it is there wherever and by
 * whomever the site is built again. Paths are hashed: visitors learn no address from it that no link leads to.
 */
export const ownListFile = ".built.json";

/** Folders are in it, too, with a slash at their ends. */
const ownList = z.object({ files: z.array(z.string()) });

/** The text of that list, for files by their paths in the site, with slashes. */
export function writeOwnList(paths: Iterable<string>): string {
  const files = [...paths, ownListFile];
  const list: z.infer<typeof ownList> = {
    files: [...files, ...foldersOf(files)].map((path) => hashBytes(path)).toSorted(),
  };
  return `${JSON.stringify(list)}\n`;
}

/** So many files are named; those suffice to know what they are. */
const named = 5;

/**
 * Throws a CommandError where a site's folder holds files or folders that no build has made, since the next site takes the
 * place of the whole folder.
 * @param folder the site that is there, if there is one
 * @param next the paths of the next site's files, with slashes
 */
export async function refuseForeignFiles(folder: string, next: Iterable<string>): Promise<void> {
  const tree = await listTree(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT" && !existsSync(folder)) return [];
    // What can't be looked at may be anybody's.
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
  // Of folders within each other the outermost is named.
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

/** What macOS and Windows put into folders that are opened in a window: it can be deleted. */
const systemFile = /(?:^|[/\\])(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** What macOS puts beside a file on disks of other systems: its attributes, in AppleDouble. Anybody may call a file so. */
const besideFile = /(?:^|[/\\])\._[^/\\]*$/;

/** How AppleDouble begins (RFC 1740, appendix B). */
const appleDouble = Buffer.from([0x00, 0x05, 0x16, 0x07]);

/** Whether a system made a file for itself, so that it may be deleted with the folder that it is in. */
async function isSystemFile(file: string): Promise<boolean> {
  if (systemFile.test(file)) return true;
  if (!besideFile.test(file)) return false;
  // What can't be read may be anybody's.
  return readStart(file, 4).then(
    (start) => start.equals(appleDouble),
    () => false,
  );
}
