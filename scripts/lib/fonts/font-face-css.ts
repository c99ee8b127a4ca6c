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
import { fallbackFonts } from "./fallback-fonts.ts";

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

/** Rules for fallback fonts, regular and bold, that take up as much room as the family. */
export function fallbackFontRules(family: FontFamily, measured: Record<"normal" | "bold", FaceMetrics>): string {
  const { font, axes } = family.upright;
  const [least, most] = rangeOf(axes.wght);
  const kinds =
    least >= boldest ? (["bold"] as const) : most < boldest ? (["normal"] as const) : (["normal", "bold"] as const);
  return fallbackFontNames[typefaces[font].kind]
    .flatMap((fallbackFont: FallbackFontName) =>
      kinds.map((kind) => {
        const { names, advance } = fallbackFonts[fallbackFont][kind];
        const { ascent, descent, lineGap, advance: wanted } = measured[kind];
        const size = wanted / advance;
        return formatRule([
          ["font-family", JSON.stringify(nameFallbackFont(family, fallbackFont))],
          ["font-weight", kinds.length === 1 ? "1 1000" : kind === "bold" ? `${boldest} 1000` : `1 ${boldest - 1}`],
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
