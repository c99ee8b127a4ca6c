import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";
import { hashBytes } from "../../files/hash-files.ts";
import { packageVersions } from "../../files/package-versions.ts";
import { cacheFolder } from "../../files/roots.ts";
import { cacheFile } from "../../files/write-whole.ts";
import type { DrawnLetters } from "../../fonts/drawn-letters.ts";
import { drawingCode } from "./drawing-code.ts";
import { loadFonts } from "./fonts.ts";

/** A picture as boxes and text, and what is needed to draw it. Sizes are in pixels. */
export interface Drawing {
  width: number;
  height: number;
  content: ReactNode;
  letters: DrawnLetters;
  /** Every text of the drawing: it says which fonts are loaded. */
  text: string;
  /** Whether there is a photo in it, with more colours than a palette has. */
  hasPhoto?: boolean;
}

/** A box of a drawing. Satori wants every box that holds others to say how. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

/** A paragraph that ends with dots where it has more lines than there is room for. */
export function paragraph(style: CSSProperties & { lineClamp?: number }, text: string): ReactNode {
  return createElement("div", { style: { display: "block", textOverflow: "ellipsis", ...style } }, text);
}

/** A picture by its `data:` address. */
export function image(style: CSSProperties, src: string): ReactNode {
  return createElement("img", { src, style, width: style.width, height: style.height });
}

/** A flat drawing gains nothing by dithering: it takes a third longer and more bytes. */
const palettes = {
  photo: { palette: true, quality: 95, effort: 7 },
  flat: { palette: true, quality: 95, effort: 5, dither: 0 },
} as const;

let last = Promise.resolve("");

/** Draws a picture as PNG. Text becomes outlines, so that it looks the same wherever the site is built. */
export async function drawPng({ width, height, content, letters, text, hasPhoto = false }: Drawing): Promise<Buffer> {
  // Half a second to load, and only where a picture is new.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
  const fonts = await loadFonts(text, letters);
  // One layout after the other: satori empties what it keeps for all of them when it begins one.
  const svg = last.then(() => satori(content, { width, height, fonts }));
  last = svg.catch(() => "");
  return sharp(Buffer.from(await svg))
    .png({ compressionLevel: 9, ...palettes[hasPhoto ? "photo" : "flat"] })
    .toBuffer();
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

const tools = ["satori", "sharp"];

const recipe = hashBytes(...tools.map((name) => `${name} ${packageVersions[name]}`), drawingCode);

/** Names a picture by everything that decides its bytes. */
export function nameDrawing(inputs: unknown): string {
  return hashBytes(recipe, JSON.stringify(inputs));
}

/** The PNG of a picture; it is drawn only where no build has drawn it before. */
export function cacheDrawing(name: string, layOut: () => Drawing | Promise<Drawing>): Promise<Uint8Array> {
  return cacheFile(join(cacheFolder, "drawings", `${name}.png`), async () => drawPng(await layOut()));
}
