import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Runs a command whose process group is killed when its parent is gone: the fourth stream is closed then. */
const leash = '(cat >/dev/null; kill -KILL 0) <&3 & exec "$@" 3<&-';

/** A program that ends with this process, whatever happens to it. */
export interface Program {
  child: ChildProcess;
  /** Kills the program and everything that it has started. */
  end: () => void;
}

export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn("sh", ["-c", leash, "sh", command, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  let isRunning = child.pid !== undefined;
  // Its number may belong to another program later.
  for (const event of ["error", "exit"]) child.once(event, () => (isRunning = false));
  return { child, end: () => void (isRunning && child.pid && process.kill(-child.pid, "SIGKILL")) };
}

/**
 * Waits until a program answers at an address.
 * @throws {Error} when the program ends before
 */
export async function untilAnswers(url: string, { child }: Program): Promise<void> {
  while (child.pid && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${child.spawnargs[4]} ended before it answered.`);
}
