import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The program's folder: a checkout, or a package in `node_modules`, where nothing is written. */
export const programFolder = findProgram(dirname(fileURLToPath(import.meta.url)));

/** The folder in a package with its prebuilt parts: application, check, icons, fonts. */
export const readyName = "ready";

/** The path of that folder; undefined in a checkout, which makes each part when needed. */
export const readyFolder = [join(programFolder, readyName)].find((folder) => existsSync(folder));

/** The folder in which commands are called; file names are relative to it. */
export const ownerFolder = process.cwd();

/**
 * The cache folder; it may be deleted. A package may be read-only, so it uses the owner's folder. A checkout uses its
 * own, because its compiled application runs only beside the modules that it was compiled with.
 */
export const cacheFolder = join(readyFolder === undefined ? programFolder : ownerFolder, ".cache");

/** True if `path` is neither `root` nor in it; both without links. Windows has no relative path between drives. */
export function isOutside(root: string, path: string): boolean {
  const fromRoot = relative(root, path);
  return fromRoot === ".." || fromRoot.startsWith(`..${sep}`) || isAbsolute(fromRoot);
}

/** Searches for package.json: bundled code is in another folder than its source. */
function findProgram(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findProgram(dirname(folder));
}
