import type { FontName } from "../../../schema/designs/typefaces.ts";
import { findTypeface, type InstalledTypeface, type Slice } from "./find-typeface.ts";

export interface InstalledSlice {
  typeface: InstalledTypeface;
  slice: Slice;
  /** Lists its characters, in rising order. */
  list: () => Promise<readonly number[]>;
}

/** The slices of a typeface; empty if it isn't installed. */
export function listSlices(font: FontName): InstalledSlice[] {
  const typeface = findTypeface(font);
  if (!typeface) return [];
  // Only this question needs the font parsers.
  const list = async (slice: Slice) => (await import("./face-facts.ts")).listCharacters(typeface, slice);
  return typeface.slices.map((slice) => ({ typeface, slice, list: () => list(slice) }));
}

/**
 * The slices of a script's typeface with that script's own characters: the pages' fonts have Latin and punctuation.
 * Characters come from the package's list, because a typeface may have a hundred files.
 */
export function listScriptSlices(font: FontName): InstalledSlice[] {
  return listSlices(font)
    .filter(({ slice: { name } }) => /^\d+$/.test(name) || font.endsWith(`-${name}`))
    .map((part) => ({ ...part, list: async () => listNamed(part.slice) }));
}

function listNamed({ ranges }: Slice): number[] {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .toSorted((one, other) => one - other);
}
