import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseHeadersFile } from "../hosting/headers-file.ts";
import { openServed, readServed, type ServedFile } from "./serve-file.ts";

/** A second: two renames are up to 300 ms apart on a disk that is busy. */
const tries = 100;
const pauseMilliseconds = 10;

/**
 * Reads a file, and the rules for what is sent with it, of one and the same site: a build may put another in the folder
 * between the two, and where folders can't be exchanged in one step there is none for a moment. All is read in one go:
 * on a busy machine builds would come between any two tasks.
 * @returns with it `close`, which is to be called when the answer has ended
 */
export async function readAnswer(folder: string, url: RequestAddress, base: string) {
  for (let count = 1; ; count += 1) {
    const before = identify(folder);
    const rules = parseHeadersFile(readServed(folder, "_headers") ?? "");
    const opened: ServedFile[] = [];
    const close = () => opened.forEach((file) => void file.close());
    const answer = lookUp(url, base, (path) => {
      const file = openServed(folder, path);
      if (file) opened.push(file);
      return file;
    });
    const isWhole = before !== undefined && before === identify(folder);
    if (isWhole || count === tries) return { ...answer, rules, close };
    close();
    await wait(pauseMilliseconds);
  }
}

/** Tells a folder from the one that takes its place, and from itself once it has been away. */
function identify(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino} ${stats.ctimeNs}`;
}

/** The part of a request's address that a static host looks at. */
type RequestAddress = Pick<URL, "pathname" | "search">;

/** What a static host answers with: the file at a path, the address of a folder without its slash, or the fallback page. */
export type Answer<File> = { file: File } | { location: string } | { fallback: File | undefined };

/**
 * Finds what a request is answered with.
 * @param base the site's path on the host, without a slash at its end
 * @param read looks up a file by its path under the site's folder
 */
export function lookUp<File>(
  { pathname, search }: RequestAddress,
  base: string,
  read: (path: string) => File | undefined,
): Answer<File> {
  const isInside = pathname.startsWith(`${base}/`) && !pathname.startsWith("//");
  const path = isInside ? decodePath(pathname.slice(base.length + 1)) : undefined;
  const file = path === undefined ? undefined : read(path.replace(/(^|\/)$/, "$1index.html"));
  if (file !== undefined) return { file };
  // A folder's address ends with a slash, as static hosts have it.
  const isFolder = pathname === base || (path !== undefined && read(`${path}/index.html`) !== undefined);
  return isFolder ? { location: `${pathname}/${search}` } : { fallback: read("404.html") };
}

/** Nothing above the site's folder is served, however it is written. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") || decoded.split(/[/\\]/).includes("..") ? undefined : decoded;
  } catch {
    return undefined;
  }
}
