import type { ScriptTypefaceName } from "./script-typefaces.ts";

export interface Typeface {
  /** Family name, as its maker writes it. */
  family: string;
  /** Generic category; it also selects the fallback fonts. */
  kind: "sans" | "serif" | "mono";
  /** Variable axes by tag, with their ranges. */
  axes: Readonly<{ wght: Range } & Partial<Record<"opsz", Range>>>;
  hasItalic: boolean;
}

type Range = readonly [least: number, most: number];

/**
 * Typefaces that owners can choose, by package name without its scope: "geist" is `@fontsource-variable/geist`. Those
 * of the designs are dependencies of the program.
 */
export const typefaces = {
  "bricolage-grotesque": face("Bricolage Grotesque", "sans", { wght: [200, 800], opsz: [12, 96] }, false),
  fraunces: face("Fraunces", "serif", { wght: [100, 900], opsz: [9, 144] }),
  geist: face("Geist", "sans", { wght: [100, 900] }),
  "geist-mono": face("Geist Mono", "mono", { wght: [100, 900] }),
  "hanken-grotesk": face("Hanken Grotesk", "sans", { wght: [100, 900] }),
  "instrument-sans": face("Instrument Sans", "sans", { wght: [400, 700] }),
  inter: face("Inter", "sans", { wght: [100, 900], opsz: [14, 32] }),
  "jetbrains-mono": face("JetBrains Mono", "mono", { wght: [100, 800] }),
  literata: face("Literata", "serif", { wght: [200, 900], opsz: [7, 72] }),
  newsreader: face("Newsreader", "serif", { wght: [200, 800], opsz: [6, 72] }),
  "source-serif-4": face("Source Serif 4", "serif", { wght: [200, 900], opsz: [8, 60] }),
  "space-grotesk": face("Space Grotesk", "sans", { wght: [300, 700] }, false),
} as const satisfies Record<string, Typeface>;

export type TypefaceName = keyof typeof typefaces;

export type FontName = TypefaceName | ScriptTypefaceName;

export const typefaceNames = Object.keys(typefaces) as [TypefaceName, ...TypefaceName[]];

export function packageOf(font: FontName): string {
  return `@fontsource-variable/${font}`;
}

function face(family: string, kind: Typeface["kind"], axes: Typeface["axes"], hasItalic = true): Typeface {
  return { family, kind, axes, hasItalic };
}
