import type { Diagnostic } from "../../../schema/check/check.ts";
import { reportDiagnostics } from "./reporters/index.ts";
import { describeTerminal } from "./terminal.ts";

/** Writes what is wrong with a content to standard error, in colour where that is a terminal. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  process.stderr.write(`${reportDiagnostics(diagnostics, describeTerminal(process.stderr))}\n`);
}
