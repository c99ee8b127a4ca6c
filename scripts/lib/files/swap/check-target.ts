import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pageFileName } from "../../../../src/data-attributes.ts";
import { CommandError, shortPath } from "../../cli/command.ts";
import { readRegular } from "../read-regular.ts";
import { isOutside, ownerFolder, programFolder } from "../roots.ts";
import { explainUnlisted } from "./explain-disk-error.ts";

/** Folders of the program and the owner that no build makes. */
const ownFolders = [
  ...["schema", "src", "scripts", "tests", "node_modules", ".git", ".github", ".ci"].map((name) =>
    join(programFolder, name),
  ),
  ...["assets", "node_modules", ".git", ".github"].map((name) => join(ownerFolder, name)),
];

/**
 * Throws a CommandError if a site can't be built here: a build replaces the folder with everything in it.
 * @param target the folder, links resolved
 * @param files the sources of the site: the content file and its pictures
 */
export async function checkTarget(target: string, files: readonly string[]): Promise<void> {
  const refuse = (reason: string): never => {
    throw new CommandError(
      `A site can't be built into ${shortPath(target)}: ${reason}. Choose a new or empty folder with --out.`,
    );
  };
  if (dirname(target) === target) refuse("that is the whole disk");
  const kept = [homedir(), programFolder, ownerFolder, ...files];
  for (const path of await Promise.all(kept.map(followLinks))) {
    if (!isOutside(target, path))
      refuse(`${target === path ? "it" : `it holds ${shortPath(path)}, which`} would be lost`);
  }
  const own = (await Promise.all(ownFolders.map(followLinks))).find((folder) => !isOutside(folder, target));
  if (own !== undefined) refuse(`the project's own ${basename(own)} is there`);

  const entry = await stat(target).catch(() => undefined);
  if (!entry && (await isLink(target))) refuse("it is a link that leads to nothing");
  if (entry?.isDirectory() === false) refuse("a file of that name is there");
  const names = entry ? await listNames(target) : [];
  if (names.includes(".git")) refuse("it holds .git, which would be lost");
  if (names.length > 0 && !(await isSite(target))) refuse("it holds files that are no site of this project");
}

/** True for any link, also a broken one. */
export async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
}

async function listNames(target: string): Promise<string[]> {
  try {
    return await readdir(target);
  } catch (error) {
    throw explainUnlisted(error, target);
  }
}

/** A path with links resolved, also if nothing exists there yet. */
export async function followLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await followLinks(parent), basename(path));
  }
}

/** A site has a home page, and its data beside it, which no other program writes. */
async function isSite(folder: string): Promise<boolean> {
  try {
    await stat(join(folder, "index.html"));
    const file: unknown = JSON.parse((await readRegular(join(folder, pageFileName))).toString("utf8"));
    return typeof file === "object" && file !== null && "build" in file && "page" in file;
  } catch {
    return false;
  }
}
