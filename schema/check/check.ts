import type { Content } from "../content.ts";
import { type Edition, type LocalContent, makeEditions, onlyEdition } from "../localize/editions.ts";
import { LocalText, retracePlace } from "../localize/local-text.ts";
import { type LocalValue, localize, siteLanguages } from "../localize/localize.ts";
import { type Diagnostic, type Finding, find, severityOf } from "../messages/messages.ts";
import { putTexts } from "../resolve/map-texts.ts";
import { publish } from "../resolve/publish.ts";
import type { JsonText } from "../source/json-text.ts";
import { maxLength, SourceText } from "../source/source-text.ts";
import { currentVersion, migrate, migrationSteps, versionOf } from "../versions.ts";
import { ContentIndex } from "./content-index/content-index.ts";
import type { TextFiles } from "./content-index/written.ts";
import { checkOriginals } from "./originals.ts";
import { placeFindings } from "./places.ts";
import { findProblems } from "./problems.ts";
import type { AssetProbe } from "./rules/files.ts";
import type { DiskProbe } from "./rules/linked-files.ts";
import { runAdviceRules, runRules } from "./rules/rules.ts";
import { checkShape } from "./shape/shape.ts";
import type { TranslationRecord } from "./translation-record.ts";
import { checkSameTexts, checkTranslations, checkUntranslated } from "./translations.ts";

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
  /** The same of each of its languages, the first one first, where it has several. */
  readings?: readonly Reading[];
  /** The same, with the texts that it keeps in files of their own: what stands in them is checked with the rest. */
  withTexts?: (files: TextFiles) => OpenedContent;
}

/** Content as one of its languages reads it. */
export interface Reading {
  local: LocalValue;
  content: Content | undefined;
  index: ContentIndex;
}

export interface CheckOptions {
  /** Knows what the disk holds; without it, pictures aren't looked for. */
  assets?: AssetProbe | undefined;
  /** Knows what else the disk holds: files that links name, signs; and what code and formulas need. */
  disk?: DiskProbe | undefined;
  /** Knows of which originals the translations were made. */
  record?: TranslationRecord | undefined;
  /** Whether warnings, and advice, are errors. */
  strict?: boolean | undefined;
  /** Whether advice is told as well, where the content has no error. */
  advice?: boolean | undefined;
}

export interface CheckResult {
  /** The content as it is published, with its defaults filled in; undefined exactly when there is an error. */
  content: Content | undefined;
  /** The same in each of its languages, the first one first; none exactly when there is an error. */
  editions: readonly Edition[];
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
  const findings = findProblems(source);
  if (!findings.every(isMild)) return { source, content: undefined, findings, index: undefined };
  const { current = source, finding } = migrate(source, steps);
  // What else there is to say of it follows from rules that it isn't written by.
  if (finding) return { source, content: undefined, findings: [...findings, finding], index: undefined };
  const written = current === source ? undefined : source;
  const languages = siteLanguages(current.value);
  const read = (files?: TextFiles): OpenedContent => {
    const { findings: mistakes, ...opened } = languages
      ? readLanguages(current, languages, files)
      : readOnlyLanguage(current, files);
    return { source: current, written, ...opened, findings: [...findings, ...mistakes], withTexts: read };
  };
  return read();
}

type Opened = Pick<OpenedContent, "content" | "index" | "findings" | "readings">;

function readOnlyLanguage(source: JsonText, files?: TextFiles): Opened {
  const { content, findings } = checkShape(source);
  return { content, findings, index: new ContentIndex(source, content, findings, files) };
}

/** Reads content in each of its languages. What all find is told once. */
function readLanguages(source: JsonText, languages: readonly [string, ...string[]], files?: TextFiles): Opened {
  const findings = checkTranslations(source.value, languages);
  const readings = [...new Set(languages)].map((language): Reading => {
    const local = localize(source.value, languages, language);
    const text = new LocalText(source, local);
    const { content, findings: mistakes } = checkShape(text);
    findings.push(...mistakes.map((finding) => placeInFile(finding, local)));
    return { local, content, index: new ContentIndex(text, content, mistakes, files, { language, languages }) };
  });
  const [first] = readings;
  return { content: first?.content, index: first?.index, findings, readings };
}

function placeInFile(finding: Finding, local: LocalValue): Finding {
  return { ...finding, place: retracePlace(finding.place, local) };
}

/** The second half: the rules. */
export function checkOpened(opened: OpenedContent, options: CheckOptions = {}): CheckResult {
  const { source, written, index } = opened;
  const { strict } = options;
  const texts = new Map<string, SourceText>(index?.otherSources);
  if (options.record) texts.set(options.record.source.file, options.record.source);
  const { findings, editions } = opened.readings
    ? checkLanguages(source, opened.readings, opened.findings, options)
    : checkOnlyLanguage(opened, options);
  const allowed = new Set(index?.root.allow);
  const isTold = (finding: Finding) => !isMild(finding) || !allowed.has(finding.code);
  const found = placeFindings(source, findings.filter(isTold), { strict, others: texts });
  const diagnostics = written ? placeFindings(written, [findOlder(written, found)].filter(isTold), { strict }) : found;
  const isSound = diagnostics.every(({ severity }) => severity !== "error");
  const sound = isSound ? editions : [];
  return { content: sound[0]?.content, editions: sound, diagnostics };
}

interface Checked {
  findings: Finding[];
  editions: readonly Edition[];
}

function checkOnlyLanguage({ content: opened, findings: known, index }: OpenedContent, options: CheckOptions): Checked {
  const { assets = () => undefined, disk = {}, advice } = options;
  const content = opened && index ? addTexts(opened, index) : opened;
  const findings = [...known, ...(index ? runRules(index, assets, disk) : [])];
  const isAdvised = advice && index && content && findings.every(isMild);
  if (isAdvised) findings.push(...runAdviceRules(index, publish(content), disk));
  return { findings, editions: content ? [onlyEdition(publish(content))] : [] };
}

function checkLanguages(
  source: SourceText & { value?: unknown },
  readings: readonly Reading[],
  known: readonly Finding[],
  { assets = () => undefined, disk = {}, record, advice }: CheckOptions,
): Checked {
  const findings = [...known];
  const contents: LocalContent[] = [];
  for (const { index, content, local } of readings) {
    findings.push(...runRules(index, assets, disk).map((finding) => placeInFile(finding, local)));
    if (content) contents.push({ content: addTexts(content, index), local });
  }
  if (!findings.every(isMild) || contents.length < readings.length) return { findings, editions: [] };
  const languages = contents.map(({ local }) => local.language);
  const texts = new Map(readings.flatMap(({ index }) => [...index.otherSources]));
  findings.push(...contents.flatMap(({ local }) => checkUntranslated(local)));
  findings.push(...checkOriginals(source.value, languages, (name) => texts.get(name)?.text, record));
  if (advice) {
    for (const { index, content, local } of readings) {
      const advised = content ? runAdviceRules(index, publish(content), disk) : [];
      findings.push(...advised.map((finding) => placeInFile(finding, local)));
    }
    findings.push(...checkSameTexts(source.value, languages));
  }
  return { findings, editions: makeEditions(contents) };
}

/** Content with the texts that it keeps in files of their own. */
function addTexts(content: Content, { otherSources }: ContentIndex): Content {
  return otherSources.size > 0 ? putTexts(content, (name) => otherSources.get(name)?.text) : content;
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
