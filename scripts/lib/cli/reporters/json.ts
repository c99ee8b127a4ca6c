import type { Diagnostic } from "../../../../schema/check/check.ts";

/** Reports for programs: one array, in the order of the files. */
export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const entries = diagnostics.map(({ frame, ...entry }) => entry);
  return `${JSON.stringify(entries, null, 2)}\n`;
}
