import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { lastName } from "./claim-folder.ts";

/**
 * Replaces `folder` with `next`, a folder inside a claim; the previous folder is then in the claim.
 *
 * Node can rename a folder only over an empty one. Where the system can exchange two folders, that is one step, and
 * `folder` is always complete. Elsewhere it takes two renames: a process killed between them leaves no `folder`, and
 * the next claim puts the previous one back. All calls are synchronous, so nothing of this process runs in between.
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

/** renameat2(2) with flag 2 exchanges two names. 64-bit processors only, since its number differs. */
const systemCalls: Partial<Record<NodeJS.Architecture, number>> = { x64: 316, arm64: 276 };

/** Perl is on nearly every Linux, as git needs it. -100 means paths relative to the current folder. */
const perl = "my ($number, @paths) = @ARGV; exit(syscall($number + 0, -100, $paths[0], -100, $paths[1], 2) != 0)";

type Method = (one: string, other: string) => [program: string, words: string[]];

/** Programs that exchange two folders in one step; Node can't. `mv` has the option since coreutils 9.5. */
const methods: readonly Method[] = [
  (one, other) => ["mv", ["--exchange", "--no-target-directory", "--", one, other]],
  (one, other) => ["perl", ["-e", perl, String(systemCalls[process.arch]), one, other]],
];

/** The methods to try: all at first, then only the one that worked, or none. Building many sites tries them once. */
let usable: readonly Method[] = methods;

/** Exchanges two folders of one disk in one step. Returns false if the system or the disk can't. */
function exchangeFolders(one: string, other: string): boolean {
  if (process.platform !== "linux" || !(process.arch in systemCalls)) return false;
  const folder = statSync(one).ino;
  for (const method of usable) {
    const [program, words] = method(one, other);
    // Synchronous: other code, such as the clean-up of an interrupted build, must not run meanwhile.
    spawnSync(program, words, { stdio: "ignore" });
    // Checks the folder itself: the program may have been killed after its work.
    if (statSync(other).ino === folder) {
      usable = [method];
      return true;
    }
  }
  // A method that has worked before is kept: it may only fail on this disk.
  if (usable.length > 1) usable = [];
  return false;
}
