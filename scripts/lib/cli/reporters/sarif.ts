import type { Log, ReportingDescriptor, Result, Fix as SarifFix } from "sarif";
import type { Diagnostic, Fix, Severity } from "../../../../schema/messages/message.ts";
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
  { code, severity, message, hint, file, line, column, endLine, endColumn, pointer, path, fix }: Diagnostic,
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
          artifactLocation: locateFile(file),
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        logicalLocations: [{ name: path, fullyQualifiedName: pointer }],
      },
    ],
    ...(fix && { fixes: [describeFix(fix)] }),
  };
}

function locateFile(file: string) {
  return { uri: file.split("/").map(encodeURIComponent).join("/") };
}

function describeFix({ title, edits }: Fix): SarifFix {
  const changes = edits.map(({ file, range: { start, end }, text }) => {
    const region = {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
    };
    return {
      artifactLocation: locateFile(file),
      replacements: [{ deletedRegion: region, insertedContent: { text } }],
    };
  });
  return { description: { text: title }, artifactChanges: changes };
}
