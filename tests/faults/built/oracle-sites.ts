import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";

const contents = join(import.meta.dirname, "../../content");

/** The content files whose built sites are held, by their folders in `tests/content/`. */
export const oracleSites = [
  "sample",
  "examples/artist",
  "examples/developer",
  "examples/researcher",
  "five-languages",
  "v0.1.0/site",
  "v0.1.0/resume",
  "v0.1.0/everything",
] as const;

/** Builds one of them in a design, in an empty folder; returns the site's folder. */
export async function buildOracleSite(name: string, design: string, folder: string): Promise<string> {
  await mkdir(dirname(folder), { recursive: true });
  await cp(join(contents, name), folder, { recursive: true });
  const file = join(folder, "content.json");
  const content = JSON.parse(await readFile(file, "utf8"));
  content.theme = { ...content.theme, design };
  await writeFile(file, JSON.stringify(content));
  const out = join(folder, "built");
  const { outcome, diagnostics } = await buildSite(file, out);
  if (outcome === "refused") throw new Error(JSON.stringify(diagnostics, undefined, 2));
  return out;
}
