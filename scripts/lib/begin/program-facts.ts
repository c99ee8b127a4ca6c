import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { programFolder } from "../files/roots.ts";
import { errorCode } from "../files/write-whole.ts";

/** Where a checkout's `npm run package` puts what it makes. */
export const packageFolder = ".cache/package";

/** The name of the file that a package is packed into. */
export const nameTarball = ({ name, version }: { name: string; version: string }) => `${name}-${version}.tgz`;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  /** Whether it is not published, as a checkout is not. */
  private: z.boolean().optional(),
  description: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
  repository: z.string().optional(),
  gitHead: z.string().optional(),
});

/** What the program's manifest says of it. */
export type ProgramFacts = z.output<typeof manifest>;

export async function readProgramFacts(): Promise<ProgramFacts> {
  return manifest.parse(JSON.parse(await readFile(join(programFolder, "package.json"), "utf8")));
}

const installed = z.object({ packages: z.record(z.string(), z.object({ resolved: z.string().optional() })) });

/**
 * What the manifest in `folder` has to say to get this program again: its exact version or, where it was not installed
 * from a registry, the file that it came in.
 */
export async function findOrigin({ name, version, private: isPrivate }: ProgramFacts, folder: string): Promise<string> {
  const file = isPrivate
    ? join(programFolder, packageFolder, nameTarball({ name, version }))
    : await findInstalledFile(name);
  return file === undefined ? version : `file:${relative(folder, file).replaceAll("\\", "/")}`;
}

/** npm notes beside what it has installed where it got each package. */
async function findInstalledFile(name: string): Promise<string | undefined> {
  try {
    const text = await readFile(join(programFolder, "../.package-lock.json"), "utf8");
    const { packages } = installed.parse(JSON.parse(text));
    const [, file] = /^file:(.+\.tgz)$/.exec(packages[`node_modules/${name}`]?.resolved ?? "") ?? [];
    return file === undefined ? undefined : resolve(programFolder, "../..", file);
  } catch (error) {
    // Another program than npm has installed it.
    if (errorCode(error) === "ENOENT" || error instanceof z.ZodError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
