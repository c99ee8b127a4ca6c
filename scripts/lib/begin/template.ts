import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Json, set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { programFolder } from "../files/roots.ts";
import type { ProgramFacts } from "./program-facts.ts";

/** The template of a new site, with placeholders; relative to the program's folder. */
export const templateFolder = "scripts/template";

export function readTemplate(path: string): Promise<string> {
  return readFile(join(programFolder, templateFolder, path), "utf8");
}

/**
 * The files of a new site except its content and photo, by their paths.
 * @param origin the version specifier of the program in package.json
 */
export async function writeSiteFiles(program: ProgramFacts, origin: string): Promise<Map<string, string>> {
  return new Map([
    ["package.json", writeManifest(program, origin)],
    // npm leaves files of this name out of packages, so the template can't contain one.
    [".gitignore", "# What is installed, built and kept\nnode_modules\ndist\n.cache\n"],
    ["README.md", await readTemplate("README.md")],
    [publishFile, writeWorkflow(await readTemplate(publishFile), program)],
    // Packages run in a job that may only read. The job that may write gets a patch from it. So nothing that packages
    // leave behind (Git hooks and settings, programs) runs where the repository is writable.
    [refreshFile, await readTemplate(refreshFile)],
  ]);
}

/** @internal */
export const publishFile = ".github/workflows/publish.yml";
/** @internal */
export const refreshFile = ".github/workflows/refresh.yml";

/** The commands that get a script in package.json. */
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

/** The template's unknown repository. No account can have this name, so it is nobody else's. @internal */
export const unknownRepository = "_whose_/portfolio-from-json";

type Release = Pick<ProgramFacts, "repository" | "gitHead" | "version">;

/** Writes the workflow; the action is pinned to its commit if known, as tags can be moved. @internal */
export function writeWorkflow(template: string, { repository, gitHead, version }: Release): string {
  const pinned = template.replace("@v0.0.0", gitHead === undefined ? `@v${version}` : `@${gitHead} # v${version}`);
  if (repository === undefined) return pinned;
  const known = pinned.replace(/^ *# Where the program's repository is was not known.*\n/m, "");
  return known.replace(unknownRepository, repository.replace(/^github:/, ""));
}

/** Replaces values of the content, by their JSON pointers. */
export function fillContent(text: string, values: Readonly<Record<string, Json | undefined>>): string {
  let source = new JsonText("content.json", text);
  for (const [pointer, value] of Object.entries(values))
    if (value !== undefined) source = set(source, pointer, value).source;
  return source.text;
}
