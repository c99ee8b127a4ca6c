import type { FallbackFontName } from "../../../schema/designs/families.ts";

/** The faces of a family that take up different room. */
export type FaceKind = "normal" | "bold" | "italic";

/** A common system font: the names of its faces, and the mean advance of their letters. */
export type FallbackFont = Record<FaceKind, { names: readonly string[]; advance: number }>;

/** A text typical of portfolios, for comparing typefaces. */
const specimen =
  "The quick study of electronics and communication, with projects in software; engineers design, build and measure what people use every day. Awards, Education, Contact, Experience 2019 2024 (Remote) Designed and tested an embedded system for monitoring of energy.";

/** The mean advance of the specimen's letters, as a fraction of the em. */
export function meanAdvance(advances: ReadonlyMap<number, number>): number {
  const known = [...specimen].flatMap((letter) => advances.get(letter.codePointAt(0) ?? 0) ?? []);
  return known.reduce((sum, advance) => sum + advance, 0) / known.length;
}

/**
 * Fallback fonts while fonts load. The fonts under one entry have the same widths, measured on the specimen in the free
 * ones (Arimo, Roboto, Gelasio, Tinos, Noto Serif).
 */
export const fallbackFonts: Record<FallbackFontName, FallbackFont> = {
  Arial: {
    normal: { names: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "NimbusSans-Regular"], advance: 0.461 },
    bold: {
      names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "NimbusSans-Bold"],
      advance: 0.4946,
    },
    italic: {
      names: ["Arial Italic", "Arial-ItalicMT", "Liberation Sans Italic", "Arimo Italic", "NimbusSans-Italic"],
      advance: 0.461,
    },
  },
  Roboto: {
    normal: { names: ["Roboto", "Roboto-Regular"], advance: 0.459 },
    bold: { names: ["Roboto Bold", "Roboto-Bold"], advance: 0.466 },
    italic: { names: ["Roboto Italic", "Roboto-Italic"], advance: 0.4459 },
  },
  Georgia: {
    normal: { names: ["Georgia", "Gelasio"], advance: 0.4566 },
    bold: { names: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"], advance: 0.5311 },
    italic: { names: ["Georgia Italic", "Georgia-Italic", "Gelasio Italic"], advance: 0.4647 },
  },
  Times: {
    normal: {
      names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos", "NimbusRoman-Regular"],
      advance: 0.4168,
    },
    bold: {
      names: [
        "Times New Roman Bold",
        "TimesNewRomanPS-BoldMT",
        "Liberation Serif Bold",
        "Tinos Bold",
        "NimbusRoman-Bold",
      ],
      advance: 0.4408,
    },
    italic: {
      names: [
        "Times New Roman Italic",
        "TimesNewRomanPS-ItalicMT",
        "Liberation Serif Italic",
        "Tinos Italic",
        "NimbusRoman-Italic",
      ],
      advance: 0.4162,
    },
  },
  "Noto Serif": {
    normal: { names: ["Noto Serif", "NotoSerif-Regular"], advance: 0.492 },
    bold: { names: ["Noto Serif Bold", "NotoSerif-Bold"], advance: 0.5216 },
    italic: { names: ["Noto Serif Italic", "NotoSerif-Italic"], advance: 0.477 },
  },
  Courier: {
    normal: {
      names: ["Courier New", "CourierNewPSMT", "Liberation Mono", "Cousine", "NimbusMonoPS-Regular", "Droid Sans Mono"],
      advance: 0.6001,
    },
    bold: {
      names: ["Courier New Bold", "CourierNewPS-BoldMT", "Liberation Mono Bold", "Cousine Bold", "NimbusMonoPS-Bold"],
      advance: 0.6001,
    },
    italic: {
      names: [
        "Courier New Italic",
        "CourierNewPS-ItalicMT",
        "Liberation Mono Italic",
        "Cousine Italic",
        "NimbusMonoPS-Italic",
      ],
      advance: 0.6001,
    },
  },
};
