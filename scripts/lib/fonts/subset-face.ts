import { readFile } from "node:fs/promises";
import type { AxisValues, Face } from "../../../schema/designs/define-design.ts";
import type { FontName } from "../../../schema/designs/typefaces.ts";
import { cacheOf } from "../files/cache.ts";
import { hashBytes } from "../files/hash-files.ts";
import { packageVersions } from "../files/package-versions.ts";
import { fileOf, type InstalledTypeface, type Slice } from "./find-typeface.ts";

/** A slice of a font face that has only the characters `codes` (in rising order; by default all). */
export interface Subset {
  typeface: InstalledTypeface;
  face: Face<FontName>;
  slice: Slice;
  codes?: readonly number[];
  /** `woff2` for browsers; `sfnt` for rendering pictures, where each axis must be pinned. */
  format: "woff2" | "sfnt";
}

const options = {
  // The features that texts need. The rest are optional glyph variants, which no style uses.
  keepFeatures: [
    "calt ccmp clig curs dist kern liga locl mark mkmk rclt rlig rvrn tnum",
    // Arabic needs some of these to join letters; Indic scripts and Korean need them to compose syllables.
    "fin2 fin3 fina init isol med2 medi mset stch ljmo tjmo vjmo",
    "abvf abvm abvs akhn blwf blwm blws cfar cjct half haln nukt pref pres pstf psts rkrf rphf vatu",
  ].flatMap((features) => features.split(" ")),
  noHinting: true,
} as const;

/** Affects the bytes of every subset. */
const recipe = JSON.stringify([packageVersions["subset-font"], options]);

/** A hash of everything that affects a subset's bytes. */
export function hashSubset({ typeface, face, slice, codes, format }: Subset): string {
  const { font, version } = typeface;
  return hashBytes(recipe, JSON.stringify([font, version, face, slice.name, codes ?? "all", format]));
}

/** The bytes of the subset as a font, from the cache if possible. */
export function subsetFace(subset: Subset, cache = cacheOf("fonts")): Promise<Uint8Array> {
  const { typeface, face, slice, codes, format } = subset;
  return cache.keep(`${hashSubset(subset)}.${format}`, async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(await readFile(fileOf(typeface, slice, face)), codes && String.fromCodePoint(...codes), {
      targetFormat: format,
      variationAxes: Object.fromEntries(Object.entries(face.axes).map(([tag, values]) => [tag, limit(values)])),
      ...options,
      ...(codes === undefined && { keepAllGlyphs: true }),
    });
  });
}

function limit(values: AxisValues) {
  return typeof values === "number" ? values : { min: values[0], max: values[1] };
}
