import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Runs a command whose whole group ends once the one that started it is gone: then its fourth stream is closed. */
const leash = '(cat >/dev/null; kill -KILL 0) <&3 & exec "$@" 3<&-';

/** Programs that run beside this one, and end with it, whatever happens. */
export interface Programs {
  /** Starts one; what it writes can be read where `output` is a pipe. */
  start: (command: string, args: readonly string[], how?: Started) => ChildProcess;
  /** Ends all of them, and what they have started. */
  end: () => void;
}

interface Started {
  env?: NodeJS.ProcessEnv;
  output?: "pipe" | "ignore";
}

export function holdPrograms(): Programs {
  const running: ChildProcess[] = [];
  return {
    start: (command, args, { env = process.env, output = "ignore" } = {}) => {
      // It leads a group of its own, which ends as one.
      const words = ["-c", leash, "sh", command, ...args];
      const stdio = ["ignore", output, "ignore", "pipe"] as const;
      const program = spawn("sh", words, { env, stdio: [...stdio], detached: true });
      running.push(program);
      return program;
    },
    end: () => {
      for (const program of running.splice(0).toReversed()) endGroup(program);
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/**
 * Waits until a program answers at an address.
 * @throws {Error} when the program ends before
 */
export async function untilAnswers(url: string, program: ChildProcess): Promise<void> {
  let hasFailed = false;
  program.once("error", () => {
    hasFailed = true;
  });
  while (program.exitCode === null && !hasFailed) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await wait(50);
  }
  throw new Error(`${program.spawnargs[4]} has ended before it answered.`);
}
