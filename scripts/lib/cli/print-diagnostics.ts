import type { Diagnostic } from "../../../schema/check/check.ts";
import { reportDiagnostics } from "./reporters/index.ts";

/** Writes what is wrong with a content to standard error, in colour where that is a terminal. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const { isTTY = false, columns } = process.stderr;
  const color = isTTY && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";
  process.stderr.write(`${reportDiagnostics(diagnostics, { color, width: columns })}\n`);
}
