import type { FontName } from "../../../schema/designs/typefaces.ts";
import { findTypeface, type InstalledTypeface, type Slice } from "./find-typeface.ts";

/** A slice of a typeface that is installed. */
export interface InstalledSlice {
  typeface: InstalledTypeface;
  slice: Slice;
  /** Lists its characters, in rising order. */
  list: () => Promise<readonly number[]>;
}

/** The slices of a typeface; none where it is not installed. */
export function listSlices(font: FontName): InstalledSlice[] {
  const typeface = findTypeface(font);
  if (!typeface) return [];
  // Reading a font takes parsers that the other questions don't need.
  const list = async (slice: Slice) => (await import("./face-facts.ts")).listCharacters(typeface, slice);
  return typeface.slices.map((slice) => ({ typeface, slice, list: () => list(slice) }));
}

/**
 * The slices of a script's typeface that are that script's: Latin and punctuation are in the fonts of the pages. Their
 * characters are those that the package names, as there may be a hundred files of them.
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
