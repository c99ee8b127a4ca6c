import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import type { DesignFacts } from "../../schema/designs/define-design.ts";
import { designs } from "../../schema/designs/index.ts";
import { broughtAlong } from "../../schema/designs/script-typefaces.ts";
import { type FontName, packageOf, typefaceNames } from "../../schema/designs/typefaces.ts";
import { packageVersions } from "../lib/files/package-versions.ts";
import { fileOf, findFontFolder } from "../lib/fonts/find-typeface.ts";
import { listScriptSlices, listSlices } from "../lib/fonts/list-slices.ts";

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The typefaces of designs. An owner may choose them for anything, so all their files are needed. */
const ofDesigns = new Set<FontName>(
  Object.values(designs).flatMap(({ fonts }: DesignFacts) =>
    Object.values(fonts).flatMap((faces) => faces.flatMap((face) => (face ? [face.font] : []))),
  ),
);

const ofScripts = new Set<FontName>(broughtAlong);

/** The needed files of a typeface with optical sizes; the other upright file is only for measuring. */
const forPages = /-(?:opsz-(?:normal|italic)|wght-normal)\.woff2$/;

/** The needed files of a typeface: for fallbacks in pictures and printed documents, only the upright fonts. */
function chooseFiles(font: FontName, files: readonly string[]): readonly string[] {
  if (ofDesigns.has(font)) {
    const needed = files.some((file) => file.includes("-opsz-")) ? forPages : /-wght-(?:normal|italic)\.woff2$/;
    return files.filter((file) => needed.test(file));
  }
  const parts = ofScripts.has(font) ? listScriptSlices(font) : listSlices(font);
  return parts.map(({ typeface, slice }) => basename(fileOf(typeface, slice, { font, axes: { wght: 400 } })));
}

/** Copies the program's fonts into a folder, as they are in their packages; returns the packages. */
export async function stageFonts(folder: string): Promise<string[]> {
  const fonts = [...typefaceNames, ...broughtAlong].filter((font) => Object.hasOwn(packageVersions, packageOf(font)));
  for (const font of fonts) {
    const name = packageOf(font);
    const from = findFontFolder(name) ?? "";
    const to = join(folder, name);
    await mkdir(join(to, "files"), { recursive: true });
    const { version, license } = manifest.parse(JSON.parse(await readFile(join(from, "package.json"), "utf8")));
    await writeFile(join(to, "package.json"), JSON.stringify({ name, version, license }));
    await copyFile(join(from, "unicode.json"), join(to, "unicode.json"));
    for (const file of chooseFiles(font, await readdir(join(from, "files"))))
      await copyFile(join(from, "files", file), join(to, "files", file));
  }
  return fonts.map(packageOf);
}
