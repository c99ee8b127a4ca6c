import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";
import { cacheOf } from "../../files/cache.ts";
import { nameImageCode } from "../../files/code-names.ts";
import { hashBytes } from "../../files/hash-files.ts";
import { packageVersions } from "../../files/package-versions.ts";

/** An image to render. Sizes are in pixels. */
export interface Drawing {
  width: number;
  height: number;
  /** SVG elements: shapes, glyph outlines and a photo as a `data:` address. */
  content: string;
  /** True for a photo, which has more colours than a flat image. */
  hasPhoto?: boolean;
}

/** Flat images gain nothing by dithering, which takes a third longer and more bytes. */
const palettes = {
  photo: { palette: true, quality: 95, effort: 7 },
  flat: { palette: true, quality: 95, effort: 5, dither: 0 },
} as const;

/** Renders an image as PNG. Its text is outlines, so it looks the same on every machine. */
export async function drawPng({ width, height, content, hasPhoto = false }: Drawing): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, ...palettes[hasPhoto ? "photo" : "flat"] })
    .toBuffer();
}

export function element(name: string, attributes: Record<string, string | number>, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}>${content}</${name}>`;
}

/** An image's colours. `onAccent` is the text colour on the accent. */
export type Palette = Record<"page" | "text" | "muted" | "line" | "accent" | "onAccent", string>;

/** Returns the site's initial colours: light, unless the colour mode is dark. */
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

const recipe = hashBytes(...tools.map((name) => `${name} ${packageVersions[name]}`), nameImageCode());

/** Names an image by a hash of everything that decides its bytes. */
export function nameDrawing(inputs: unknown): string {
  return hashBytes(recipe, JSON.stringify(inputs));
}

/** Returns an image's PNG. It is rendered only if no earlier build has cached it. */
export function cacheDrawing(name: string, layOut: () => Drawing | Promise<Drawing>): Promise<Uint8Array> {
  return cacheOf("drawings").keep(`${name}.png`, async () => drawPng(await layOut()));
}
