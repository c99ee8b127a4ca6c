import { copyFile, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { CommandError } from "../lib/cli/command.ts";
import { callNpm } from "../lib/scaffold/npm.ts";
import { readProgramInfo } from "../lib/scaffold/program-info.ts";
import { vendorFolder } from "../lib/scaffold/tarball.ts";

/**
 * Replaces the tarball in a site and installs it. npm compares versions, not bytes: a plain `npm install` would keep
 * what is installed, and `npm ci` would refuse the lock file's hash.
 */
export async function updateSite(site: string, tarball: string): Promise<void> {
  const { name } = await readProgramInfo();
  const vendor = join(site, vendorFolder);
  const old = (await readdir(vendor).catch(() => [])).filter((file) => file.startsWith(`${name}-`));
  if (old.length === 0)
    throw new CommandError(`${site} doesn't contain the package: there is no ${vendorFolder}/${name}-….tgz.`);
  for (const file of old) await rm(join(vendor, file));
  await copyFile(tarball, join(vendor, basename(tarball)));
  callNpm(["install", `./${vendorFolder}/${basename(tarball)}`], { isShown: true, cwd: site });
}
