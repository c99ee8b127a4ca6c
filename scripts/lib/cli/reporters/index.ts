import type { Diagnostic } from "../../../../schema/messages/message.ts";
import { countDiagnostics, describeTerminal, printJson, type ReportOptions } from "./display.ts";
import { reportGithub } from "./github.ts";
import { reportPretty } from "./pretty.ts";
import { reportSarif } from "./sarif.ts";

export const formats = ["pretty", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

/** Formats `shown`, and counts all. */
type Reporter = (shown: readonly Diagnostic[], options: ReportOptions, all: readonly Diagnostic[]) => string;

const reporters: Record<Format, Reporter> = {
  pretty: (shown, options, all) => `${reportPretty(shown, options)}${countDiagnostics(all)}\n`,
  // For programs: one array, in the order of the files.
  json: (diagnostics) => printJson(diagnostics.map(({ frame, rule, ...entry }) => entry)),
  github: (shown, _options, all) => reportGithub(shown, all),
  sarif: reportSarif,
};

/** Formats diagnostics, only errors if `quiet`; the result ends with a new line. */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format = "pretty", quiet = false, ...options }: ReportOptions & { format?: Format; quiet?: boolean } = {},
): string {
  const shown = quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  return reporters[format](shown, options, diagnostics);
}

/** Prints diagnostics to standard error, with colours if it is a terminal. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  process.stderr.write(`${reportDiagnostics(diagnostics, describeTerminal(process.stderr))}\n`);
}
