import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "../../scripts/lib/site/build-site.ts";
import { copySampleAssets, sampleFile } from "../support/sample.ts";

/**
 * Builds the sample as a site at `path` of a host, with what `npm run build` builds with; returns the site's folder.
 * @param folder where the content, its pictures and the site are put
 */
export async function buildSample(folder: string, path: string): Promise<string> {
  const out = join(folder, "site");
  const { pages, diagnostics } = await buildSite(await copyContent(folder, path), out);
  if (!pages) throw new Error(`The content was refused: ${JSON.stringify(diagnostics, undefined, 2)}`);
  return out;
}

/** Copies the sample, its pictures beside it, as it would be for a site at `path`. */
async function copyContent(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await copySampleAssets(folder);
  const content = JSON.parse(await readFile(sampleFile, "utf8"));
  content.site.url = `https://example.com${path}`;
  const file = join(folder, "content.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}
