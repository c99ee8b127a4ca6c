import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Json, set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { programFolder } from "../files/roots.ts";
import type { ProgramFacts } from "./program-facts.ts";

/** The folder of the program, in a checkout and in the package, that holds a new site with placeholders. */
export const templateFolder = "scripts/template";

/** Reads a file of the template by its path in the site. */
export function readTemplate(path: string): Promise<string> {
  return readFile(join(programFolder, templateFolder, path), "utf8");
}

/**
 * The files of a new site beside its content and photo, by their paths.
 * @param origin where the program comes from, as npm's manifests say it
 */
export async function writeSiteFiles(program: ProgramFacts, origin: string): Promise<Map<string, string>> {
  return new Map([
    ["package.json", writeManifest(program, origin)],
    // npm leaves files of this name out of packages, so the template has none.
    [".gitignore", "# What is installed, built and kept\nnode_modules\ndist\n.cache\n"],
    ["README.md", await readTemplate("README.md")],
    [publishFile, writeWorkflow(await readTemplate(publishFile), program)],
    // Packages run in a job that may only read. The job that may write gets a patch from it, so that nothing that packages
    // leave behind (Git's hooks and settings, programs) runs where the repository can be written.
    [refreshFile, await readTemplate(refreshFile)],
  ]);
}

/** @internal */
export const publishFile = ".github/workflows/publish.yml";
/** @internal */
export const refreshFile = ".github/workflows/refresh.yml";

/** The program's commands that have a script of their own. */
const scripts = ["dev", "build", "check", "preview", "audit", "pdf", "fetch", "migrate", "translations"];

function writeManifest({ name, engines }: ProgramFacts, origin: string): string {
  const manifest = {
    private: true,
    engines,
    scripts: Object.fromEntries(scripts.map((command) => [command, `portfolio ${command}`])),
    dependencies: { [name]: origin },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** What the template has for a repository that isn't known: no account can have such a name, so it leads to nobody else's. @internal */
export const unknownRepository = "_whose_/portfolio-from-json";

/** What the program knows of where it was released. */
type Release = Pick<ProgramFacts, "repository" | "gitHead" | "version">;

/** The workflow that publishes, with the action's commit where it is known, as a tag may be moved. @internal */
export function writeWorkflow(template: string, { repository, gitHead, version }: Release): string {
  const pinned = template.replace("@v0.0.0", gitHead === undefined ? `@v${version}` : `@${gitHead} # v${version}`);
  if (repository === undefined) return pinned;
  const known = pinned.replace(/^ *# Where the program's repository is was not known.*\n/m, "");
  return known.replace(unknownRepository, repository.replace(/^github:/, ""));
}

/** Content with these values, by their JSON pointers, in place of the placeholders. */
export function fillContent(text: string, values: Readonly<Record<string, Json | undefined>>): string {
  let source = new JsonText("content.json", text);
  for (const [pointer, value] of Object.entries(values))
    if (value !== undefined) source = set(source, pointer, value).source;
  return source.text;
}
