import type { Diagnostic } from "../../../schema/check/check.ts";
import { exitCodes } from "./command.ts";

const couldNotRun = new Set(["file-missing", "file-is-folder", "file-unreadable"]);

/** How a command ends that has checked content: sound, with problems, or unable to read it. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  if (diagnostics.some(({ code }) => couldNotRun.has(code))) return exitCodes.failed;
  return diagnostics.some(({ severity }) => severity === "error") ? exitCodes.problems : exitCodes.sound;
}
