import type { Diagnostic } from "../../../../schema/check/check.ts";
import { listWords, type Severity } from "../../../../schema/messages/message.ts";

const names: Record<Severity, [one: string, many: string]> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  advice: ["piece of advice", "pieces of advice"],
};

/** Says how many problems there are: "2 errors, 1 warning and 3 pieces of advice". */
export function countProblems(diagnostics: readonly Diagnostic[]): string {
  const parts = Object.entries(names).flatMap(([severity, [one, many]]) => {
    const count = countAll(diagnostics.filter((diagnostic) => diagnostic.severity === severity));
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? "No problems." : `${listWords(parts, "and")}.`;
}

/** How many problems were found, those that aren't listed among them. */
export function countAll(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.reduce((sum, { more }) => sum + 1 + more, 0);
}
