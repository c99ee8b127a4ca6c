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
