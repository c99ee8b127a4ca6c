import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DiskProbe } from "../../../schema/check/disk.ts";
import { once } from "../../../schema/source/once.ts";
import { programFolder } from "../files/roots.ts";

/** The template of a new site, with placeholders; relative to the program's folder. */
export const templateFolder = "scripts/template";

export function readTemplate(path: string): Promise<string> {
  return readFile(join(programFolder, templateFolder, path), "utf8");
}

/** Knows the texts of the template, so that content that keeps them is reported. */
export const loadTemplateProbe = once(async (): Promise<Pick<DiskProbe, "isFromTemplate">> => {
  const texts = new Set<unknown>();
  JSON.parse(await readTemplate("content.json"), (_key, value: unknown) => texts.add(value) && value);
  return { isFromTemplate: (text) => texts.has(text) };
});
