import type { ImageFonts } from "../../fonts/image-fonts.ts";
import { type Drawing, element, type Palette } from "./draw.ts";
import { openFaces } from "./text-layout/open-faces.ts";
import { drawLine, inkOf, setLine } from "./text-layout/set-line.ts";
import { readParagraph } from "./text-layout/split-runs.ts";

interface IconCard {
  /** Undefined if the fonts lack it. */
  letter: string | undefined;
  language: string;
  palette: Palette;
}

/**
 * Lays out an icon: a letter whose ink is centred. It stays within the central 80 %, which no system crops (W3C, Web
 * Application Manifest).
 * @param shape side in pixels; `isMaskable` if the system crops it to its own shape
 */
export async function layOutIcon(
  { size, isMaskable }: { size: number; isMaskable: boolean },
  { letter, language, palette }: IconCard,
  { display }: ImageFonts,
): Promise<Drawing> {
  const radius = isMaskable ? 0 : (size * 14) / 64;
  const square = element("rect", { width: size, height: size, rx: radius, fill: palette.accent });
  const glyph = letter === undefined ? "" : await drawLetter(letter, language, display, size, isMaskable);
  return { width: size, height: size, content: square + element("g", { fill: palette.onAccent }, glyph) };
}

async function drawLetter(
  letter: string,
  language: string,
  display: ImageFonts["display"],
  size: number,
  isMaskable: boolean,
): Promise<string> {
  const faces = await openFaces(letter, display);
  const line = setLine(readParagraph(letter, "ltr"), 0, letter.length, { faces, language });
  const { left, right, bottom, top } = inkOf(line);
  // Some letters are wide, and some have marks above and below.
  const reach = Math.hypot(right - left, top - bottom) / 2;
  const fontSize = Math.min(size * (isMaskable ? 0.5 : 0.58), (0.39 * size) / reach);
  const [x, y] = [size / 2 - ((left + right) / 2) * fontSize, size / 2 + ((top + bottom) / 2) * fontSize];
  return drawLine(line, { x, y, size: fontSize });
}
