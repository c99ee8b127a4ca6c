import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packageVersions } from "../lib/files/package-versions.ts";
import { type ProgramInfo, readProgramInfo } from "../lib/scaffold/program-info.ts";
import { besides, programFile } from "./bundle-program.ts";

/** The types of content, for writing it in TypeScript. */
export const typesFile = "types/content.d.ts";

/** The JSON schema of content, for editors. */
export const schemaFile = "schema/content.schema.json";

/**
 * Writes the manifest: no install scripts; the dependencies are packages that can't be bundled. Fonts that an owner may
 * install are no peer dependencies, because `npm ls` would list all of them as unmet.
 */
export async function writeManifest(stage: string): Promise<ProgramInfo> {
  const own = await readProgramInfo();
  const { GITHUB_REPOSITORY: repository } = process.env;
  const value = {
    // During a release, the environment has the repository. npm compares it with the proof of origin.
    ...(repository && { repository: `github:${repository}` }),
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
    // The versions that the program was made with. They are part of the hashes of its outputs.
    devDependencies: packageVersions,
  };
  await writeFile(join(stage, "package.json"), `${JSON.stringify(value, undefined, 2)}\n`);
  return own;
}
