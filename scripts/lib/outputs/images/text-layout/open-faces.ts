import { Blob, Face, Font } from "harfbuzzjs";
import type { ImageFace } from "../../../fonts/image-fonts.ts";
import { neededFaces } from "./needed-faces.ts";

/** A font face opened for shaping. */
export interface OpenFace {
  has: (character: string) => boolean;
  font: Font;
  unitsPerEm: number;
  /** A glyph's outline as an SVG path, in the font's units, y upwards. */
  outlineOf: (glyph: number) => string;
}

const opened = new Map<string, Promise<OpenFace>>();

/** Opens the faces that a text needs, in their order. */
export function openFaces(text: string, faces: readonly ImageFace[]): Promise<OpenFace[]> {
  return Promise.all(
    neededFaces(text, faces).map((face) => {
      const open = opened.get(face.name) ?? openFace(face);
      opened.set(face.name, open);
      // A failed read is tried again.
      open.catch(() => opened.delete(face.name));
      return open;
    }),
  );
}

async function openFace({ has, load }: ImageFace): Promise<OpenFace> {
  const face = new Face(new Blob(await load()));
  const font = new Font(face);
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };
  return { has, font, unitsPerEm: face.upem, outlineOf };
}
