import type { Diagnostic, Severity } from "../../../../schema/messages/message.ts";
import { countDiagnostics, makeVisible } from "./display.ts";

const commands: Record<Severity, string> = { error: "error", warning: "warning", advice: "notice" };

/**
 * Reports as annotations of a GitHub workflow run. Content can't inject a command: it is escaped as in `@actions/core`
 * (command.ts in actions/toolkit), and control characters of the log's viewer are made visible.
 */
export function reportGithub(diagnostics: readonly Diagnostic[], counted = diagnostics): string {
  const lines = diagnostics.map(({ severity, code, file, line, column, endLine, endColumn, path, message, hint }) => {
    const end = endLine === line ? { endLine, endColumn } : { endLine: line, endColumn: column + 1 };
    const place = { file, line, col: column, ...end, title: code };
    const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    return `::${commands[severity]} ${properties.join(",")}::${escapeData(`${makeVisible(`${message} (${path})`)}\nhelp: ${makeVisible(hint)}`)}`;
  });
  return [...lines, countDiagnostics(counted), ""].join("\n");
}

/** The whole list as Markdown for the step's summary: GitHub shows only ten annotations. */
export function summarizeForGithub(diagnostics: readonly Diagnostic[]): string {
  const rows = diagnostics.map(
    ({ severity, code, file, line, column, message, hint }) =>
      `| ${severity} | ${escapeCell(`${file}:${line}:${column}`)} | ${escapeCell(code)} | ${escapeCell(message)} | ${escapeCell(hint)} |`,
  );
  const table =
    rows.length === 0 ? [] : ["", "| | place | code | what is wrong | what to do |", "|---|---|---|---|---|", ...rows];
  return ["## Content check", "", countDiagnostics(diagnostics), ...table, ""].join("\n");
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Line ends in a file's name are escaped, not replaced, so the annotation finds its file. */
function escapeProperty(text: string): string {
  return makeVisible(escapeData(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function escapeCell(text: string): string {
  return makeVisible(text).replace(/[&<>|`*_[\]\\~#@!]/g, (character) => `&#${character.charCodeAt(0)};`);
}
