import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import type { Face, FaceUse } from "../../../schema/designs/define-design.ts";
import { chooseFamilies, type LetterChoice, pinWeight } from "../../../schema/designs/families.ts";
import type { Typeface, TypefaceName } from "../../../schema/designs/typefaces.ts";
import { packageVersions } from "../files/package-versions.ts";
import { type Cut, cutFace, nameCut } from "./cut-face.ts";
import { listCharacters } from "./face-facts.ts";
import { findLetters, findTypeface, parseRanges } from "./find-typeface.ts";

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
export const weights = { display: 700, text: 500 } as const;

/** Finds what a site's pictures are written in: the letters of its pages, and for what these lack some that have more. */
export async function readDrawnLetters(choice: LetterChoice): Promise<DrawnLetters> {
  const families = chooseFamilies(choice);
  const read = async (use: FaceUse & keyof DrawnLetters): Promise<readonly DrawnFace[]> => {
    const plain: Face = { font: drawable[choice.font ?? "sans"], axes: { wght: weights[use] } };
    const own = families?.[use].upright ?? plain;
    const others: Face[] = own.font === "inter" ? [] : [{ font: "inter", axes: { wght: weights[use] } }];
    return [
      ...(await Promise.all([own, ...others].map((face) => readFaces(face, weights[use])))).flat(),
      ...devanagari(use),
    ];
  };
  const [display, text] = await Promise.all([read("display"), read("text")]);
  return { display, text };
}

/** The slices of a face at the weight of its own that is nearest. */
async function readFaces(face: Face, weight: number): Promise<DrawnFace[]> {
  const typeface = findTypeface(face.font);
  if (!typeface) return [];
  const pinned = pinWeight(face, weight);
  return Promise.all(
    typeface.slices.map(async (slice) => {
      const codes = new Set(await listCharacters(typeface, slice));
      const cut: Cut = { typeface, face: pinned, slice, format: "sfnt" };
      return {
        name: `${face.font} ${slice.name} ${nameCut(cut)}`,
        has: (character: string) => codes.has(character.codePointAt(0) ?? 0),
        load: () => cutFace(cut),
      };
    }),
  );
}

/** The package of the Devanagari that pictures are drawn in. */
export const noto = "@fontsource/noto-sans-devanagari";

const unicodeRanges = z.object({ devanagari: z.string() });

/** Devanagari, which none of the others has. Its package has a file for each weight. */
function devanagari(use: keyof DrawnLetters): DrawnFace[] {
  const folder = findLetters(noto);
  if (folder === undefined) return [];
  const { devanagari } = unicodeRanges.parse(JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")));
  const ranges = parseRanges(devanagari);
  const file = join(folder, "files", `${basename(noto)}-devanagari-${weights[use]}-normal.woff`);
  return [
    {
      name: `devanagari ${packageVersions[noto]} ${weights[use]}`,
      has: (character) => {
        const code = character.codePointAt(0) ?? 0;
        return ranges.some(([first, last]) => first <= code && code <= last);
      },
      load: () => readFile(file),
    },
  ];
}
