import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { buildSample } from "../../setup/build-sample.ts";
import { installEngines } from "../../setup/install-programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built site. */
    site: string;
    /** Whether the vital checks alone are tried. */
    onlyVital: boolean;
  }
}

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Before the checks: sees to the browsers, and builds the sample once. Returns what takes it away again. */
export default async function buildSite({ provide }: TestProject): Promise<() => Promise<void>> {
  await installEngines();
  await mkdir(join(root, ".cache"), { recursive: true });
  // A folder for each run: others may be under way.
  const ground = await mkdtemp(join(root, ".cache/engines-"));
  provide("site", await buildSample(ground, "/"));
  return () => rm(ground, { recursive: true, force: true });
}
