import type { InstalledTypeface, Slice } from "./find-typeface.ts";

/** The parts of a script's typeface that are that script's; Latin and signs the letters of the pages have. */
export function listScriptSlices({ font, slices }: InstalledTypeface): Slice[] {
  return slices.filter(({ name }) => /^\d+$/.test(name) || font.endsWith(`-${name}`));
}

/** The characters that a slice is for, in rising order: its package says so, and there may be a hundred files of it. */
export function listScriptCharacters({ ranges }: Slice): number[] {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .toSorted((one, other) => one - other);
}
