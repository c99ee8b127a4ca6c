import type { PageContent } from "../content.ts";
import { pathBelow } from "../slug.ts";

/** The paths of a generated page in other languages: those of its parent page, with the same last part. */
export function pathsBelow({ path, paths }: Pick<PageContent, "path" | "paths">, own: string): PageContent["paths"] {
  const base = pathBelow(path, "");
  if (!paths || !own.startsWith(base)) return undefined;
  return Object.fromEntries(
    Object.entries(paths).map(([language, other]) => [language, pathBelow(other, own.slice(base.length))]),
  );
}
