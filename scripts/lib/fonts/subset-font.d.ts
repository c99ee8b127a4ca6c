declare module "subset-font" {
  /** Makes a font of those letters of another that a text needs; its axes are pinned or narrowed. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** The OpenType features that stay; all of them, unless said else. */
      keepFeatures?: string[];
      noHinting?: boolean;
      /** Every letter stays, and no text is given. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
