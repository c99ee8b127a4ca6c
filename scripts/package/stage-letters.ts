import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { DesignFacts } from "../../schema/designs/define-design.ts";
import { designs } from "../../schema/designs/index.ts";
import { packageOf, typefaceNames } from "../../schema/designs/typefaces.ts";
import { packageVersions } from "../lib/files/package-versions.ts";
import { noto, weights } from "../lib/fonts/drawn-letters.ts";
import { findLetters, packedLetters } from "../lib/fonts/find-typeface.ts";

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The typefaces that designs are written in. An owner may choose them for anything, so that all their files are needed. */
const ofDesigns = new Set<string>(
  Object.values(designs).flatMap(({ letters }: DesignFacts) =>
    Object.values(letters).flatMap((faces) => faces.flatMap((face) => (face ? [packageOf(face.font)] : []))),
  ),
);

/** Of others, which pictures fall back on, upright letters do; of what does not vary, the weights of pictures. */
const forPictures = new RegExp(
  `-wght-normal\\.woff2$|-devanagari-(?:${Object.values(weights).join("|")})-normal\\.woff$`,
);

/** Which of the files of a typeface that has sizes of its own are needed: without these, only measures are taken. */
const forPages = /-(?:opsz-(?:normal|italic)|wght-normal)\.woff2$/;

function isNeeded(file: string, name: string, files: readonly string[]): boolean {
  if (!ofDesigns.has(name)) return forPictures.test(file);
  return files.some((one) => one.includes("-opsz-"))
    ? forPages.test(file)
    : /-wght-(?:normal|italic)\.woff2$/.test(file);
}

/** Copies the letters that this program is installed with, as they stand in their packages; returns the packages. */
export async function stageLetters(stage: string): Promise<string[]> {
  const names = [...typefaceNames.map(packageOf), noto].filter((name) => Object.hasOwn(packageVersions, name));
  for (const name of names) {
    const from = findLetters(name) ?? "";
    const to = join(stage, packedLetters, name);
    await mkdir(join(to, "files"), { recursive: true });
    const { version, license } = manifest.parse(JSON.parse(await readFile(join(from, "package.json"), "utf8")));
    await writeFile(join(to, "package.json"), JSON.stringify({ name, version, license }));
    await copyFile(join(from, "unicode.json"), join(to, "unicode.json"));
    const files = await readdir(join(from, "files"));
    for (const file of files.filter((file) => isNeeded(file, name, files)))
      await copyFile(join(from, "files", file), join(to, "files", file));
  }
  return names;
}
