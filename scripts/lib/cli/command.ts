import { relative } from "node:path";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { makeLinesVisible } from "./reporters/display.ts";

/** How a command ends: all was sound, the content has problems, or the command could not do its work. */
export const exitCodes = { sound: 0, problems: 1, failed: 2 } as const;

const couldNotRun = new Set(["file-missing", "file-is-folder", "file-unreadable"]);

/** How a command ends that has checked content: sound, with problems, or unable to read it. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  if (diagnostics.some(({ code }) => couldNotRun.has(code))) return exitCodes.failed;
  return diagnostics.some(({ severity }) => severity === "error") ? exitCodes.problems : exitCodes.sound;
}

/** Whether a word asks for help. */
export const isHelp = (word: string) => word === "--help" || word === "-h";

/** What the user of a command can mend. */
export class CommandError extends Error {
  override name = "CommandError";
  /** How the command ends with it. */
  readonly exitCode: number = exitCodes.failed;
}

/** What the command could read, and would not go on with: what it was given has problems. */
export class ProblemError extends CommandError {
  override readonly exitCode = exitCodes.problems;
}

/**
 * Prints lines in which names and texts of others may be: what a terminal or GitHub's runner would obey is shown and
 * not obeyed. To standard output, if no other stream is named.
 */
export function print(text: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(makeLinesVisible(text));
}

/** Says what went wrong on standard error; `DEBUG=1` shows the trace to those who mend this program. */
export function reportFailure(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  print(`${process.env["DEBUG"] ? stack : message}\n`, process.stderr);
}

/** A path as the user would write it from where the command was called. */
export function shortPath(path: string): string {
  return relative(process.cwd(), path) || ".";
}

/** The most memory that this process has held so far, in millions of bytes. */
export function peakMemory(): number {
  return (process.resourceUsage().maxRSS * 1024) / 1_000_000;
}
