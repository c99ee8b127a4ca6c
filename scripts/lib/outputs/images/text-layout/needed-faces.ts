import type { ImageFace, ImageFonts } from "../../../fonts/image-fonts.ts";

/** Removes symbols missing from the fonts (emoji). Undefined if a letter is missing: half a name is worse than none. */
export function drawableText(text: string, faces: readonly ImageFace[]): string | undefined {
  const isKnown = (character: string) => faces.some(({ has }) => has(character));
  const characters = [...text.normalize("NFC")];
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && !isKnown(character))) return undefined;
  return characters.filter(isKnown).join("").replace(/\s+/g, " ").trim() || undefined;
}

/** Names the fonts that a text needs, and that therefore decide the image's bytes. */
export function nameFaces(words: string, { display, text }: ImageFonts): string[] {
  return [display, text].flatMap((list) => neededFaces(words, list)).map(({ name }) => name);
}

/** Returns the first font for each character. Latin is always included, for the space and the ellipsis. */
export function neededFaces(text: string, faces: readonly ImageFace[]): ImageFace[] {
  const needed = new Set([...` …${text}`].map((character) => faces.find(({ has }) => has(character))));
  return faces.filter((face) => needed.has(face));
}
