import type { Content, PageContent } from "../../content.ts";
import { pathBelow } from "../../slug.ts";

/** Content with pages that nobody wrote, and the languages of what these say, by their pointers. */
export interface WithPages {
  content: Content;
  foreign: ReadonlyMap<string, string>;
}

/**
 * Says of texts that stand in other places, too, in which language they are there.
 * @param foreign the languages of texts that are in another than the rest, by their pointers
 * @param copies where a value stands, and where it stands besides, with all that is in it
 */
export function copyLanguages(
  foreign: ReadonlyMap<string, string>,
  copies: readonly (readonly [from: string, to: string])[],
): ReadonlyMap<string, string> {
  const languages = new Map(foreign);
  const places = new Map<string, string[]>();
  for (const [from, to] of copies) {
    const all = places.get(from);
    if (all) all.push(to);
    else places.set(from, [to]);
  }
  for (const [pointer, language] of foreign) {
    for (let from = pointer; from !== ""; from = from.slice(0, from.lastIndexOf("/")))
      for (const to of places.get(from) ?? []) languages.set(to + pointer.slice(from.length), language);
  }
  return languages;
}

/** The paths that a page under another has in other languages, where that one has such; the rest of them is one. */
export function pathsBelow({ path, paths }: Pick<PageContent, "path" | "paths">, own: string): PageContent["paths"] {
  const base = pathBelow(path, "");
  if (!paths || !own.startsWith(base)) return undefined;
  return Object.fromEntries(
    Object.entries(paths).map(([language, other]) => [language, pathBelow(other, own.slice(base.length))]),
  );
}
