import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { nameSize } from "../../../schema/messages/message.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { listFiles } from "../files/hash-files.ts";
import { readRegular } from "../files/read-regular.ts";
import { programFolder } from "../files/roots.ts";
import { errorCode } from "../files/write-whole.ts";
import { callNpm } from "./npm.ts";
import { nameTarball, type ProgramInfo, packageFolder } from "./program-info.ts";

/** The folder of a site that contains the program's tarball, as long as no registry has it. */
export const vendorFolder = "vendor";

export const vendoredPath = (program: ProgramInfo) => `${vendorFolder}/${nameTarball(program)}`;

/** Reads the program's tarball. A checkout makes it if it is missing or older than the sources: half a minute. */
export async function readTarball(program: ProgramInfo, named?: string): Promise<Buffer> {
  const file = named ?? (program.private ? await findMade(program) : await findInstalled(program.name));
  if (file === undefined)
    throw new CommandError(
      "Nothing was written: the package that this program was installed from is not known. Name its .tgz by --package.",
    );
  try {
    return await readRegular(file, mostTarball);
  } catch (error) {
    const code = errorCode(error);
    const reason = code === "EFBIG" ? `it has more than ${nameSize(mostTarball)}` : code || String(error);
    throw new CommandError(
      `Nothing was written: ${shortPath(file)} can't be read (${reason}). Name the package by --package.`,
      { cause: error },
    );
  }
}

async function findMade(program: ProgramInfo): Promise<string> {
  const file = join(programFolder, packageFolder, nameTarball(program));
  if (!(await isCurrent(file))) callNpm(["run", "package"], { isShown: true, cwd: programFolder });
  return file;
}

/** True if no source has changed since a tarball was made. */
async function isCurrent(tarball: string): Promise<boolean> {
  const changedAt = async (file: string) => (await stat(file)).mtimeMs;
  const madeAt = await changedAt(tarball).catch(() => 0);
  const sources = ["src", "schema", "scripts", "package.json"].map((name) => listFiles(join(programFolder, name)));
  const changes = await Promise.all((await Promise.all(sources)).flat().map(changedAt));
  return changes.every((change) => change < madeAt);
}

/** In bytes. A site's repository keeps every version of it. */
const mostTarball = 15_000_000;

const installed = z.object({ packages: z.record(z.string(), z.object({ resolved: z.string().optional() })) });

/** Reads where npm got this package from npm's hidden lockfile. */
async function findInstalled(name: string): Promise<string | undefined> {
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
