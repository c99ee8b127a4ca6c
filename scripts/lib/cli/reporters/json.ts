import type { Diagnostic } from "../../../../schema/check/check.ts";

/** Reports for programs: one array, in the order of the files. */
export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const entries = diagnostics.map(
    ({ file, line, column, endLine, endColumn, pointer, path, severity, code, message, hint, more }) => ({
      file,
      line,
      column,
      endLine,
      endColumn,
      pointer,
      path,
      severity,
      code,
      message,
      hint,
      more,
    }),
  );
  return `${JSON.stringify(entries, null, 2)}\n`;
}
