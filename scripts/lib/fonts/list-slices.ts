import type { FontName } from "../../../schema/designs/typefaces.ts";
import { findTypeface, type InstalledTypeface, type Slice } from "./find-typeface.ts";

/** A slice of a typeface that is installed. */
export interface InstalledSlice {
  typeface: InstalledTypeface;
  slice: Slice;
}

/** The parts of a typeface; none where it is not installed. */
export function listSlices(font: FontName): InstalledSlice[] {
  const typeface = findTypeface(font);
  return typeface?.slices.map((slice) => ({ typeface, slice })) ?? [];
}

/** The parts of a script's typeface that are that script's; Latin and signs the letters of the pages have. */
export function listScriptSlices(font: FontName): InstalledSlice[] {
  return listSlices(font).filter(({ slice: { name } }) => /^\d+$/.test(name) || font.endsWith(`-${name}`));
}

/** The characters that a slice is for, in rising order: its package says so, and there may be a hundred files of it. */
export function listScriptCharacters({ ranges }: Slice): number[] {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .toSorted((one, other) => one - other);
}
