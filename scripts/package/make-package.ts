import { rm } from "node:fs/promises";
import { join } from "node:path";
import { shortPath } from "../lib/cli/command.ts";
import { callNpm } from "../lib/scaffold/npm.ts";
import { nameTarball } from "../lib/scaffold/program-info.ts";
import { stageCreate } from "./stage-create.ts";
import { type OnStep, stagePackage } from "./stage-package.ts";

/** Makes the package's tarball in a folder, and its unpacked content beside it; returns the tarball's path. */
export async function makePackage(out: string, onStep?: OnStep): Promise<string> {
  const { manifest } = await packFolder(out, "stage", (folder) => stagePackage(folder, onStep), onStep);
  return join(out, nameTarball(manifest));
}

/** Makes the tarball of the package for `npm create`; returns its path. */
export async function makeCreatePackage(out: string, onStep?: OnStep): Promise<string> {
  return join(out, nameTarball(await packFolder(out, "create", stageCreate, onStep)));
}

async function packFolder<Staged>(
  out: string,
  name: string,
  stage: (folder: string) => Promise<Staged>,
  onStep: OnStep | undefined,
): Promise<Staged> {
  const folder = join(out, name);
  await rm(folder, { recursive: true, force: true });
  const staged = await stage(folder);
  onStep?.(`Packing ${shortPath(folder)} …`);
  callNpm(["pack", folder, "--pack-destination", out, "--ignore-scripts", "--loglevel=error"], { isShown: false });
  return staged;
}
