import type { Diagnostic } from "../../../../schema/check/check.ts";
import { reportGithub } from "./github.ts";
import { reportJson } from "./json.ts";
import { reportPretty } from "./pretty.ts";
import type { Format, ReportOptions } from "./report-options.ts";
import { reportSarif } from "./sarif.ts";

const reporters: Record<Format, (diagnostics: readonly Diagnostic[], options: ReportOptions) => string> = {
  pretty: reportPretty,
  json: reportJson,
  github: reportGithub,
  sarif: reportSarif,
};

/** Writes diagnostics in a format; what it returns ends with a new line. */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format = "pretty", ...options }: ReportOptions & { format?: Format | undefined } = {},
): string {
  return reporters[format](diagnostics, options);
}
