import type { AxisValues, DesignFacts, Face, FaceUse } from "./define-design.ts";
import { type DesignName, designs } from "./index.ts";
import { type FontName, type Typeface, type TypefaceName, typefaces } from "./typefaces.ts";

/** The owner's choice of fonts. */
export interface FontChoice {
  design: DesignName;
  font?: Typeface["kind"] | undefined;
  fonts?: Partial<Record<FaceUse, TypefaceName | undefined>> | undefined;
}

/** A `font-family` of the page's style sheet, and its faces. */
export interface FontFamily {
  name: string;
  upright: Face;
  italic?: Face | undefined;
}

/** The font families of a site by use; undefined if the owner chooses a system font. */
export function chooseFamilies(theme: FontChoice): Record<FaceUse, FontFamily> | undefined {
  if (theme.fonts === undefined && theme.font !== undefined) return undefined;
  const { fonts }: DesignFacts = designs[theme.design];
  const named: [name: string, faces: string][] = [];
  const choose = (use: FaceUse): FontFamily => {
    const font = theme.fonts?.[use];
    const [upright, italic] = font === undefined ? fonts[use] : fitFaces(font, fonts[use][0], use);
    const { family } = typefaces[upright.font];
    const faces = JSON.stringify([upright, italic]);
    // A typeface with two optical sizes needs two families: within one, browsers choose between them by weight.
    const isOther = named.some(([name, others]) => name === family && others !== faces);
    const name = isOther ? `${family} ${use}` : family;
    named.push([name, faces]);
    return { name, upright, italic };
  };
  // Running text gets the plain name.
  const text = choose("text");
  return { display: choose("display"), text, label: choose("label") };
}

/** The distinct families, the display font first. One family can serve several uses. */
export function listChosenFamilies(theme: FontChoice): FontFamily[] {
  const chosen = Object.values(chooseFamilies(theme) ?? {});
  return [...new Map(chosen.map((family) => [family.name, family])).values()];
}

export function facesOf({ upright, italic }: FontFamily): Face[] {
  return italic ? [upright, italic] : [upright];
}

/** A face pinned to the nearest weight that it has. */
export function pinWeight<Font extends FontName>(face: Face<Font>, weight: number): Face<Font> {
  return { ...face, axes: { ...face.axes, wght: clamp(weight, rangeOf(face.axes.wght)) } };
}

/** Optical sizes in pixels, for typefaces with an `opsz` axis. */
const opticalSizes: Record<FaceUse, number> = { display: 48, text: 16, label: 14 };

/** The owner's typeface, with the weights of the face that it replaces. */
function fitFaces(font: TypefaceName, { axes }: Face, use: FaceUse): [upright: Face, italic?: Face] {
  const { axes: own, hasItalic }: Typeface = typefaces[font];
  const size = own.opsz ? { opsz: clamp(axes.opsz ?? opticalSizes[use], own.opsz) } : {};
  const upright: Face = { font, axes: { wght: fitWeights(axes.wght, own.wght), ...size } };
  if (use !== "text" || !hasItalic) return [upright];
  return [upright, { font, axes: { wght: clamp(400, own.wght), ...size }, isItalic: true }];
}

function fitWeights(wanted: AxisValues, own: readonly [number, number]): AxisValues {
  if (typeof wanted === "number") return clamp(wanted, own);
  const [least, most] = [clamp(wanted[0], own), clamp(wanted[1], own)];
  return least === most ? least : [least, most];
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most);
}

/** Common system fonts, shown while a web font loads or if it fails to load. */
export const fallbackFontNames = {
  sans: ["Arial", "Roboto"],
  serif: ["Georgia", "Times", "Noto Serif"],
  mono: ["Courier"],
} as const satisfies Record<Typeface["kind"], readonly string[]>;

export type FallbackFontName = (typeof fallbackFontNames)[Typeface["kind"]][number];

/** Family name of a fallback that is adjusted to the metrics of a web font. */
export function nameFallbackFont({ name }: FontFamily, fallbackFont: FallbackFontName): string {
  return `${name} as ${fallbackFont}`;
}

const generic: Record<Typeface["kind"], string> = {
  sans: "system-ui,sans-serif",
  serif: "serif",
  mono: "ui-monospace,monospace",
};

/** Value of CSS `font-family`. */
export function listFamilies(family: FontFamily): string {
  const { kind } = typefaces[family.upright.font];
  const names = [family.name, ...fallbackFontNames[kind].map((fallbackFont) => nameFallbackFont(family, fallbackFont))];
  return [...names.map((name) => JSON.stringify(name)), generic[kind]].join(",");
}

export function rangeOf(values: AxisValues): readonly [least: number, most: number] {
  return typeof values === "number" ? [values, values] : values;
}
