import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the program lies: a checkout, or a package in `node_modules`, where nothing is written. */
export const programFolder = findProgram(dirname(fileURLToPath(import.meta.url)));

/** The folder of a package that has what is made of the program's sources: its application, its check, icons, fonts. */
export const readyName = "ready";

/** Where these are ready-made; undefined in a checkout, which makes each of them when it is needed. */
export const readyFolder = [join(programFolder, readyName)].find((folder) => existsSync(folder));

/** Where the owner works: commands are called there, and name files as seen from there. */
export const ownerFolder = process.cwd();

/**
 * What is kept because it takes long to make, and may be deleted: with the owner of a package, which may be read-only; in
 * a checkout, whose compiled application runs only where the modules are that it was compiled with.
 */
export const cacheFolder = join(readyFolder === undefined ? programFolder : ownerFolder, ".cache");

/** Whether a path is neither `root` nor in it; both without links. On Windows there is no relative way to another drive. */
export function isOutside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
}

/** By its manifest: bundled, this code lies elsewhere in the program than its source does. */
function findProgram(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findProgram(dirname(folder));
}
