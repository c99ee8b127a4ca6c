import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseHeadersFile } from "../hosting/headers-file.ts";
import { openServed, readServed, type ServedFile } from "./serve-file.ts";

/** Together one second: on a busy disk two renames are up to 300 ms apart. */
const tries = 100;
const pauseMilliseconds = 10;

/**
 * Reads a file and its header rules from the same site: between the two a build may replace the folder, and if folders
 * can't be exchanged in one step, it is missing for a moment. Everything is read synchronously: on a busy machine
 * builds would come between any two tasks.
 * @returns the answer with `close`, to be called when the response has ended
 */
export async function readResponse(folder: string, url: RequestAddress, base: string) {
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

/** Identifies a folder. It differs from the folder that replaces it, and from itself after it was moved away. */
function identify(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino} ${stats.ctimeNs}`;
}

/** The part of a request's address that a static host uses. */
type RequestAddress = Pick<URL, "pathname" | "search">;

/** The answer of a static host: a file, a redirect to a folder's address with its slash, or the fallback page. */
export type StaticResponse<File> = { file: File } | { location: string } | { fallback: File | undefined };

/**
 * Finds the answer to a request.
 * @param base the site's path on the host, without a slash at its end
 * @param read looks up a file by its path below the site's folder
 */
export function lookUp<File>(
  { pathname, search }: RequestAddress,
  base: string,
  read: (path: string) => File | undefined,
): StaticResponse<File> {
  const isInside = pathname.startsWith(`${base}/`) && !pathname.startsWith("//");
  const path = isInside ? decodePath(pathname.slice(base.length + 1)) : undefined;
  const file = path === undefined ? undefined : read(path.replace(/(^|\/)$/, "$1index.html"));
  if (file !== undefined) return { file };
  // Static hosts redirect to a folder's address with a slash.
  const isFolder = pathname === base || (path !== undefined && read(`${path}/index.html`) !== undefined);
  return isFolder ? { location: `${pathname}/${search}` } : { fallback: read("404.html") };
}

/** Decodes a path; undefined if it leads out of the site's folder, in any spelling. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") || decoded.split(/[/\\]/).includes("..") ? undefined : decoded;
  } catch {
    return undefined;
  }
}
