import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFile } from "../../files/cache-file.ts";
import { hashBytes } from "../../files/hash-files.ts";
import { packageVersions } from "../../files/package-versions.ts";
import { cacheFolder } from "../../files/roots.ts";

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
