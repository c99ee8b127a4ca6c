declare module "subset-font" {
  /** Makes a font with only the characters of a text; its axes are pinned or limited. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** OpenType features to keep; by default all. */
      keepFeatures?: string[];
      noHinting?: boolean;
      /** Keeps all glyphs; `text` is undefined. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
