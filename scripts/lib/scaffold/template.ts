import { type Json, set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { readTemplate } from "../content/template-texts.ts";
import { agentsFile, writeAgentsFile } from "./agents-file.ts";
import type { ProgramInfo } from "./program-info.ts";

/** @internal */
export const publishFile = ".github/workflows/publish.yml";
/** @internal */
export const refreshFile = ".github/workflows/refresh.yml";

/**
 * The files of a new site except its content, photo and tarball, by their paths.
 * @param vendored the path of the program's tarball in the site; undefined if a registry has the program
 */
export async function writeSiteFiles(program: ProgramInfo, vendored?: string): Promise<Map<string, string>> {
  const origin = vendored === undefined ? program.version : `file:${vendored}`;
  return new Map([
    ["package.json", writeManifest(program, origin)],
    // npm leaves files of this name out of packages, so the template can't contain one.
    [".gitignore", "# What is installed, built and kept\nnode_modules\ndist\n.cache\n"],
    ["README.md", (await readTemplate("README.md")).replace("{update}", tellUpdate(program, vendored))],
    [agentsFile, await writeAgentsFile(program)],
    ["CLAUDE.md", `@${agentsFile}\n`],
    [publishFile, await readTemplate(publishFile)],
    // Packages run in a job that may only read. The job that may write gets a patch from it. So nothing that packages
    // leave behind (Git hooks and settings, programs) runs where the repository is writable.
    [refreshFile, await readTemplate(refreshFile)],
  ]);
}

function tellUpdate({ name }: ProgramInfo, vendored: string | undefined): string {
  if (vendored === undefined) return `\`npm install --save-exact ${name}@latest\``;
  return `put the new tarball into \`vendor/\` in place of the old one and run \`npm install ./vendor/…tgz\` with its name (\`npm run package -- --site FOLDER\` in a checkout of the program does both)`;
}

/** The commands that get a script in package.json. */
const scripts = [
  "dev",
  "validate",
  "explain",
  "build",
  "preview",
  "audit",
  "pdf",
  "import",
  "fetch",
  "migrate",
  "translations",
];

function writeManifest({ name, engines }: ProgramInfo, origin: string): string {
  const manifest = {
    private: true,
    engines,
    scripts: Object.fromEntries(scripts.map((command) => [command, `portfolio ${command}`])),
    dependencies: { [name]: origin },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Replaces values of the content, by their JSON pointers. */
export function fillContent(text: string, values: Readonly<Record<string, Json | undefined>>): string {
  let source = new JsonText("content.json", text);
  for (const [pointer, value] of Object.entries(values))
    if (value !== undefined) source = set(source, pointer, value).source;
  return source.text;
}
