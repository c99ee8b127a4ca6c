import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { lastName } from "./claim-folder.ts";

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

/** renameat2(2), whose flag 2 exchanges two names; 64-bit systems alone, since its number differs among processors. */
const systemCalls: Partial<Record<NodeJS.Architecture, number>> = { x64: 316, arm64: 276 };

/** Perl stands on nearly every Linux, as git needs it. -100 means that paths are seen from the current folder. */
const perl = "my ($number, @paths) = @ARGV; exit(syscall($number + 0, -100, $paths[0], -100, $paths[1], 2) != 0)";

/** Programs that exchange two folders in one step; Node itself can't. `mv` learnt it in coreutils 9.5. */
const ways: ((one: string, other: string) => [string, string[]])[] = [
  (one, other) => ["mv", ["--exchange", "--no-target-directory", "--", one, other]],
  (one, other) => ["perl", ["-e", perl, String(systemCalls[process.arch]), one, other]],
];

let isProven = false;

/** Exchanges two folders of one disk in one step, where the system and the disk can; returns whether it was done. */
function exchangeFolders(one: string, other: string): boolean {
  if (process.platform !== "linux" || !(process.arch in systemCalls)) return false;
  const folder = statSync(one).ino;
  while (ways[0]) {
    const [program, words] = ways[0](one, other);
    // Nothing else may run here meanwhile, such as what clears away the folders of an interrupted build.
    spawnSync(program, words, { stdio: "ignore" });
    // What counts is what stands there, also where the program was ended after its work.
    if (statSync(other).ino === folder) {
      isProven = true;
      return true;
    }
    if (isProven) return false;
    // What this system can't do is not tried again with the next of many sites.
    ways.shift();
  }
  return false;
}
