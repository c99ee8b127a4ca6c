import type { Content } from "../content.ts";
import type { Diagnostic, Finding } from "../messages/diagnostic.ts";
import { find, isWarning, severityOf } from "../messages/messages.ts";
import { describePath } from "../source/describe-path.ts";
import { findLine, findLineStarts, makeFrame } from "../source/frame.ts";
import { Locator } from "../source/locate.ts";
import { isPlain } from "../source/syntax/is-plain.ts";
import { parseText } from "../source/syntax/parse.ts";
import { type AssetProbe, checkRules } from "./rules/rules.ts";
import { checkShape } from "./shape/shape.ts";

export type { Diagnostic } from "../messages/diagnostic.ts";
export type { AssetFacts, AssetProbe } from "./rules/rules.ts";

/** The longest text that is looked at, in UTF-16 units. */
export const maxLength = 5_000_000;

export interface CheckOptions {
  /** The name that diagnostics give the file. */
  file: string;
  /** Knows what the disk holds; without it, pictures aren't looked for. */
  assets?: AssetProbe | undefined;
  /** Whether warnings are errors. */
  strict?: boolean | undefined;
}

export interface CheckResult {
  /** The content with its defaults filled in; undefined exactly when there is an error. */
  content: Content | undefined;
  diagnostics: Diagnostic[];
}

/** Checks the text of a content file: syntax, keys and values, references, and what `assets` knows. Pure; never throws. */
export function checkContent(text: string, options: CheckOptions): CheckResult {
  if (text.length > maxLength) {
    const finding = find(
      "file-too-large",
      { start: 0, end: 1 },
      { size: nameSize(text.length), limit: nameSize(maxLength) },
    );
    return {
      content: undefined,
      diagnostics: placeFindings([finding], text.slice(0, 200), new Locator(() => undefined), options),
    };
  }
  const { value, locator, findings } = readValue(text);
  if (value === unreadable) return { content: undefined, diagnostics: placeFindings(findings, text, locator, options) };
  const shape = checkShape(value, { locator, text });
  findings.push(...shape.findings);
  findings.push(...checkRules({ value, locator, text, broken: shape.findings, assets: options.assets }));
  const diagnostics = placeFindings(dropAllowed(findings, value), text, locator, options);
  const sound = diagnostics.every(({ severity }) => severity === "warning");
  return { content: sound ? shape.content : undefined, diagnostics };
}

const unreadable = Symbol("unreadable");

/** The value that a text stands for, `unreadable` where it isn't JSON, and what is to be said of its syntax. */
function readValue(text: string): { value: unknown; locator: Locator; findings: Finding[] } {
  const value = parseValue(text);
  if (value !== unreadable && isPlain(text, value)) {
    return { value, locator: new Locator(() => parseText(text).root), findings: [] };
  }
  const { root, problems } = parseText(text);
  const lineStarts = problems.length > 0 ? findLineStarts(text) : [];
  const findings = problems.map(({ code, start, end, found = "", expected = "", other }) => {
    const otherLine = other === undefined ? 0 : findLine(lineStarts, other) + 1;
    return find(code, { start, end }, { found, expected, otherLine });
  });
  const sound = findings.every(({ code }) => severityOf(code) === "warning");
  if (sound && value === unreadable) {
    // The parser never accepts what isn't JSON (tests hold that); if it ever did, the text is refused all the same.
    findings.push(
      find("unexpected-text", { start: 0, end: 1 }, { found: text.slice(0, 1), expected: "", otherLine: 0 }),
    );
  }
  return { value: sound ? value : unreadable, locator: new Locator(() => root), findings };
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** Leaves out the warnings that the content allows by name. */
function dropAllowed(findings: Finding[], value: unknown): Finding[] {
  const allowed: unknown = typeof value === "object" && value !== null && "allow" in value ? value.allow : undefined;
  if (!Array.isArray(allowed)) return findings;
  return findings.filter(({ code }) => !isWarning(code) || !allowed.includes(code));
}

/** Gives each finding its line, column, path in words and frame, in the order of the file. */
export function placeFindings(
  findings: readonly Finding[],
  text: string,
  locator: Locator,
  options: CheckOptions,
): Diagnostic[] {
  if (findings.length === 0) return [];
  const lineStarts = findLineStarts(text);
  const placed = findings.map((finding) => ({ finding, span: locator.span(finding.place) }));
  placed.sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
  return placed.map(({ finding, span }) => {
    const first = findLine(lineStarts, span.start);
    const last = findLine(lineStarts, Math.max(span.start, span.end - 1));
    const pointer = "pointer" in finding.place ? finding.place.pointer : locator.pointerAt(span.start);
    return {
      code: finding.code,
      severity: options.strict ? "error" : severityOf(finding.code),
      file: options.file,
      line: first + 1,
      column: span.start - (lineStarts[first] ?? 0) + 1,
      endLine: last + 1,
      endColumn: span.end - (lineStarts[last] ?? 0) + 1,
      pointer,
      path: describePath(locator, pointer, text),
      message: finding.message,
      hint: finding.hint,
      frame: makeFrame(text, lineStarts, span.start, span.end),
    };
  });
}

/** A size in words. */
export function nameSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
