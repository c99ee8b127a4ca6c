import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import type { Theme } from "../../../../schema/parts/theme.ts";
import type { ResolvedTheme } from "../../../../schema/resolve/theme.ts";
import { hashBytes, packageVersions } from "../../files/hash-files.ts";
import { cacheFolder } from "../../files/roots.ts";
import { cacheFile } from "../../files/write-whole.ts";
import { loadFonts } from "./fonts.ts";

/** A picture as boxes and text, and what is needed to draw it. Sizes are in pixels. */
export interface Drawing {
  width: number;
  height: number;
  content: ReactNode;
  font: Theme["font"];
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

/** A picture from the site, as bytes. */
export function image(style: CSSProperties, type: string, bytes: Uint8Array): ReactNode {
  const src = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
  return createElement("img", { src, style, width: style.width, height: style.height });
}

/** A flat drawing gains nothing by dithering: it takes a third longer and more bytes. */
const palettes = {
  photo: { palette: true, quality: 95, effort: 7 },
  flat: { palette: true, quality: 95, effort: 5, dither: 0 },
} as const;

/** Draws a picture as PNG. Text becomes outlines, so that it looks the same wherever the site is built. */
export async function drawPng({ width, height, content, font, text, hasPhoto = false }: Drawing): Promise<Buffer> {
  // Half a second to load, and only where a picture is new.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
  const fonts = await loadFonts(text, font);
  const svg = await inTurn(() => satori(content, { width, height, fonts }));
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, ...palettes[hasPhoto ? "photo" : "flat"] })
    .toBuffer();
}

let last: Promise<unknown> = Promise.resolve();

/** One layout after the other: satori empties what it keeps for all of them when it begins one. */
function inTurn<Result>(layOut: () => Promise<Result>): Promise<Result> {
  const next = last.then(layOut);
  last = next.catch(() => undefined);
  return next;
}

/** The colours of a picture. */
export interface Palette {
  page: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  /** What is read on the accent. */
  onAccent: string;
}

/** The pages' own colours (src/theme/tokens.ts), which a picture can't ask for: it has one mode for everybody. */
export const colors = {
  light: { page: "#ffffff", text: "#14181c", muted: "#525c66", line: "#dfe3e7" },
  dark: { page: "#0f1214", text: "#eceff2", muted: "#a3adb8", line: "#2b3238" },
} as const;

/** The colours in which a site first shows itself; light where that is the visitor's to say. */
export function choosePalette({ accent, colorMode }: ResolvedTheme): Palette {
  const mode = colorMode === "dark" ? "dark" : "light";
  return { ...colors[mode], accent: accent[mode], onAccent: colors[mode].page };
}

const tools = ["satori", "sharp", ...Object.keys(packageVersions).filter((name) => name.startsWith("@fontsource/"))];

/** The code that decides what pictures look like. Nobody has to remember to say that it has changed. */
const drawingCode = ["draw.ts", "fonts.ts", "icons.ts", "social-layout.ts", "../vcard/vcard-photo.ts"];

/** Names how pictures are drawn. */
const recipe = hashBytes(
  ...tools.map((name) => `${name} ${packageVersions[name]}`),
  ...drawingCode.map((file) => readFileSync(new URL(file, import.meta.url))),
);

/** Names a picture by everything that decides its bytes. */
export function nameDrawing(inputs: unknown): string {
  return hashBytes(recipe, JSON.stringify(inputs));
}

/** A picture's bytes; it is drawn only where no build has drawn it before. */
export function cacheDrawing(name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return cacheFile(join(cacheFolder, "drawings", `${name}.png`), draw);
}
