import { relative } from "node:path";
import { parseArgs } from "node:util";

/** How a command ends: all was sound, the content has problems, or the command could not do its work. */
export const exitCodes = { sound: 0, problems: 1, failed: 2 } as const;

/** What the user of a command can mend. */
export class CommandError extends Error {
  override name = "CommandError";
}

/**
 * Runs a command and ends the process with its exit code. Whatever goes wrong is said in one paragraph on standard
 * error, never as a stack trace; `DEBUG=1` shows the trace to those who mend this program.
 */
export async function runCommand(usage: string, run: () => Promise<number>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    process.exitCode = await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${process.env["DEBUG"] && error instanceof Error ? error.stack : message}\n`);
    process.exitCode = exitCodes.failed;
  }
}

/** Reads a command's flags, each of which takes a value; throws a CommandError with the usage at any other word. */
export function readFlags<Name extends string>(defaults: Record<Name, string>, usage: string): Record<Name, string> {
  const flags = { ...defaults };
  try {
    const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: "string" as const }]));
    const { values } = parseArgs({ options, allowPositionals: false });
    for (const name in defaults) flags[name] = values[name] ?? defaults[name];
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
  return flags;
}

/** Reads a port from a flag. */
export function readPort(flag: string): number {
  const port = Number(flag);
  if (flag.trim() === "" || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new CommandError(`--port takes a whole number from 0 to 65535, not "${flag}".`);
  }
  return port;
}

/** A path as the user would write it from where the command was called. */
export function shortPath(path: string): string {
  return relative(process.cwd(), path) || ".";
}
