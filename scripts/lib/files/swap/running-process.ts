import { readFileSync } from "node:fs";
import { errorCode } from "../error-code.ts";

/**
 * Names this process so that others can tell it from one that has its number later: the number and, where the system
 * tells it, when it started.
 */
export function nameThisProcess(): string {
  return `${process.pid}-${readStart(process.pid) ?? unknownStart}`;
}

/** Whether the process of this name is still at work. One that was killed and not yet buried is not. */
export function isRunning(name: string): boolean {
  const [pid, start] = name.split("-");
  if (start !== unknownStart) return readStart(Number(pid)) === start;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return errorCode(error) === "EPERM";
  }
}

const unknownStart = "0";

/** When a process started, in ticks since the machine did; undefined where there is no such process or no such file. */
function readStart(pid: number): string | undefined {
  try {
    // The second field, the program's name in brackets, may hold spaces and brackets of its own (man proc_pid_stat).
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
}
