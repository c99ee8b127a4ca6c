import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pageFileName } from "../../../../src/marks.ts";
import { CommandError, shortPath } from "../../cli/command.ts";
import { readRegular } from "../read-regular.ts";
import { isOutside, ownerFolder, programFolder } from "../roots.ts";
import { explainUnlisted } from "./explain-disk-error.ts";

/** What stands in the program's folder and in the owner's, and is not made by a build. */
const ownFolders = [
  ...["schema", "src", "scripts", "tests", "node_modules", ".git", ".github", ".ci"].map((name) =>
    join(programFolder, name),
  ),
  ...["assets", "node_modules", ".git", ".github"].map((name) => join(ownerFolder, name)),
];

/**
 * Throws a CommandError where a site must not be put: a build replaces the whole folder, and would take with it what
 * it has not made.
 * @param target the folder, links followed
 * @param files what the site is made of: the content file and its pictures
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

/** Whether a link has this name, wherever it leads. */
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

/** A path without links, also where nothing stands there yet. */
export async function followLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await followLinks(parent), basename(path));
  }
}

/** A site is known by its home page and by the data beside it, which no other program writes. */
async function isSite(folder: string): Promise<boolean> {
  try {
    await stat(join(folder, "index.html"));
    const file: unknown = JSON.parse((await readRegular(join(folder, pageFileName))).toString("utf8"));
    return typeof file === "object" && file !== null && "build" in file && "page" in file;
  } catch {
    return false;
  }
}
