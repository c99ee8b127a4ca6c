import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DiskProbe } from "../../../schema/check/disk.ts";
import { once } from "../../../schema/source/once.ts";
import { holdsBytes } from "../files/read-regular.ts";
import { programFolder } from "../files/roots.ts";
import type { ProbedAsset } from "./probe-asset.ts";

/** The template of a new site, with placeholders; relative to the program's folder. */
export const templateFolder = "scripts/template";

export function readTemplate(path: string): Promise<string> {
  return readFile(join(programFolder, templateFolder, path), "utf8");
}

export const photoName = "assets/photo.svg";

/** Knows the template's picture, whatever its copy is called. */
export async function loadPictureProbe(
  assets: ReadonlyMap<string, ProbedAsset>,
): Promise<Pick<DiskProbe, "isTemplatePicture">> {
  const photo = await readTemplate(photoName);
  const named = new Set<string>();
  for (const [name, { facts, file }] of assets) {
    const isAlike = facts.status === "image" && facts.bytes === Buffer.byteLength(photo);
    if (isAlike && (await holdsBytes(file, photo))) named.add(name);
  }
  return { isTemplatePicture: (name) => named.has(name) };
}

/** Knows the texts of the template, so that content that keeps them is reported. */
export const loadTemplateProbe = once(async (): Promise<Pick<DiskProbe, "isFromTemplate">> => {
  const texts = new Set<unknown>();
  JSON.parse(await readTemplate("content.json"), (_key, value: unknown) => texts.add(value) && value);
  return { isFromTemplate: (text) => texts.has(text) };
});
