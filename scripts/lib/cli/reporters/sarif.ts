import type { Log, Result } from "sarif";
import type { Diagnostic } from "../../../../schema/check/check.ts";
import { messages, severityOf } from "../../../../schema/messages/messages.ts";

/** Reports as SARIF 2.1.0 (OASIS), which code scanning services read. */
export function reportSarif(diagnostics: readonly Diagnostic[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "portfolio-from-json",
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: messages[code].title },
              fullDescription: { text: messages[code].explanation },
              help: {
                text: `${messages[code].explanation}\n\nWrong: ${messages[code].wrong}\n\nRight: ${messages[code].right}`,
              },
              defaultConfiguration: { level: severityOf(code) },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes.indexOf(diagnostic.code))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(
  { code, severity, message, hint, file, line, column, endLine, endColumn, pointer, path }: Diagnostic,
  ruleIndex: number,
): Result {
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/") },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        logicalLocations: [{ name: path, fullyQualifiedName: pointer }],
      },
    ],
  };
}
