import type { Diagnostic } from "../../../../schema/messages/message.ts";
import { describeTerminal, printJson, type Terminal } from "./display.ts";
import { reportGithub } from "./github.ts";
import { reportPretty } from "./pretty.ts";
import { reportSarif } from "./sarif.ts";

export const formats = ["pretty", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

const reporters: Record<Format, (diagnostics: readonly Diagnostic[], terminal: Partial<Terminal>) => string> = {
  pretty: reportPretty,
  // For programs: one array, in the order of the files.
  json: (diagnostics) => printJson(diagnostics.map(({ frame, rule, ...entry }) => entry)),
  github: reportGithub,
  sarif: reportSarif,
};

/** Formats diagnostics; the result ends with a new line. */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format = "pretty", ...terminal }: Partial<Terminal> & { format?: Format } = {},
): string {
  return reporters[format](diagnostics, terminal);
}

/** Prints diagnostics to standard error, with colours if it is a terminal. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  process.stderr.write(`${reportDiagnostics(diagnostics, describeTerminal(process.stderr))}\n`);
}
