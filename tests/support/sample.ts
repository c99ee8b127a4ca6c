import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../content/sample");

/** The site that tests run on, its pictures beside it. The file at the project's root is the owner's, to be replaced. */
export const sampleFile = join(folder, "content.json");

/** A picture of the sample, by the name that the sample gives it. */
export const samplePhoto = "assets/photo.png";

/** The sample's content, a fresh copy. */
export async function readSample(): Promise<unknown> {
  return JSON.parse(await readFile(sampleFile, "utf8"));
}

/** Copies the sample's pictures to where content in a folder finds them, and the records that examples of blocks name. */
export async function copySampleAssets(target: string): Promise<void> {
  await cp(join(folder, "../records"), target, { recursive: true });
  await cp(join(folder, "assets"), join(target, "assets"), { recursive: true });
}
