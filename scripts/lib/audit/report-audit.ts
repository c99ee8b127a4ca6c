import { makeVisible, wrap } from "../cli/reporters/display.ts";
import { type AuditFinding, auditRules } from "./audit.ts";

/** Reports for a person at a terminal: each rule once, with all its places. */
export function reportAuditPretty(findings: readonly AuditFinding[], file: string, width = 100): string {
  const room = Math.max(40, Math.min(width, 120));
  const fired = auditRules.filter((rule) => findings.some((finding) => finding.rule === rule));
  const parts = fired.map((rule) => {
    const places = findings
      .filter((finding) => finding.rule === rule)
      .map(({ line, column, path, message }) => `  ${file}:${line}:${column}, ${path}: ${message}`);
    const source = rule.source ? `${rule.source.title}, ${rule.source.url}` : "none; this is our judgement";
    const facts = [`why: ${rule.meaning}`, `do: ${rule.advice}`, `source: ${source}`];
    return [rule.name, ...[...places, ...facts.map((fact) => `  ${fact}`)].map((line) => wrapLine(line, room))].join(
      "\n",
    );
  });
  return `${[...parts, countFindings(findings.length, fired.length)].join("\n\n")}\n`;
}

/** Reports for programs: one array, in the order of the rules. */
export function reportAuditJson(findings: readonly AuditFinding[], file: string): string {
  const entries = findings.map(({ rule, line, column, pointer, path, message }) => ({
    rule: rule.name,
    file,
    line,
    column,
    pointer,
    path,
    message,
    meaning: rule.meaning,
    advice: rule.advice,
    source: rule.source ?? null,
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function countFindings(findings: number, rules: number): string {
  if (findings === 0) return `Nothing found by ${auditRules.length} rules.`;
  return `${findings} ${findings === 1 ? "finding" : "findings"} by ${rules} of ${auditRules.length} rules.`;
}

function wrapLine(line: string, width: number): string {
  return `  ${wrap(makeVisible(line.trimStart()), width - 2, "    ")}`;
}
