import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { programFolder } from "../files/roots.ts";
import { errorCode } from "../files/write-whole.ts";

/** Output folder of `npm run package` in a checkout. */
export const packageFolder = ".cache/package";

export const nameTarball = ({ name, version }: { name: string; version: string }) => `${name}-${version}.tgz`;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  /** True in a checkout: it is not published. */
  private: z.boolean().optional(),
  description: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
  repository: z.string().optional(),
  gitHead: z.string().optional(),
});

/** The fields of the program's package.json that commands use. */
export type ProgramFacts = z.output<typeof manifest>;

export async function readProgramFacts(): Promise<ProgramFacts> {
  return manifest.parse(JSON.parse(await readFile(join(programFolder, "package.json"), "utf8")));
}

const installed = z.object({ packages: z.record(z.string(), z.object({ resolved: z.string().optional() })) });

/** The specifier in package.json in `folder` that installs this program again: a version, or a tarball's path. */
export async function findOrigin({ name, version, private: isPrivate }: ProgramFacts, folder: string): Promise<string> {
  const file = isPrivate
    ? join(programFolder, packageFolder, nameTarball({ name, version }))
    : await findInstalledFile(name);
  return file === undefined ? version : `file:${relative(folder, file).replaceAll("\\", "/")}`;
}

/** Reads where npm got this package from npm's hidden lockfile. */
async function findInstalledFile(name: string): Promise<string | undefined> {
  try {
    const text = await readFile(join(programFolder, "../.package-lock.json"), "utf8");
    const { packages } = installed.parse(JSON.parse(text));
    const [, file] = /^file:(.+\.tgz)$/.exec(packages[`node_modules/${name}`]?.resolved ?? "") ?? [];
    return file === undefined ? undefined : resolve(programFolder, "../..", file);
  } catch (error) {
    // Installed by another package manager than npm.
    if (errorCode(error) === "ENOENT" || error instanceof z.ZodError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
