/**
 * Pairs the paths that are gone with new ones, in their order: pages were probably renamed. Empty if their numbers
 * differ, because pages were then added or removed, too.
 */
export function pairRenamed(before: readonly string[], now: readonly string[]): ReadonlyMap<string, string> {
  const gone = before.filter((path) => !now.includes(path));
  const added = now.filter((path) => !before.includes(path));
  return new Map(gone.flatMap((path, at) => (gone.length === added.length ? [[path, added[at] ?? path]] : [])));
}
