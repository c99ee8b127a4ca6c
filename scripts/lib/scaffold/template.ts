import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Json, set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { readTemplate } from "../content/template-texts.ts";
import { agentsFile, writeAgentsFile } from "./agents-file.ts";
import type { ProgramInfo } from "./program-info.ts";

/** Keeps the order of keys, so that a call after a killed one writes the same bytes: an object's schema puts its own keys first. */
const inOrder = z.record(z.string(), z.unknown());
const manifestSchema = inOrder.and(
  z.looseObject({
    scripts: z.record(z.string(), z.string()).optional(),
    dependencies: z.record(z.string(), z.string()).optional(),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

/** What `npm install` writes. */
export const npmNames: ReadonlySet<string> = new Set(["package.json", "package-lock.json", "node_modules"]);

/** The package.json of a folder in which npm has installed the program, otherwise undefined. */
export async function readManifest(folder: string, { name }: ProgramInfo): Promise<Manifest | undefined> {
  try {
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
    return manifest.dependencies?.[name] === undefined ? undefined : manifest;
  } catch {
    return undefined;
  }
}

/** @internal */
export const publishFile = ".github/workflows/publish.yml";
/** @internal */
export const refreshFile = ".github/workflows/refresh.yml";

/**
 * The files of a new site except its content, photo and tarball, by their paths.
 * @param vendored the path of the program's tarball in the site; undefined if a registry has the program
 * @param manifest the package.json that is there already; what is in it is kept
 */
export async function writeSiteFiles(
  program: ProgramInfo,
  vendored?: string,
  manifest?: Manifest,
): Promise<Map<string, string>> {
  const origin = vendored === undefined ? program.version : `file:${vendored}`;
  return new Map([
    ["package.json", writeManifest(program, origin, manifest)],
    // npm leaves files of this name out of packages, so the template can't contain one.
    [".gitignore", "# What is installed, built and kept\nnode_modules\ndist\n.cache\n"],
    ["README.md", await writeReadme(program, vendored)],
    [agentsFile, await writeAgentsFile(program)],
    ["CLAUDE.md", `@${agentsFile}\n`],
    [publishFile, await readTemplate(publishFile)],
    // Packages run in a job that may only read. The job that may write gets a patch from it. So nothing that packages
    // leave behind (Git hooks and settings, programs) runs where the repository is writable.
    [refreshFile, await readTemplate(refreshFile)],
  ]);
}

async function writeReadme(program: ProgramInfo, vendored: string | undefined): Promise<string> {
  const vendor = vendored
    ? "\n`vendor/` has the program, 8 MB in one file: with it, the site can be built anywhere. Commit it, too."
    : "";
  const text = await readTemplate("README.md");
  return text
    .replace("{vendor}", vendor)
    .replace("{program}", program.name)
    .replace("{update}", tellUpdate(program, vendored));
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

function writeManifest({ name, engines }: ProgramInfo, origin: string, known: Manifest = {}): string {
  const manifest = {
    ...known,
    private: true,
    engines,
    scripts: { ...Object.fromEntries(scripts.map((command) => [command, `portfolio ${command}`])), ...known.scripts },
    dependencies: { ...known.dependencies, [name]: origin },
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
