import type { Log, ReportingDescriptor, Result } from "sarif";
import type { Diagnostic, Severity } from "../../../../schema/messages/message.ts";
import { printJson } from "./display.ts";

const levels: Record<Severity, "error" | "warning" | "note"> = { error: "error", warning: "warning", advice: "note" };

/** Reports as SARIF 2.1.0 (OASIS), for code scanning services. */
export function reportSarif(diagnostics: readonly Diagnostic[]): string {
  const rules = [...new Map(diagnostics.map(({ code, rule }) => [code, rule]))].sort();
  const codes = rules.map(([code]) => code);
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "portfolio-from-json", rules: rules.map(describeRule) } },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes.indexOf(diagnostic.code))),
      },
    ],
  };
  return printJson(log);
}

function describeRule([code, rule]: [string, Diagnostic["rule"]]): ReportingDescriptor {
  const { severity, title, explanation, wrong, right, source } = rule;
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: explanation },
    help: { text: `${explanation}\n\nWrong: ${wrong}\n\nRight: ${right}` },
    ...(source && { helpUri: source.url }),
    defaultConfiguration: { level: levels[severity] },
  };
}

function resultOf(
  { code, severity, message, hint, file, line, column, endLine, endColumn, pointer, path }: Diagnostic,
  ruleIndex: number,
): Result {
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
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
