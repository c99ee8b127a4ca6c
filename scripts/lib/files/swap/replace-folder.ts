import { existsSync, readdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { lastName } from "./claim-folder.ts";
import { exchangeFolders } from "./exchange-folders.ts";

/**
 * Puts `next`, a folder made in a claim, in the place of `folder`; what stood there before is then in the claim.
 *
 * Node can rename a folder only over an empty one. Where the system can exchange two folders, that is one step, and
 * `folder` is whole at any moment. Elsewhere it takes two renames: whoever is killed between them leaves no `folder`,
 * and the next claim puts back what stood there. All of it is synchronous, so that nothing of this process comes between.
 */
export function replaceFolder(folder: string, next: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    renameSync(next, folder);
    return;
  }
  if (exchangeFolders(next, folder)) return;
  const last = join(dirname(next), lastName);
  renameSync(folder, last);
  try {
    renameSync(next, folder);
  } catch (error) {
    renameSync(last, folder);
    throw error;
  }
}
