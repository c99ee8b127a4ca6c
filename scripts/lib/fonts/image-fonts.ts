import type { Face, FaceUse } from "../../../schema/designs/define-design.ts";
import { chooseFamilies, type FontChoice, pinWeight, rangeOf } from "../../../schema/designs/families.ts";
import { listScriptTypefaces, scriptTypefaces } from "../../../schema/designs/script-typefaces.ts";
import type { FontName, Typeface, TypefaceName } from "../../../schema/designs/typefaces.ts";
import { type InstalledSlice, listScriptSlices, listSlices } from "./list-slices.ts";
import { hashSubset, type Subset, subsetFace } from "./subset-face.ts";

/** A slice of a typeface at one weight, for rendering pictures. */
export interface ImageFace {
  /** Identifies the face and its bytes. */
  name: string;
  has: (character: string) => boolean;
  load: () => Promise<Uint8Array>;
}

/** The fonts of pictures, for titles and for other text. A character uses the first face that has it. */
export type ImageFonts = Record<"display" | "text", readonly ImageFace[]>;

/** The typefaces used in pictures in place of the visitor's system fonts. */
const drawable: Record<Typeface["kind"], TypefaceName> = { sans: "inter", serif: "newsreader", mono: "geist-mono" };

/** The weights in pictures, for faces that have several. */
const weights = { display: 700, text: 500 } as const;

/**
 * Loads the fonts of a site's pictures: those of its pages, Inter for missing characters, and installed typefaces of
 * other scripts.
 * @returns the fonts for pictures in a language
 */
export async function readImageFonts(choice: FontChoice): Promise<(language: string) => ImageFonts> {
  const families = chooseFamilies(choice);
  const read = async (use: FaceUse & keyof ImageFonts) => {
    const plain: Face = { font: drawable[choice.font ?? "sans"], axes: { wght: weights[use] } };
    const own = families?.[use].upright ?? plain;
    const others: Face[] = own.font === "inter" ? [] : [{ font: "inter", axes: { wght: weights[use] } }];
    const ofPages = await Promise.all(
      [own, ...others].map((face) => readFaces(listSlices(face.font), pinWeight(face, weights[use]))),
    );
    // Text beside a light title is light, too.
    const [weight] = rangeOf(pinWeight(own, weights[use]).axes.wght);
    const read = Object.values(scriptTypefaces).map(
      async (font) => [font, await readFaces(listScriptSlices(font), { font, axes: { wght: weight } })] as const,
    );
    const ofScripts = new Map<FontName, ImageFace[]>(await Promise.all(read));
    return (language: string) => [
      ...ofPages.flat(),
      ...listScriptTypefaces(language).flatMap((font) => ofScripts.get(font) ?? []),
    ];
  };
  const [display, text] = await Promise.all([read("display"), read("text")]);
  return (language) => ({ display: display(language), text: text(language) });
}

function readFaces(parts: readonly InstalledSlice[], face: Face<FontName>): Promise<ImageFace[]> {
  const read = parts.map(async ({ typeface, slice, list }) => {
    const codes = new Set(await list());
    const subset: Subset = { typeface, slice, face, format: "sfnt" };
    return {
      name: `${face.font} ${slice.name} ${hashSubset(subset)}`,
      has: (character: string) => codes.has(character.codePointAt(0) ?? 0),
      load: () => subsetFace(subset),
    };
  });
  return Promise.all(read);
}
