import { cp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { programFolder } from "../../../scripts/lib/files/roots.ts";
import { readDraft, writeDraft } from "./large-content.ts";
import { benchFolder } from "./sites.ts";

/** What a build does not read, or makes, and the owner's own site. */
const leftOut = new Set(["node_modules", "dist", "tests", "archive", "LICENSE", "content.json", "assets"]);

/** A copy of the project in which builds may be run and files changed, without a trace in the project itself. */
export interface ProjectCopy {
  folder: string;
  /** The command lines of package.json's scripts. */
  scripts: Record<string, string>;
}

/**
 * Copies the project's sources under its own folder, where they find the packages that are installed, while `use` lasts.
 * @param file the content file whose site the copy holds
 */
export async function withProjectCopy<T>(file: string, use: (project: ProjectCopy) => Promise<T>): Promise<T> {
  const folder = join(benchFolder, "project");
  await rm(folder, { recursive: true, force: true });
  for (const name of await readdir(programFolder)) {
    if (leftOut.has(name) || name.startsWith(".")) continue;
    await cp(join(programFolder, name), join(folder, name), { recursive: true });
  }
  await writeDraft(await readDraft(file), join(folder, "content.json"), file);
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(programFolder, "package.json"), "utf8"),
  );
  try {
    return await use({ folder, scripts });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
