import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the program lies: a checkout, or a package in `node_modules`. Nothing is written there. */
export const programFolder = findProgram(dirname(fileURLToPath(import.meta.url)));

/** Where the owner works: commands are called there, and name files as seen from there. */
export const ownerFolder = process.cwd();

/** What is kept because it takes long to make, and may be deleted: the owner's, since the program may be read-only. */
export const cacheFolder = join(ownerFolder, ".cache");

/** By its manifest: bundled, this code lies elsewhere in the program than its source does. */
function findProgram(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findProgram(dirname(folder));
}
