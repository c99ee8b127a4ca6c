/**
 * Pairs the paths that are gone with new ones, in their order: pages were probably renamed. Empty if their numbers
 * differ, because pages were then added or removed, too.
 */
export function pairRenamed(before: readonly string[], now: readonly string[]): ReadonlyMap<string, string> {
  const gone = before.filter((path) => !now.includes(path));
  const added = now.filter((path) => !before.includes(path));
  return new Map(gone.flatMap((path, at) => (gone.length === added.length ? [[path, added[at] ?? path]] : [])));
}

/** The paths of pages and posts at the last check without errors, and which paths before them were renamed to which. */
export interface LastPaths {
  paths: readonly string[];
  renamed: Readonly<Record<string, string>>;
}

/** The paths that are gone, by the last names of their pages: renamed since the last check, or before. */
export function followRenamed(last: LastPaths | undefined, now: readonly string[]): ReadonlyMap<string, string> {
  if (!last) return new Map();
  const latest = pairRenamed(last.paths, now);
  const earlier = new Map(Object.entries(last.renamed).map(([old, path]) => [old, latest.get(path) ?? path]));
  const between = new Set(Object.values(last.renamed));
  const own = [...latest].filter(([old]) => !between.has(old));
  return new Map([...earlier, ...own].filter(([old, path]) => !now.includes(old) && now.includes(path)));
}
