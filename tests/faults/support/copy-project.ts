import { cp, mkdtemp, realpath, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What a build needs of the project. */
const parts = [
  "assets",
  "schema",
  "scripts",
  "src",
  "content.json",
  "index.html",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Copies the project, or a copy of it, nothing compiled, into a folder of its own; returns the folder. */
export async function copyProject(from: string = root): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "faults-")));
  for (const part of parts) await cp(join(from, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
