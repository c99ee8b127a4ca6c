import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "../../scripts/lib/site/build-site.ts";
import { copySampleAssets } from "./sample.ts";

/** Builds content, with the sample's pictures beside it, in an empty folder; returns the site's folder. */
export async function buildTestSite(folder: string, content: object): Promise<string> {
  await mkdir(folder, { recursive: true });
  await copySampleAssets(folder);
  const file = join(folder, "content.json");
  await writeFile(file, JSON.stringify(content));
  const out = join(folder, "site");
  const { outcome, diagnostics } = await buildSite(file, out);
  if (outcome === "refused") throw new Error(JSON.stringify(diagnostics, undefined, 2));
  return out;
}
