import type { SpawnSyncReturns } from "node:child_process";
import { chown } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestContext } from "vitest";
import { once } from "../../../schema/source/once.ts";
import { runCommand } from "../run-command.ts";

const preload = new URL("give-up-root.mjs", import.meta.url);
const isRoot = process.getuid?.() === 0;
const env = { NODE_OPTIONS: `--import=${preload.href}` };

/** True if another user than root may read the project. */
const isReadable = once(() => runCommand(["build", "--help"], { env }).status === 0);

/**
 * Runs a command of the project as a user to whom permissions apply, which root is not: it may write in `folders`.
 * Skips the test where there is no such user, or where it may not read the project.
 */
export async function runWithoutRoot(
  { skip }: TestContext,
  words: readonly string[],
  folders: readonly string[],
): Promise<SpawnSyncReturns<string>> {
  if (process.platform === "win32") skip("Windows has no such permissions");
  if (!isRoot) return runCommand(words);
  for (const folder of folders) await chown(folder, 65_534, 65_534);
  if (!isReadable())
    skip(`without root the project can't be read: ${fileURLToPath(new URL("../../../", import.meta.url))}`);
  return runCommand(words, { env });
}
