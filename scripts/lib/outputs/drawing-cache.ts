import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hashBytes } from "../hash-files.ts";
import { projectFolder } from "../project.ts";

const project: { devDependencies: Record<string, string> } = createRequire(import.meta.url)("../../../package.json");
const tools = [
  "satori",
  "sharp",
  ...Object.keys(project.devDependencies).filter((name) => name.startsWith("@fontsource/")),
];

/** Names how pictures are drawn; the number is to be raised with each change of what they look like. */
const recipe = JSON.stringify(["1", ...tools.map((name) => project.devDependencies[name])]);

/** Names a picture by everything that decides its bytes. */
export function nameDrawing(inputs: unknown): string {
  return hashBytes(recipe, JSON.stringify(inputs));
}

/**
 * The file of a picture, drawn only where no build has drawn it before. Builds may do so at the same time: a file
 * appears under its name only once it is whole.
 */
export async function cacheDrawing(name: string, draw: () => Promise<Uint8Array>): Promise<string> {
  const file = join(projectFolder, ".cache", "drawings", `${name}.png`);
  if (existsSync(file)) return file;
  const bytes = await draw();
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, bytes);
    await rename(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
  return file;
}
