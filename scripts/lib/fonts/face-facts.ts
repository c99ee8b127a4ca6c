import { z } from "zod";
import type { Face } from "../../../schema/designs/define-design.ts";
import { pinWeight } from "../../../schema/designs/families.ts";
import { cacheOf } from "../files/cache.ts";
import { hashBytes } from "../files/hash-files.ts";
import { meanAdvance } from "./fallback-fonts.ts";
import type { InstalledTypeface, Slice } from "./find-typeface.ts";
import { hashSubset, type Subset, subsetFace } from "./subset-face.ts";

const metrics = z.object({ ascent: z.number(), descent: z.number(), lineGap: z.number(), advance: z.number() });

/** Line metrics of a face, as fractions of its em; `advance` is the average width of its letters. */
export type FaceMetrics = z.infer<typeof metrics>;

/** The weights of normal and bold text; most bold text in designs is between 600 and 650. */
export const commonWeights = { normal: 400, bold: 620 } as const;

/** Measures a face at its own weight that is nearest to `weight`. */
export function measureFace(typeface: InstalledTypeface, face: Face, weight: number): Promise<FaceMetrics> {
  return rememberMetrics({ typeface, face: pinWeight(face, weight), slice: latinOf(typeface) });
}

const rememberMetrics = rememberer("metrics", metrics, ({ advances, ...lines }) => ({
  ...lines,
  advance: meanAdvance(advances),
}));

/** The characters of a typeface's slice, in rising order. */
export function listCharacters(typeface: InstalledTypeface, slice: Slice): Promise<readonly number[]> {
  return rememberCharacters({ typeface, face: { font: typeface.font, axes: { wght: commonWeights.normal } }, slice });
}

const rememberCharacters = rememberer("characters", z.array(z.number()).readonly(), ({ advances }) => [
  ...advances.keys(),
]);

function latinOf({ font, slices }: InstalledTypeface): Slice {
  const latin = slices.find(({ name }) => name === "latin");
  if (!latin) throw new Error(`${font} has no Latin letters`);
  return latin;
}

/** Makes a function that reads a fact from a font. Results are kept in the cache folder and in memory. */
function rememberer<Fact>(question: string, shape: z.ZodType<Fact>, read: (font: FontFacts) => Fact) {
  const known = new Map<string, Promise<Fact>>();
  const load = (name: string, subset: Subset) =>
    cacheOf("fonts").keepJson(`${name}.json`, shape, async () => read(await readFont(await subsetFace(subset))));
  return (of: Pick<Subset, "typeface" | "face" | "slice">): Promise<Fact> => {
    const subset = { ...of, format: "sfnt" } as const;
    const name = hashBytes(question, hashSubset(subset));
    const fact = known.get(name) ?? load(name, subset);
    known.set(name, fact);
    // A failed read is tried again.
    fact.catch(() => known.delete(name));
    return fact;
  };
}

/** Metrics and characters of a font; lengths are fractions of its em. */
interface FontFacts {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The advance width of each character, in rising order of characters; without those that have no glyph. */
  advances: ReadonlyMap<number, number>;
}

export async function readFont(bytes: Uint8Array): Promise<FontFacts> {
  const { Blob, Face, Font } = await import("harfbuzzjs");
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const advanceOf = (code: number) => font.glyphHAdvance(font.nominalGlyph(code) ?? 0) / face.upem;
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    advances: new Map([...face.collectUnicodes()].map((code) => [code, advanceOf(code)])),
  };
}
