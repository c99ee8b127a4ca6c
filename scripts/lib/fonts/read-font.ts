/** What a font says of itself; lengths are parts of its em. */
export interface FontFacts {
  ascent: number;
  descent: number;
  lineGap: number;
  /** How far each character moves the pen, in rising order. Those without a glyph are not in it. */
  advances: ReadonlyMap<number, number>;
}

/** Reads an uncompressed font. */
export async function readFont(bytes: Uint8Array): Promise<FontFacts> {
  const { Blob, Face, Font } = await import("harfbuzzjs");
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const advanceOf = (code: number) => font.glyphHAdvance(font.nominalGlyph(code) ?? 0) / face.upem;
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    advances: new Map([...face.collectUnicodes()].map((code) => [code, advanceOf(code)])),
  };
}
