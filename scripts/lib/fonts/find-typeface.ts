import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Face } from "../../../schema/designs/define-design.ts";
import { type FontName, packageOf } from "../../../schema/designs/typefaces.ts";
import { ownerFolder, programFolder, readyFolder } from "../files/roots.ts";

/** A part of a typeface in a file of its own, such as Latin or Cyrillic, and the characters in it. */
export interface Slice {
  name: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

export interface InstalledTypeface {
  font: FontName;
  version: string;
  /** Latin first. */
  slices: readonly Slice[];
  folder: string;
}

const manifest = z.object({ version: z.string() });
const sliceRanges = z.record(z.string(), z.string());

/** Finds a typeface in the owner's packages or in the program; undefined if it isn't installed. */
export function findTypeface(font: FontName): InstalledTypeface | undefined {
  const folder = findFontFolder(packageOf(font));
  if (folder === undefined) return undefined;
  const ranges = sliceRanges.parse(readJson(join(folder, "unicode.json")));
  return {
    font,
    version: manifest.parse(readJson(join(folder, "package.json"))).version,
    // "latin" is the last in the file, and most texts need it first.
    slices: Object.entries(ranges)
      // Numbered slices: "[0]" is in a file "…-0-…".
      .map(([name, list]) => ({ name: name.replace(/[[\]]/g, ""), ranges: parseRanges(list) }))
      .toReversed(),
    folder,
  };
}

/** The file of a slice, with the axes and the style that a face needs. */
export function fileOf(
  { folder }: InstalledTypeface,
  { name }: Slice,
  { font, axes, isItalic }: Face<FontName>,
): string {
  const axis = axes.opsz === undefined ? "wght" : "opsz";
  return join(folder, "files", `${font}-${name}-${axis}-${isItalic ? "italic" : "normal"}.woff2`);
}

/** The folder of a font package. A packed program has its own copies. */
export function findFontFolder(name: string): string | undefined {
  const found = [ownerFolder, programFolder].map((root) => findPackage(root, name)).find((folder) => folder);
  const brought = join(readyFolder ?? programFolder, readyFonts, name);
  return found ?? (existsSync(brought) ? brought : undefined);
}

/** The folder of fonts in a package. */
export const readyFonts = "fonts";

function findPackage(root: string, name: string): string | undefined {
  try {
    return dirname(createRequire(join(root, "package.json")).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** "U+0000-00FF,U+0131" → [[0, 255], [305, 305]] @internal */
export function parseRanges(list: string): [first: number, last: number][] {
  return list.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** [32, 33, 34, 233] → "U+20-22,U+E9" */
export function formatRanges(codes: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codes.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] >= code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(",");
}
