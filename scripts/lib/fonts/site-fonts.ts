import type { Face } from "../../../schema/designs/define-design.ts";
import { type FontChoice, type FontFamily, facesOf, listChosenFamilies } from "../../../schema/designs/families.ts";
import { packageOf } from "../../../schema/designs/typefaces.ts";
import type { Theme } from "../../../schema/parts/theme.ts";
import { CommandError } from "../cli/command.ts";
import type { SiteFile } from "../files/site-file.ts";
import { commonWeights, listCharacters, measureFace } from "./face-facts.ts";
import type { FaceKind } from "./fallback-fonts.ts";
import { findTypeface, formatRanges, type InstalledTypeface, type Slice } from "./find-typeface.ts";
import { type FamilyMetrics, fallbackFontRules, fileRule } from "./font-face-css.ts";
import { type ImageFonts, readImageFonts } from "./image-fonts.ts";
import { hashSubset, type Subset, subsetFace } from "./subset-face.ts";

/** A family with its installed typeface and measurements. */
interface ReadFamily extends FontFamily {
  typeface: InstalledTypeface;
  /** The characters of each slice, in rising order. No character is in two slices. */
  slices: readonly { slice: Slice; codes: readonly number[] }[];
  measured: FamilyMetrics;
}

export interface SiteFonts {
  /** The families of its pages without duplicates; the display family first. */
  families: readonly ReadFamily[];
  forImages: (language: string) => ImageFonts;
}

/** The font files and rules of a site's pages. */
export interface FontFiles {
  /** `@font-face` rules for the head of every page. */
  css: string;
  /** The font that every page preloads: its path below the site's folder. */
  first: string | undefined;
  files: SiteFile<Uint8Array>[];
}

const known = new Map<string, Promise<SiteFonts>>();

/**
 * Reads the fonts of a site, once for each choice of fonts. There are no page families if the theme uses system fonts.
 */
export function readFonts({ design, font, fonts }: Theme): Promise<SiteFonts> {
  const choice: FontChoice = { design, font, fonts };
  const key = JSON.stringify(choice);
  const reading = known.get(key) ?? readChosen(choice);
  known.set(key, reading);
  // A missing typeface may be installed meanwhile.
  reading.catch(() => known.delete(key));
  return reading;
}

async function readChosen(choice: FontChoice): Promise<SiteFonts> {
  const families = await Promise.all(listChosenFamilies(choice).map(readFamily));
  return { families, forImages: await readImageFonts(choice) };
}

async function readFamily(family: FontFamily): Promise<ReadFamily> {
  const { upright, italic } = family;
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
  const measure = async (kind: FaceKind, face: Face, weight: number) =>
    [kind, await measureFace(typeface, face, weight)] as const;
  const measured = await Promise.all([
    measure("normal", upright, commonWeights.normal),
    measure("bold", upright, commonWeights.bold),
    ...(italic ? [measure("italic", italic, commonWeights.normal)] : []),
  ]);
  return { ...family, typeface, slices, measured };
}

/**
 * Lists the font files of a site's pages under `base`. Files are made only when needed.
 * @param characters the characters that the site uses. Without them slices stay whole, so an edit that adds a character
 * needs no new file
 */
export function prepareFonts(
  { families }: SiteFonts,
  base: string,
  characters: (() => ReadonlySet<number>) | undefined,
): FontFiles {
  const wanted = families.length > 0 ? characters?.() : undefined;
  const files = new Map<string, Subset>();
  const rules = families.flatMap((family) => {
    const ofFaces = facesOf(family).flatMap((face) =>
      family.slices.flatMap(({ slice, codes: all }) => {
        const codes = wanted ? all.filter((code) => wanted.has(code)) : all;
        if (codes.length === 0) return [];
        const subset: Subset = { typeface: family.typeface, face, slice, codes, format: "woff2" };
        const path = pathOf(subset);
        files.set(path, subset);
        return [fileRule(family, face, `${base}/${path}`, formatRanges(codes))];
      }),
    );
    return [...ofFaces, fallbackFontRules(family, family.measured)];
  });
  return {
    css: rules.join(""),
    // The display family's Latin slice.
    first: files.keys().next().value,
    files: [...files].map(([path, subset]) => ({ path, make: () => subsetFace(subset) })),
  };
}

/** Contains a hash of everything that affects the bytes, so browsers can cache the file for ever. */
function pathOf(subset: Subset): string {
  const { face, slice } = subset;
  return `assets/${face.font}-${slice.name}${face.isItalic ? "-italic" : ""}-${hashSubset(subset).slice(0, 12)}.woff2`;
}
