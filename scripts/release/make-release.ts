import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeWhole } from "../lib/files/write-whole.ts";
import { nextVersion, type ReleaseStep, type ReleaseTexts, raiseVersion } from "./next-release.ts";

const manifest = z.object({ version: z.string() });

/**
 * Raises the version in a checkout, then runs the steps of a release. If any of them fails, all files are restored.
 * @param work the steps, run in order with the raised version; each throws if it fails
 * @returns the new version
 */
export async function makeRelease(
  folder: string,
  step: ReleaseStep,
  day: string,
  work: readonly (() => unknown)[],
): Promise<string> {
  const read = (name: keyof ReleaseTexts) => readFile(join(folder, name), "utf8");
  const texts: ReleaseTexts = {
    "package.json": await read("package.json"),
    "package-lock.json": await read("package-lock.json"),
    "CHANGELOG.md": await read("CHANGELOG.md"),
  };
  const write = async (all: ReleaseTexts) => {
    for (const [name, text] of Object.entries(all)) await writeWhole(join(folder, name), text);
  };
  const version = nextVersion(manifest.parse(JSON.parse(texts["package.json"])).version, step);
  const raised = raiseVersion(texts, version, day);
  try {
    await write(raised);
    for (const one of work) await one();
  } catch (error) {
    await write(texts);
    throw error;
  }
  return version;
}
