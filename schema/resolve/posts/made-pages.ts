import type { PageContent } from "../../content.ts";
import { pathBelow } from "../../slug.ts";

/** The paths that a page under another has in other languages, where that one has such; the rest of them is one. */
export function pathsBelow({ path, paths }: Pick<PageContent, "path" | "paths">, own: string): PageContent["paths"] {
  const base = pathBelow(path, "");
  if (!paths || !own.startsWith(base)) return undefined;
  return Object.fromEntries(
    Object.entries(paths).map(([language, other]) => [language, pathBelow(other, own.slice(base.length))]),
  );
}
