import type { Content } from "../content.ts";
import type { Diagnostic, Finding } from "../messages/diagnostic.ts";
import { find, severityOf } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";
import { maxLength } from "../source/limits.ts";
import { SourceText } from "../source/source-text.ts";
import { placeFindings } from "./places/place-findings.ts";
import { type AssetProbe, checkAdvice, checkRules } from "./rules/rules.ts";
import { checkShape } from "./shape/shape.ts";

export type { Diagnostic } from "../messages/diagnostic.ts";
export type { AssetFacts, AssetProbe } from "./rules/rules.ts";

export interface CheckOptions {
  /** Knows what the disk holds; without it, pictures aren't looked for. */
  assets?: AssetProbe | undefined;
  /** Whether warnings, and advice, are errors. */
  strict?: boolean | undefined;
  /** Whether advice is told as well, where the content has no error. */
  advice?: boolean | undefined;
}

export interface CheckResult {
  /** The content with its defaults filled in; undefined exactly when there is an error. */
  content: Content | undefined;
  diagnostics: Diagnostic[];
}

/** Checks the text of a content file: syntax, keys and values, references, and what `assets` knows. Pure; never throws. */
export function checkContent(source: JsonText, { assets, strict, advice }: CheckOptions = {}): CheckResult {
  const { file, text } = source;
  if (text.length > maxLength) {
    const finding = find("file-too-large", { start: 0, end: 1 }, { size: text.length, limit: maxLength });
    const beginning = new SourceText(file, text.slice(0, 200));
    return { content: undefined, diagnostics: placeFindings(beginning, [finding], strict) };
  }
  const findings = source.problems.map(({ code, start, end, found = "", expected = "", other }) => {
    const otherLine = other === undefined ? 0 : source.position(other).line;
    return find(code, { start, end }, { found, expected, otherLine });
  });
  if (!findings.every(isMild)) {
    return { content: undefined, diagnostics: placeFindings(source, findings, strict) };
  }
  const shape = checkShape(source);
  findings.push(...shape.findings);
  findings.push(...checkRules({ source, content: shape.content, broken: shape.findings, assets }));
  if (advice && shape.content && findings.every(isMild)) findings.push(...checkAdvice(shape.content));
  const diagnostics = placeFindings(source, dropAllowed(findings, source.value), strict);
  const sound = diagnostics.every(({ severity }) => severity !== "error");
  return { content: sound ? shape.content : undefined, diagnostics };
}

/** Whether a finding stops nothing. */
function isMild({ code }: Finding): boolean {
  return severityOf(code) !== "error";
}

/** Leaves out the warnings and advice that the content allows by name. */
function dropAllowed(findings: Finding[], value: unknown): Finding[] {
  const allowed: unknown = typeof value === "object" && value !== null && "allow" in value ? value.allow : undefined;
  if (!Array.isArray(allowed)) return findings;
  return findings.filter((finding) => !isMild(finding) || !allowed.includes(finding.code));
}
