import versions from "./versions.json" with { type: "json" };

/** The names of a definition's keys by the version that brought them, the first version first. */
const recorded: readonly [version: string, keys: Readonly<Record<string, string>>][] = Object.entries(versions);

/** The version that brought a definition, or a key of one; undefined for the first version and common keys. */
export function sinceOf(name: string, key?: string): string | undefined {
  const index = recorded.findIndex(([, keys]) => {
    const names = keys[name]?.split(" ");
    return key === undefined ? names !== undefined : names?.includes(key);
  });
  return index > 0 ? recorded[index]?.[0] : undefined;
}
