import type { Diagnostic } from "../../../../schema/check/check.ts";

/** Says how many problems there are: "2 errors and 1 warning". */
export function countProblems(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  const parts = [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""].filter(
    Boolean,
  );
  return parts.length === 0 ? "No problems." : `${parts.join(" and ")}.`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
