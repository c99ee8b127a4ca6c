import { cp, mkdtemp, realpath, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildApp } from "../../../scripts/lib/app/app-build.ts";
import { cacheFolder } from "../../../scripts/lib/files/roots.ts";
import { copySampleAssets, sampleFile } from "../sample.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What a build needs of the project. */
const parts = [
  "schema",
  "scripts",
  "src",
  "index.html",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Copies the project, or a copy of it, nothing compiled, with the sample for its content; returns the new folder. */
export async function copyProject(from: string = root): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "faults-")));
  for (const part of parts) await cp(join(from, part), join(folder, part), { recursive: true });
  await cp(sampleFile, join(folder, "content.json"));
  await copySampleAssets(folder);
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The same with the application compiled, as the project has it: for tests that begin where an owner has built before. */
export async function copyCompiledProject(): Promise<string> {
  const folder = await copyProject();
  await buildApp();
  await cp(join(cacheFolder, "app"), join(folder, ".cache/app"), { recursive: true });
  return folder;
}
