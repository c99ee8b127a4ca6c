import { relative } from "node:path";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { makeLinesVisible } from "./reporters/display.ts";

/** Exit codes: no problems, problems in the content, or the command failed. */
export const exitCodes = { sound: 0, problems: 1, failed: 2 } as const;

const couldNotRun = new Set(["file-missing", "file-is-folder", "file-unreadable"]);

/** The exit code of a command that has checked content. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  if (diagnostics.some(({ code }) => couldNotRun.has(code))) return exitCodes.failed;
  return diagnostics.some(({ severity }) => severity === "error") ? exitCodes.problems : exitCodes.sound;
}

export const isHelp = (word: string) => word === "--help" || word === "-h";

/** An error that the user of a command can fix. It is printed without a stack trace. */
export class CommandError extends Error {
  override name = "CommandError";
  readonly exitCode: number = exitCodes.failed;
}

/** The input could be read but has problems, so the command stopped. */
export class DiagnosticsError extends CommandError {
  override readonly exitCode = exitCodes.problems;
}

/** Prints lines that may have text from others: what a terminal or GitHub's runner would obey is made visible. */
export function print(text: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(makeLinesVisible(text));
}

/** Prints an error to standard error, with its stack trace if `DEBUG=1`. */
export function reportFailure(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  print(`${process.env["DEBUG"] ? stack : message}\n`, process.stderr);
}

/** A path relative to the current folder. */
export function shortPath(path: string): string {
  return relative(process.cwd(), path) || ".";
}

/** The peak memory of this process, in millions of bytes. */
export function peakMemory(): number {
  return (process.resourceUsage().maxRSS * 1024) / 1_000_000;
}
