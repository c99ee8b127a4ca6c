import type { Face, FaceUse } from "../../../schema/designs/define-design.ts";
import { chooseFamilies, type LetterChoice, pinWeight, rangeOf } from "../../../schema/designs/families.ts";
import { listScriptTypefaces, scriptTypefaces } from "../../../schema/designs/script-typefaces.ts";
import type { FontName, Typeface, TypefaceName } from "../../../schema/designs/typefaces.ts";
import { type Cut, cutFace, nameCut } from "./cut-face.ts";
import { type InstalledSlice, listScriptSlices, listSlices } from "./list-slices.ts";

/** A slice of a typeface at one weight, as pictures are drawn in it. */
export interface DrawnFace {
  /** Names it, and its bytes. */
  name: string;
  has: (character: string) => boolean;
  load: () => Promise<Uint8Array>;
}

/** What pictures are written in: their titles, and the rest. A character is of the first face that has it. */
export type DrawnLetters = Record<"display" | "text", readonly DrawnFace[]>;

/** What stands in pictures for letters of the visitors' own. */
const drawable: Record<Typeface["kind"], TypefaceName> = { sans: "inter", serif: "newsreader", mono: "geist-mono" };

/** How bold pictures are written, where a face leaves it open. */
const weights = { display: 700, text: 500 } as const;

/**
 * Finds what a site's pictures are written in: the letters of its pages, for what these lack some that have more, and
 * those of other scripts as far as they are installed.
 * @returns the letters for pictures in a language
 */
export async function readDrawnLetters(choice: LetterChoice): Promise<(language: string) => DrawnLetters> {
  const families = chooseFamilies(choice);
  const read = async (use: FaceUse & keyof DrawnLetters) => {
    const plain: Face = { font: drawable[choice.font ?? "sans"], axes: { wght: weights[use] } };
    const own = families?.[use].upright ?? plain;
    const others: Face[] = own.font === "inter" ? [] : [{ font: "inter", axes: { wght: weights[use] } }];
    const ofPages = await Promise.all(
      [own, ...others].map((face) => readFaces(listSlices(face.font), pinWeight(face, weights[use]))),
    );
    // What stands beside a light title is light, too.
    const [weight] = rangeOf(pinWeight(own, weights[use]).axes.wght);
    const read = Object.values(scriptTypefaces).map(
      async (font) => [font, await readFaces(listScriptSlices(font), { font, axes: { wght: weight } })] as const,
    );
    const ofScripts = new Map<FontName, DrawnFace[]>(await Promise.all(read));
    return (language: string) => [
      ...ofPages.flat(),
      ...listScriptTypefaces(language).flatMap((font) => ofScripts.get(font) ?? []),
    ];
  };
  const [display, text] = await Promise.all([read("display"), read("text")]);
  return (language) => ({ display: display(language), text: text(language) });
}

/** Slices of a typeface, each as this face. */
function readFaces(parts: readonly InstalledSlice[], face: Face<FontName>): Promise<DrawnFace[]> {
  const read = parts.map(async ({ typeface, slice, list }) => {
    const codes = new Set(await list());
    const cut: Cut = { typeface, slice, face, format: "sfnt" };
    return {
      name: `${face.font} ${slice.name} ${nameCut(cut)}`,
      has: (character: string) => codes.has(character.codePointAt(0) ?? 0),
      load: () => cutFace(cut),
    };
  });
  return Promise.all(read);
}
