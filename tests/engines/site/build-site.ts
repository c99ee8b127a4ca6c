import type { TestProject } from "vitest/node";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSample } from "../../setup/build-sample.ts";
import installPrograms from "../../setup/install-programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    engines: {
      /** The built site. */
      folder: string;
      onlyVital: boolean;
    };
  }
}

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Before the checks: sees to the browsers, and builds the sample once. */
export default async function buildSite(project: TestProject): Promise<() => Promise<void>> {
  await installPrograms();
  await mkdir(join(root, ".cache"), { recursive: true });
  // A folder for each run: others may be under way.
  const ground = await mkdtemp(join(root, ".cache/engines-"));
  project.provide("engines", { folder: await buildSample(ground, "/"), onlyVital: project.config.mode === "vital" });
  return () => rm(ground, { recursive: true, force: true });
}
