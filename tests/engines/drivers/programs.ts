import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Programs that run beside this one, and end with it, whatever happens. */
export interface Programs {
  start: (command: string, args: readonly string[], options?: SpawnOptions) => ChildProcess;
  /** Ends all of them, and what they have started. */
  end: () => void;
}

export function holdPrograms(): Programs {
  const running: ChildProcess[] = [];
  const end = () => {
    for (const program of running.splice(0).toReversed()) endGroup(program);
  };
  process.once("exit", end);
  return {
    start: (command, args, options) => {
      // It leads a group of its own, which ends as one.
      const program = spawn(command, args, { stdio: "ignore", ...options, detached: true });
      running.push(program);
      return program;
    },
    end: () => {
      end();
      process.off("exit", end);
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
  throw new Error(`${program.spawnfile} has ended before it answered.`);
}
