import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { packageOf, typefaceNames } from "../../schema/designs/typefaces.ts";
import { packageVersions } from "../lib/files/package-versions.ts";
import { noto, weights } from "../lib/fonts/drawn-letters.ts";
import { findLetters, packedLetters } from "../lib/fonts/find-typeface.ts";

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Which files of the packages of letters may be needed: of those that vary, the ones for weights and for sizes. */
const needed = new RegExp(`-(?:(?:wght|opsz)-(?:normal|italic)\\.woff2|devanagari-(?:${Object.values(weights).join("|")})-normal\\.woff)$`);

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
    const files = (await readdir(join(from, "files"))).filter((file) => needed.test(file));
    for (const file of files) await copyFile(join(from, "files", file), join(to, "files", file));
  }
  return names;
}
