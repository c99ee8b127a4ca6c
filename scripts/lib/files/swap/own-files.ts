import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { listWords } from "../../../../schema/messages/message.ts";
import { CommandError, shortPath } from "../../cli/command.ts";
import { makeVisible } from "../../cli/reporters/display.ts";
import { hashBytes, listFiles } from "../hash-files.ts";
import { errorCode } from "../write-whole.ts";

/**
 * In a site, the list of the files that its build wrote. It is in the site itself, so that it is there wherever and by
 * whomever the site is built again. Paths are hashed: visitors learn no address from it that no link leads to.
 */
export const ownListFile = ".built.json";

const ownList = z.object({ files: z.array(z.string()) });

/** The text of that list, for files by their paths in the site, with slashes. */
export function writeOwnList(paths: Iterable<string>): string {
  const list: z.infer<typeof ownList> = { files: [...paths, ownListFile].map((path) => hashBytes(path)).toSorted() };
  return `${JSON.stringify(list)}\n`;
}

/** What macOS and Windows put into folders that are opened in a window: it can be deleted. */
const systemFiles = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i;

/** Names that hold a hash: of pictures, fonts and media; of scripts and style sheets. */
const hashedFile = /^assets\/.+-(?:[0-9a-f]{12}(?:-[\w-]+)?\.\w+|[\w-]{8}\.(?:js|css))$/;

/** So many files are named; those suffice to know what they are. */
const named = 5;

/**
 * Throws a CommandError where a site's folder holds files that no build has written, since the next site takes the place
 * of the whole folder. A site of an earlier version has no list of its files: there, what the next site has, too, is taken
 * for a build's own, and so are pages with their data and files whose names hold a hash.
 * @param folder the site that is there, if there is one
 * @param next the paths of the next site's files, with slashes
 */
export async function refuseForeignFiles(folder: string, next: Iterable<string>): Promise<void> {
  const files = await listFiles(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    // What can't be looked at may be anybody's.
    throw error;
  });
  const paths = files.map((file) => relative(folder, file).replaceAll(sep, "/"));
  const list = await readOwnList(folder);
  const [there, coming] = [new Set(paths), new Set(next)];
  const isPage = (path: string) =>
    /(?:^|\/)(?:index\.html|page\.json)$/.test(path) &&
    ["index.html", "page.json"].every((name) => there.has(path.replace(/(?<![^/])[^/]+$/, name)));
  const isOwn = list
    ? (path: string) => list.has(hashBytes(path))
    : (path: string) => coming.has(path) || hashedFile.test(path) || isPage(path);
  const foreign = paths.filter((path) => !isOwn(path) && !systemFiles.test(path));
  if (foreign.length === 0) return;
  const more = foreign.length - named;
  const shown = [...foreign.slice(0, named), ...(more > 0 ? [`${more} more`] : [])];
  throw new CommandError(
    `A site can't be built into ${shortPath(folder)}: it holds ${makeVisible(listWords(shown, "and"))}, which no build has put there and which would be lost. Move or delete what is yours there, or choose a new or empty folder with --out.`,
  );
}

async function readOwnList(folder: string): Promise<ReadonlySet<string> | undefined> {
  try {
    return new Set(ownList.parse(JSON.parse(await readFile(join(folder, ownListFile), "utf8"))).files);
  } catch {
    return undefined;
  }
}
