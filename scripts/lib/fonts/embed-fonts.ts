import type { Face } from "../../../schema/designs/define-design.ts";
import { type FontChoice, facesOf, listChosenFamilies, pinWeight, rangeOf } from "../../../schema/designs/families.ts";
import { listScriptTypefaces } from "../../../schema/designs/script-typefaces.ts";
import type { FontName } from "../../../schema/designs/typefaces.ts";
import type { ResolvedTheme } from "../../../schema/resolve/theme.ts";
import { formatRanges } from "./find-typeface.ts";
import { formatRule } from "./font-face-css.ts";
import { type InstalledSlice, listScriptSlices, listSlices } from "./list-slices.ts";
import { type Subset, subsetFace } from "./subset-face.ts";

/** The weights in a printed document, and the CSS `font-weight` range of each. */
const printed = [
  { weight: 400, stands: "1 599" },
  { weight: 600, stands: "600 1000" },
] as const;

/** The family of fonts for other scripts, if the rest uses the printing machine's system fonts. */
const scriptFamily = "Letters of scripts";

interface Print {
  characters: ReadonlySet<number>;
  /** The document's language; it decides how characters shared by several scripts look. */
  language: string;
}

/**
 * CSS rules for a self-contained document for printing, with embedded fonts. Each weight is a font of its own: PDF has
 * no variable fonts, and browsers would draw them stroke by stroke. Characters missing from the design's fonts come
 * from other installed fonts under the same family names, as the printing machine may have none.
 */
export async function embedFonts(choice: FontChoice, print: Print): Promise<string> {
  const families = listChosenFamilies(choice);
  const ofScripts = listScriptTypefaces(print.language).flatMap(listScriptSlices);
  if (families.length === 0) return embedScripts(ofScripts, print);
  const rules = families.flatMap((family) =>
    facesOf(family).flatMap((face) =>
      pinFace(face).map((pinned) =>
        embedFace(family.name, pinned, [...listSlices(face.font), ...listSlices(plain.font), ...ofScripts], print),
      ),
    ),
  );
  return (await Promise.all(rules)).join("");
}

/** Rules to list before system fonts: without the characters that Inter has, such as Latin letters. */
async function embedScripts(ofScripts: readonly InstalledSlice[], { characters }: Print): Promise<string> {
  const common = new Set((await Promise.all(listSlices(plain.font).map(({ list }) => list()))).flat());
  const others = { characters: new Set([...characters].filter((code) => !common.has(code))) };
  const rules = printed.map(({ weight, stands }) =>
    embedFace(scriptFamily, { face: pinWeight(plain, weight), stands }, ofScripts, others),
  );
  return (await Promise.all(rules)).join("");
}

/** The theme of such a document. If it uses system fonts, the family of other scripts comes first. */
export function nameEmbedded(choice: FontChoice, { fonts, ...theme }: ResolvedTheme): ResolvedTheme {
  if (listChosenFamilies(choice).length > 0) return { fonts, ...theme };
  const add = (families: string) => `${JSON.stringify(scriptFamily)},${families}`;
  return { ...theme, fonts: { display: add(fonts.display), text: add(fonts.text), label: add(fonts.label) } };
}

/** Covers Greek, Cyrillic and Vietnamese. */
const plain: Face = { font: "inter", axes: { wght: [400, 600] } };

interface PinnedFace {
  face: Face;
  stands: string;
}

function pinFace(face: Face): PinnedFace[] {
  const [least, most] = rangeOf(face.axes.wght);
  if (least === most) return [{ face, stands: "1 1000" }];
  return printed.map(({ weight, stands }) => ({ face: pinWeight(face, weight), stands }));
}

/** Uses the first part that has a character. All rules have the face's style, as browsers match by it. */
async function embedFace(
  family: string,
  { face, stands }: PinnedFace,
  parts: readonly InstalledSlice[],
  { characters }: Pick<Print, "characters">,
): Promise<string> {
  const left = new Set(characters);
  const rules: Promise<string>[] = [];
  const embedRule = async (subset: Subset & { codes: readonly number[] }) =>
    formatRule([
      ["font-family", JSON.stringify(family)],
      ["font-style", face.isItalic && "italic"],
      ["font-weight", stands],
      ["src", await embedFont(subset)],
      ["unicode-range", formatRanges(subset.codes)],
    ]);
  for (const { typeface, slice, list } of parts) {
    const codes = (await list()).filter((code) => left.has(code));
    for (const code of codes) left.delete(code);
    const own = typeface.font === face.font ? face : uprightOf(typeface.font, face);
    if (codes.length > 0) rules.push(embedRule({ typeface, face: own, slice, codes, format: "woff2" }));
  }
  return (await Promise.all(rules)).join("");
}

/** Another typeface at the same weight. */
function uprightOf(font: FontName, { axes }: Face): Face<FontName> {
  const [wght] = rangeOf(axes.wght);
  return { font, axes: { wght } };
}

async function embedFont(subset: Subset): Promise<string> {
  return `url(data:font/woff2;base64,${Buffer.from(await subsetFace(subset)).toString("base64")})format("woff2")`;
}
