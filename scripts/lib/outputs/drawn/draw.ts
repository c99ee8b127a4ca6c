import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";
import { cacheOf } from "../../files/cache.ts";
import { nameDrawingCode } from "../../files/code-names.ts";
import { hashBytes } from "../../files/hash-files.ts";
import { packageVersions } from "../../files/package-versions.ts";

/** A picture that can be drawn. Sizes are in pixels. */
export interface Drawing {
  width: number;
  height: number;
  /** What is in it, as elements of SVG: shapes, outlines of letters, a photo in its `data:` address. */
  content: string;
  /** Whether there is a photo in it, with more colours than a palette has. */
  hasPhoto?: boolean;
}

/** A flat drawing gains nothing by dithering: it takes a third longer and more bytes. */
const palettes = {
  photo: { palette: true, quality: 95, effort: 7 },
  flat: { palette: true, quality: 95, effort: 5, dither: 0 },
} as const;

/** Draws a picture as PNG. Its text is outlines, so that it looks the same wherever the site is built. */
export async function drawPng({ width, height, content, hasPhoto = false }: Drawing): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, ...palettes[hasPhoto ? "photo" : "flat"] })
    .toBuffer();
}

/** An element of SVG. */
export function element(name: string, attributes: Record<string, string | number>, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}>${content}</${name}>`;
}

/** The colours of a picture; `onAccent` is what is read on the accent. */
export type Palette = Record<"page" | "text" | "muted" | "line" | "accent" | "onAccent", string>;

/** The colours in which a site first shows itself; light where that is the visitor's to say. */
export function choosePalette({ colors, colorMode }: ResolvedTheme): Palette {
  const mode = colorMode === "dark" ? "dark" : "light";
  const { page, text, muted, line, accent, onAccent } = colors;
  return {
    page: page[mode],
    text: text[mode],
    muted: muted[mode],
    line: line[mode],
    accent: accent[mode],
    onAccent: onAccent[mode],
  };
}

const tools = ["harfbuzzjs", "bidi-js", "sharp"];

const recipe = hashBytes(...tools.map((name) => `${name} ${packageVersions[name]}`), nameDrawingCode());

/** Names a picture by everything that decides its bytes. */
export function nameDrawing(inputs: unknown): string {
  return hashBytes(recipe, JSON.stringify(inputs));
}

/** The PNG of a picture; it is drawn only where no build has drawn it before. */
export function cacheDrawing(name: string, layOut: () => Drawing | Promise<Drawing>): Promise<Uint8Array> {
  return cacheOf("drawings").keep(`${name}.png`, async () => drawPng(await layOut()));
}
