import type { Face } from "../../../schema/designs/define-design.ts";
import {
  facesOf,
  type LetterChoice,
  listChosenFamilies,
  pinWeight,
  rangeOf,
} from "../../../schema/designs/families.ts";
import { cutFace } from "./cut-face.ts";
import { listCharacters } from "./face-facts.ts";
import { findTypeface, formatRanges } from "./find-typeface.ts";
import { formatRule } from "./font-face-css.ts";

/** The weights of a printed document, and what each stands for, as CSS has it. */
const printed = [
  { weight: 400, stands: "1 599" },
  { weight: 600, stands: "600 1000" },
] as const;

/**
 * Rules for a document that stands by itself and is printed, with the letters in them. Each weight is a font of its own:
 * PDF knows none that vary, and browsers would draw theirs stroke by stroke.
 */
export async function embedLetters(choice: LetterChoice, characters: ReadonlySet<number>): Promise<string> {
  const rules = listChosenFamilies(choice).flatMap((family) =>
    facesOf(family).flatMap((face) => pinFace(face).map((pinned) => embedFace(family.name, pinned, characters))),
  );
  return (await Promise.all(rules)).join("");
}

interface PinnedFace {
  face: Face;
  stands: string;
}

function pinFace(face: Face): PinnedFace[] {
  const [least, most] = rangeOf(face.axes.wght);
  if (least === most) return [{ face, stands: "1 1000" }];
  return printed.map(({ weight, stands }) => ({ face: pinWeight(face, weight), stands }));
}

async function embedFace(
  family: string,
  { face, stands }: PinnedFace,
  characters: ReadonlySet<number>,
): Promise<string> {
  const typeface = findTypeface(face.font);
  const rules = typeface?.slices.map(async (slice) => {
    const codes = (await listCharacters(typeface, slice)).filter((code) => characters.has(code));
    if (codes.length === 0) return "";
    const font = await cutFace({ typeface, face, slice, codes, format: "woff2" });
    const address = `data:font/woff2;base64,${Buffer.from(font).toString("base64")}`;
    return formatRule([
      ["font-family", JSON.stringify(family)],
      ["font-style", face.isItalic && "italic"],
      ["font-weight", stands],
      ["src", `url(${address})format("woff2")`],
      ["unicode-range", formatRanges(codes)],
    ]);
  });
  return (await Promise.all(rules ?? [])).join("");
}
