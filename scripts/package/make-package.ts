import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../lib/cli/command.ts";
import { stagePackage } from "./stage-package.ts";

/** Makes the package's tarball in a folder, and beside it what is in it as a folder; returns the tarball's path. */
export async function makePackage(out: string): Promise<string> {
  const stage = join(out, "stage");
  await rm(stage, { recursive: true, force: true });
  const { manifest } = await stagePackage(stage);
  pack(stage, out);
  return join(out, `${manifest.name}-${manifest.version}.tgz`);
}

/** By the npm that runs this, which Windows would not find without a shell. */
function pack(stage: string, out: string): void {
  const npm = process.env["npm_execpath"];
  const [program, ...first] = npm ? [process.execPath, npm] : ["npm"];
  const words = [...first, "pack", stage, "--pack-destination", out, "--ignore-scripts", "--loglevel=error"];
  const { status, stderr, error } = spawnSync(program ?? "npm", words, { encoding: "utf8" });
  if (status !== 0) throw new CommandError(`npm could not pack ${stage}: ${error?.message ?? stderr}`);
}
