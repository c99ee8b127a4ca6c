import { cp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../../scripts/lib/files/roots.ts";
import { benchFolder } from "./sites.ts";

/** What a build does not read, or makes. */
const leftOut = new Set(["node_modules", "dist", "tests", "archive", "LICENSE"]);

/** A copy of the project in which builds may be run and files changed, without a trace in the project itself. */
export interface ProjectCopy {
  folder: string;
  /** The command lines of package.json's scripts. */
  scripts: Record<string, string>;
}

/** Copies the project's sources under its own folder, where they find the packages that are installed, while `use` lasts. */
export async function withProjectCopy<T>(use: (project: ProjectCopy) => Promise<T>): Promise<T> {
  const folder = join(benchFolder, "project");
  await rm(folder, { recursive: true, force: true });
  for (const name of await readdir(projectFolder)) {
    if (leftOut.has(name) || name.startsWith(".")) continue;
    await cp(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(projectFolder, "package.json"), "utf8"),
  );
  try {
    return await use({ folder, scripts });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
