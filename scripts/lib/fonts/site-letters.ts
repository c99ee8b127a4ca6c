import { type FontFamily, facesOf, listChosenFamilies } from "../../../schema/designs/families.ts";
import { packageOf } from "../../../schema/designs/typefaces.ts";
import type { Theme } from "../../../schema/parts/theme.ts";
import { CommandError } from "../cli/command.ts";
import type { SiteFile } from "../files/site-file.ts";
import { type Cut, cutFace, nameCut } from "./cut-face.ts";
import { type DrawnLetters, readDrawnLetters } from "./drawn-letters.ts";
import { commonWeights, type FaceMetrics, listCharacters, measureFace } from "./face-facts.ts";
import { findTypeface, formatRanges, type InstalledTypeface, type Slice } from "./find-typeface.ts";
import { fileRule, standInRules } from "./font-face-css.ts";

/** A family whose typeface was looked at. */
interface ReadFamily extends FontFamily {
  typeface: InstalledTypeface;
  /** What each slice has, in rising order; no character is in two. */
  slices: readonly { slice: Slice; codes: readonly number[] }[];
  measured: Record<"normal" | "bold", FaceMetrics>;
}

/** What a site is written in. */
export interface SiteLetters {
  /** The families of its pages, each once: the display's first. */
  families: readonly ReadFamily[];
  /** What its pictures are written in. */
  drawn: (language: string) => DrawnLetters;
}

/** The letters of a site as its pages have them. */
export interface LetterFiles {
  /** Rules for the head of every page. */
  css: string;
  /** The path under the site's folder of the one that every page needs at once. */
  first: string | undefined;
  files: SiteFile<Uint8Array>[];
}

/** Looks at the typefaces that a site is written in; its pages have none where they have what visitors have. */
export async function readLetters(theme: Theme): Promise<SiteLetters> {
  const families = await Promise.all(listChosenFamilies(theme).map(readFamily));
  return { families, drawn: await readDrawnLetters(theme) };
}

async function readFamily(family: FontFamily): Promise<ReadFamily> {
  const { upright } = family;
  const typeface = findTypeface(upright.font);
  if (!typeface)
    throw new CommandError(`${packageOf(upright.font)} is not installed. Run npm install ${packageOf(upright.font)}.`);
  const seen = new Set<number>();
  const slices: { slice: Slice; codes: number[] }[] = [];
  for (const slice of typeface.slices) {
    const codes = (await listCharacters(typeface, slice)).filter((code) => !seen.has(code));
    for (const code of codes) seen.add(code);
    slices.push({ slice, codes });
  }
  const [normal, bold] = await Promise.all([
    measureFace(typeface, upright, commonWeights.normal),
    measureFace(typeface, upright, commonWeights.bold),
  ]);
  return { ...family, typeface, slices, measured: { normal, bold } };
}

/**
 * Places the letters of a site's pages under `base`; no file is made before it is wanted.
 * @param characters those that the site uses; without them every slice stays whole, so that an edit that brings a new
 * one needs no new file
 */
export function placeLetters(
  { families }: SiteLetters,
  base: string,
  characters: (() => ReadonlySet<number>) | undefined,
): LetterFiles {
  const wanted = families.length > 0 ? characters?.() : undefined;
  const files = new Map<string, Cut>();
  const rules = families.flatMap((family) => {
    const ofFaces = facesOf(family).flatMap((face) =>
      family.slices.flatMap(({ slice, codes: all }) => {
        const codes = wanted ? all.filter((code) => wanted.has(code)) : all;
        if (codes.length === 0) return [];
        const cut: Cut = { typeface: family.typeface, face, slice, codes, format: "woff2" };
        const path = pathOf(cut);
        files.set(path, cut);
        return [fileRule(family, face, `${base}/${path}`, formatRanges(codes))];
      }),
    );
    return [...ofFaces, standInRules(family, family.measured)];
  });
  return {
    css: rules.join(""),
    // The display's own, and of its slices Latin.
    first: files.keys().next().value,
    files: [...files].map(([path, cut]) => ({ path, make: () => cutFace(cut) })),
  };
}

/** By all that decides its bytes, so that browsers may keep it for ever. */
function pathOf(cut: Cut): string {
  const { face, slice } = cut;
  return `assets/${face.font}-${slice.name}${face.isItalic ? "-italic" : ""}-${nameCut(cut).slice(0, 12)}.woff2`;
}
