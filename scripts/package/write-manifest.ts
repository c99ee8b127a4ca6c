import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { scriptTypefaces } from "../../schema/designs/script-typefaces.ts";
import { packageOf, typefaceNames } from "../../schema/designs/typefaces.ts";
import { packageVersions } from "../lib/files/package-versions.ts";
import { programFolder } from "../lib/files/roots.ts";
import { programFile } from "./bundle-program.ts";

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  repository: z.string().optional(),
});

/** What the package says of itself. */
export type Manifest = z.infer<typeof manifest>;

/** The types of content, for those who write it in TypeScript. */
export const typesFile = "types/content.d.ts";

export async function readManifest(): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(join(programFolder, "package.json"), "utf8")));
}

/** Writes the package's manifest: nothing runs when it is installed, and with it comes what can't be bundled. */
export async function writeManifest(stage: string): Promise<Manifest> {
  const own = await readManifest();
  const optional = ["shiki", ...[...typefaceNames, ...Object.values(scriptTypefaces)].map(packageOf)];
  const { GITHUB_REPOSITORY: repository, GITHUB_SHA: gitHead } = process.env;
  const value = {
    // Where a release is made it is known where the action is that publishes sites, and of which commit.
    ...(repository && gitHead && { repository: `github:${repository}`, gitHead }),
    ...own,
    type: "module",
    bin: { portfolio: `program/${programFile}` },
    exports: {
      ".": { types: `./${typesFile}` },
      "./schema": "./schema/content.schema.json",
      "./package.json": "./package.json",
    },
    dependencies: { sharp: packageVersions["sharp"] },
    // Other letters and languages of code, which the program finds where an owner installs them.
    peerDependencies: Object.fromEntries(optional.map((name) => [name, versionOf(name)])),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
  await writeFile(join(stage, "package.json"), `${JSON.stringify(value, undefined, 2)}\n`);
  return own;
}

function versionOf(name: string): string {
  const [, major = "5"] = /^(\d+)\./.exec(packageVersions[name] ?? "") ?? [];
  return `>=${major}`;
}
