import type { AxisValues, DesignFacts, Face, FaceUse } from "./define-design.ts";
import { type DesignName, designs } from "./index.ts";
import { type FontName, type Typeface, type TypefaceName, typefaces } from "./typefaces.ts";

/** What an owner says of a site's letters. */
export interface LetterChoice {
  design: DesignName;
  /** What visitors have already. */
  font?: Typeface["kind"] | undefined;
  letters?: Partial<Record<FaceUse, TypefaceName | undefined>> | undefined;
}

/** A typeface as a page's style sheet knows it: a name, and the faces that stand under it. */
export interface FontFamily {
  name: string;
  upright: Face;
  italic?: Face | undefined;
}

/** The families that a site is written in, by what they are for; none where the owner wants what visitors have. */
export function chooseFamilies(theme: LetterChoice): Record<FaceUse, FontFamily> | undefined {
  if (theme.letters === undefined && theme.font !== undefined) return undefined;
  const { letters }: DesignFacts = designs[theme.design];
  const named: [name: string, faces: string][] = [];
  const choose = (use: FaceUse): FontFamily => {
    const font = theme.letters?.[use];
    const [upright, italic] = font === undefined ? letters[use] : fitFaces(font, letters[use][0], use);
    const { family } = typefaces[upright.font];
    const faces = JSON.stringify([upright, italic]);
    // Cut for two sizes, a typeface is two families: browsers would choose between them by weight.
    const isOther = named.some(([name, others]) => name === family && others !== faces);
    const name = isOther ? `${family} ${use}` : family;
    named.push([name, faces]);
    return { name, upright, italic };
  };
  // What is read has the plain name.
  const text = choose("text");
  return { display: choose("display"), text, label: choose("label") };
}

/** The same, each once, the display's first: one may serve for several uses. */
export function listChosenFamilies(theme: LetterChoice): FontFamily[] {
  const chosen = Object.values(chooseFamilies(theme) ?? {});
  return [...new Map(chosen.map((family) => [family.name, family])).values()];
}

/** The faces of a family. */
export function facesOf({ upright, italic }: FontFamily): Face[] {
  return italic ? [upright, italic] : [upright];
}

/** A face at one weight: of those that it has, the nearest. */
export function pinWeight<Font extends FontName>(face: Face<Font>, weight: number): Face<Font> {
  return { ...face, axes: { ...face.axes, wght: clamp(weight, rangeOf(face.axes.wght)) } };
}

/** The size in pixels for which letters are drawn, in typefaces that are drawn for several. */
const opticalSizes: Record<FaceUse, number> = { display: 48, text: 16, label: 14 };

/** A typeface that the owner has chosen, as heavy as the one whose place it takes. */
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

/** What stands in for a family while it is on its way, and for good where it never comes: typefaces of many visitors. */
export const standInNames = {
  sans: ["Arial", "Roboto"],
  serif: ["Georgia", "Times", "Noto Serif"],
  mono: ["Courier"],
} as const satisfies Record<Typeface["kind"], readonly string[]>;

export type StandInName = (typeof standInNames)[Typeface["kind"]][number];

/** A stand-in as the style sheet knows it: stretched to a family's measures. */
export function nameStandIn({ name }: FontFamily, standIn: StandInName): string {
  return `${name} as ${standIn}`;
}

const generic: Record<Typeface["kind"], string> = {
  sans: "system-ui,sans-serif",
  serif: "serif",
  mono: "ui-monospace,monospace",
};

/** The list of families that CSS gets. */
export function listFamilies(family: FontFamily): string {
  const { kind } = typefaces[family.upright.font];
  const names = [family.name, ...standInNames[kind].map((standIn) => nameStandIn(family, standIn))];
  return [...names.map((name) => JSON.stringify(name)), generic[kind]].join(",");
}

/** The least and the most of an axis. */
export function rangeOf(values: AxisValues): readonly [least: number, most: number] {
  return typeof values === "number" ? [values, values] : values;
}
