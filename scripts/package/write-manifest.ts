import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scriptTypefaces } from "../../schema/designs/script-typefaces.ts";
import { packageOf, typefaceNames } from "../../schema/designs/typefaces.ts";
import { type ProgramFacts, readProgramFacts } from "../lib/begin/program-facts.ts";
import { packageVersions } from "../lib/files/package-versions.ts";
import { besides, programFile } from "./bundle-program.ts";

/** The types of content, for those who write it in TypeScript. */
export const typesFile = "types/content.d.ts";

/** The schema of content, as editors load it. */
export const schemaFile = "schema/content.schema.json";

/** Writes the package's manifest: nothing runs when it is installed, and with it comes what can't be bundled. */
export async function writeManifest(stage: string): Promise<ProgramFacts> {
  const own = await readProgramFacts();
  const optional = [...typefaceNames, ...Object.values(scriptTypefaces)].map(packageOf);
  const { GITHUB_REPOSITORY: repository, GITHUB_SHA: gitHead } = process.env;
  const value = {
    // Where a release is made it is known where the action is that publishes sites, and of which commit.
    ...(repository && gitHead && { repository: `github:${repository}`, gitHead }),
    ...own,
    private: undefined,
    type: "module",
    bin: { portfolio: programFile },
    exports: {
      ".": { types: `./${typesFile}` },
      "./schema": `./${schemaFile}`,
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries(besides.map((name) => [name, packageVersions[name]])),
    // What the program was made with, by whose versions it names what it makes.
    devDependencies: packageVersions,
    // Other letters, which the program finds where an owner installs them.
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
