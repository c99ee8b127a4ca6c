import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { programFolder } from "../lib/files/roots.ts";
import { type ProgramInfo, readProgramInfo } from "../lib/scaffold/program-info.ts";

/** Writes the package for `npm create` into a folder: a few lines that start the program, of exactly this version. */
export async function stageCreate(stage: string): Promise<ProgramInfo> {
  const { name, version, license, engines } = await readProgramInfo();
  const manifest: ProgramInfo = {
    name: `create-${name}`,
    version,
    description: `Begins a site: npm create ${name} my-site`,
    license,
    engines,
  };
  const file = "create.js";
  await mkdir(stage, { recursive: true });
  await copyFile(join(programFolder, "scripts/create", file), join(stage, file));
  await copyFile(join(programFolder, "LICENSE"), join(stage, "LICENSE"));
  const value = { ...manifest, type: "module", bin: { [manifest.name]: file }, dependencies: { [name]: version } };
  await writeFile(join(stage, "package.json"), `${JSON.stringify(value, undefined, 2)}\n`);
  return manifest;
}
