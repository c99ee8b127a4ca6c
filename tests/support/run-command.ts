import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

interface CommandPlace {
  /** The folder that the command is called in, which is the project or a copy of it. */
  cwd?: string;
  env?: Record<string, string>;
}

/** The words that start a command as its npm script does, without npm between it and who started it. */
export function commandWords(...words: readonly string[]): [string, ...string[]] {
  return [process.execPath, "scripts/run.mjs", ...words];
}

/** A command's environment: no terminal, and no workflow summary. */
function commandEnvironment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _color, NO_COLOR: _plain, GITHUB_STEP_SUMMARY: _summary, ...rest } = process.env;
  return { ...rest, ...env };
}

/** Runs a command of the project to its end. One that waits forever is ended before its test is, and has no status. */
export function runCommand(words: readonly string[], { cwd = root, env }: CommandPlace = {}): SpawnSyncReturns<string> {
  const [node, ...args] = commandWords(...words);
  return spawnSync(node, args, { cwd, env: commandEnvironment(env), encoding: "utf8", timeout: 500_000 });
}
