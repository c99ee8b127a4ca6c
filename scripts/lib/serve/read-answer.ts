import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseHeadersFile } from "../hosting/headers-file.ts";
import { readServed } from "./serve-file.ts";

const tries = 20;
const pauseMilliseconds = 10;

/**
 * Reads a file, and the rules for what is sent with it, of one and the same site: a build may put another in the folder
 * between the two, and where folders can't be exchanged in one step there is none for a moment. All is read in one go:
 * on a busy machine builds would come between any two tasks.
 */
export async function readAnswer(folder: string, url: string, base: string) {
  for (let count = 1; ; count += 1) {
    const before = identify(folder);
    const rules = readServed(folder, "_headers")?.bytes.toString("utf8") ?? "";
    const answer = lookUp(url, base, (path) => readServed(folder, path));
    const isWhole = before !== undefined && before === identify(folder);
    if (isWhole || count === tries) return { ...answer, rules: parseHeadersFile(rules) };
    await wait(pauseMilliseconds);
  }
}

/** Tells a folder from the one that takes its place, and from itself once it has been away. */
function identify(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino} ${stats.ctimeNs}`;
}

/** What a static host answers with: the file at a path, the address of a folder without its slash, or the fallback page. */
export type Answer<File> = { file: File } | { location: string } | { fallback: File | undefined };

/**
 * Finds what a request is answered with.
 * @param url the request's path on the host, with its query
 * @param base the site's path on the host, without a slash at its end
 * @param read looks up a file by its path under the site's folder
 */
export function lookUp<File>(url: string, base: string, read: (path: string) => File | undefined): Answer<File> {
  const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const isInside = pathname.startsWith(`${base}/`) && !pathname.startsWith("//");
  const path = isInside ? decodePath(pathname.slice(base.length + 1)) : undefined;
  const file = path === undefined ? undefined : read(path.replace(/(^|\/)$/, "$1index.html"));
  if (file !== undefined) return { file };
  // A folder's address ends with a slash, as static hosts have it.
  const isFolder = pathname === base || (path !== undefined && read(`${path}/index.html`) !== undefined);
  return isFolder ? { location: `${pathname}/${query}` } : { fallback: read("404.html") };
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
