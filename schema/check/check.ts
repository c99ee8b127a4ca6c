import type { Content } from "../content.ts";
import { type Diagnostic, type Finding, find, severityOf } from "../messages/messages.ts";
import { putTexts } from "../resolve/map-texts.ts";
import type { JsonText } from "../source/json-text.ts";
import { maxLength, SourceText } from "../source/source-text.ts";
import { currentVersion, migrate, migrationSteps, versionOf } from "../versions.ts";
import { ContentIndex } from "./content-index/content-index.ts";
import type { TextFiles } from "./content-index/written.ts";
import { placeFindings } from "./places.ts";
import { publish } from "./publish.ts";
import type { AssetProbe } from "./rules/files.ts";
import type { DiskProbe } from "./rules/linked-files.ts";
import { runAdviceRules, runRules } from "./rules/rules.ts";
import { checkShape } from "./shape/shape.ts";

export type { Diagnostic } from "../messages/messages.ts";
export type { TextFacts, TextFiles } from "./content-index/written.ts";
export type { AssetFacts, AssetProbe } from "./rules/files.ts";
export type { LinkedFileFacts } from "./rules/linked-files.ts";

/** A content file, read as far as that needs nothing but its text. */
export interface OpenedContent {
  /** The text that was read, with its places. */
  source: SourceText;
  /** The text that the owner wrote, where what was read is led on from an earlier version. */
  written?: JsonText | undefined;
  /** The content with its defaults, where its syntax, keys and values are sound. */
  content: Content | undefined;
  /** What is wrong with its syntax, keys and values. */
  findings: readonly Finding[];
  /** What is sound of it; undefined where it isn't even JSON. */
  index: ContentIndex | undefined;
  /** The same, with the texts that it keeps in files of their own: what stands in them is checked with the rest. */
  withTexts?: (files: TextFiles) => OpenedContent;
}

export interface CheckOptions {
  /** Knows what the disk holds; without it, pictures aren't looked for. */
  assets?: AssetProbe | undefined;
  /** Knows what else the disk holds: files that links name, signs; and what code and formulas need. */
  disk?: DiskProbe | undefined;
  /** Whether warnings, and advice, are errors. */
  strict?: boolean | undefined;
  /** Whether advice is told as well, where the content has no error. */
  advice?: boolean | undefined;
}

export interface CheckResult {
  /** The content as it is published, with its defaults filled in; undefined exactly when there is an error. */
  content: Content | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Checks the text of a content file: syntax, keys and values, references, and what `options` know. Pure; never throws.
 * @param files the texts that it keeps in files of their own
 */
export function checkContent(source: JsonText, options?: CheckOptions, files?: TextFiles): CheckResult {
  const opened = openContent(source);
  return checkOpened(files && opened.withTexts ? opened.withTexts(files) : opened, options);
}

/** The first half of a check: syntax, keys and values. Content of an earlier version is read as the steps lead it on. */
export function openContent(source: JsonText, steps = migrationSteps): OpenedContent {
  const { file, text } = source;
  if (text.length > maxLength) {
    const finding = find("file-too-large", { start: 0, end: 1 }, { size: text.length, limit: maxLength });
    const beginning = new SourceText(file, text.slice(0, 200));
    return { source: beginning, content: undefined, findings: [finding], index: undefined };
  }
  const findings = source.problems.map(({ code, start, end, found = "", expected = "", other }) => {
    const otherLine = other === undefined ? 0 : source.position(other).line;
    return find(code, { start, end }, { found, expected, otherLine });
  });
  if (!findings.every(isMild)) return { source, content: undefined, findings, index: undefined };
  const { current = source, finding } = migrate(source, steps);
  // What else there is to say of it follows from rules that it isn't written by.
  if (finding) return { source, content: undefined, findings: [...findings, finding], index: undefined };
  const { content, findings: mistakes } = checkShape(current);
  const read = (files?: TextFiles): OpenedContent => ({
    source: current,
    written: current === source ? undefined : source,
    content,
    findings: [...findings, ...mistakes],
    index: new ContentIndex(current, content, mistakes, files),
    withTexts: read,
  });
  return read();
}

/** The second half: the rules. */
export function checkOpened(
  { source, written, content: opened, findings: known, index }: OpenedContent,
  { assets = () => undefined, disk = {}, strict, advice }: CheckOptions = {},
): CheckResult {
  const texts = index?.otherSources ?? new Map<string, SourceText>();
  const content = opened && texts.size > 0 ? putTexts(opened, (name) => texts.get(name)?.text) : opened;
  const findings = [...known, ...(index ? runRules(index, assets, disk) : [])];
  if (advice && index && content && findings.every(isMild))
    findings.push(...runAdviceRules(index, publish(content), disk));
  const allowed = new Set(index?.root.allow);
  const isTold = (finding: Finding) => !isMild(finding) || !allowed.has(finding.code);
  const found = placeFindings(source, findings.filter(isTold), { strict, others: texts });
  const diagnostics = written ? placeFindings(written, [findOlder(written, found)].filter(isTold), { strict }) : found;
  const isSound = diagnostics.every(({ severity }) => severity !== "error");
  return { content: isSound && content ? publish(content) : undefined, diagnostics };
}

/** What is told of content of an earlier version: what was found in it has its places in a text that nobody has. */
function findOlder(written: JsonText, found: readonly Diagnostic[]): Finding {
  const errors = found.filter(({ severity }) => severity === "error").length;
  const facts = { found: versionOf(written) ?? 0, known: currentVersion };
  if (errors > 0) return find("migration-needed", "/version", { ...facts, errors });
  return find("older-version", "/version", facts);
}

/** Whether a finding stops nothing. */
function isMild({ code }: Finding): boolean {
  return severityOf(code) !== "error";
}
