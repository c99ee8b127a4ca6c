import type { Face } from "../../../schema/designs/define-design.ts";
import {
  type FallbackFontName,
  type FontFamily,
  fallbackFontNames,
  nameFallbackFont,
  rangeOf,
} from "../../../schema/designs/families.ts";
import { typefaces } from "../../../schema/designs/typefaces.ts";
import type { FaceMetrics } from "./face-facts.ts";
import { type FaceKind, fallbackFonts } from "./fallback-fonts.ts";

/** The rule for a font file; `range` is a CSS `unicode-range`. */
export function fileRule({ name }: FontFamily, face: Face, address: string, range: string): string {
  return formatRule([
    ["font-family", JSON.stringify(name)],
    ["font-style", face.isItalic && "italic"],
    ["font-weight", weightsOf(face)],
    ["font-display", "swap"],
    ["src", `url(${JSON.stringify(address)})format("woff2")`],
    ["unicode-range", range],
  ]);
}

/** A face of a single weight covers all weights: synthetic bold looks smeared. */
function weightsOf({ axes: { wght }, isItalic }: Face): string {
  if (typeof wght !== "number") return wght.join(" ");
  return isItalic ? String(wght) : "1 1000";
}

/** Where browsers switch to the bold face. */
const boldest = 600;

/** A face with all weights: `font-weight` in a rule. */
const allWeights = "1 1000";

/** Metrics of a family's faces: of normal and bold text, and of italic if there is such a face. */
export type FamilyMetrics = readonly (readonly [FaceKind, FaceMetrics])[];

/** Rules for fallback fonts that take up as much room as the family's faces. */
export function fallbackFontRules(family: FontFamily, measured: FamilyMetrics): string {
  const { font, axes } = family.upright;
  const [least, most] = rangeOf(axes.wght);
  const weights: Record<FaceKind, string | undefined> = {
    normal: most < boldest ? allWeights : least < boldest ? `1 ${boldest - 1}` : undefined,
    bold: least >= boldest ? allWeights : most >= boldest ? `${boldest} 1000` : undefined,
    italic: allWeights,
  };
  return fallbackFontNames[typefaces[font].kind]
    .flatMap((fallbackFont: FallbackFontName) =>
      measured.flatMap(([kind, { ascent, descent, lineGap, advance: wanted }]) => {
        const { names, advance } = fallbackFonts[fallbackFont][kind];
        const size = wanted / advance;
        return weights[kind] === undefined
          ? []
          : formatRule([
              ["font-family", JSON.stringify(nameFallbackFont(family, fallbackFont))],
              ["font-style", kind === "italic" && "italic"],
              ["font-weight", weights[kind]],
              ["src", names.map((name) => `local(${JSON.stringify(name)})`).join(",")],
              ["size-adjust", percent(size)],
              ["ascent-override", percent(ascent / size)],
              ["descent-override", percent(descent / size)],
              ["line-gap-override", percent(lineGap / size)],
            ]);
      }),
    )
    .join("");
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

export function formatRule(
  declarations: readonly (readonly [property: string, value: string | undefined | false])[],
): string {
  const written = declarations.flatMap(([property, value]) => (value ? [`${property}:${value}`] : []));
  return `@font-face{${written.join(";")}}`;
}
