import type { Content } from "../content.ts";
import { addRuns } from "../localize/add-runs.ts";
import { type Edition, makeEditions } from "../localize/editions.ts";
import { siteLanguages } from "../localize/localize.ts";
import { type Diagnostic, type Finding, find, isMild } from "../messages/messages.ts";
import { addPapers } from "../resolve/papers/add-papers.ts";
import { addPosts } from "../resolve/posts/add-posts.ts";
import { publish } from "../resolve/publish.ts";
import { JsonText } from "../source/json-text.ts";
import { maxLength, type SourceText } from "../source/source-text.ts";
import { currentVersion, migrate, migrationSteps, versionOf } from "../versions.ts";
import type { TextFiles } from "./content-index/written.ts";
import type { AssetProbe, DiskProbe } from "./disk.ts";
import { compose, type ListFiles } from "./lists/compose.ts";
import { type FiledList, findLists } from "./lists/find-lists.ts";
import { checkOriginals } from "./originals.ts";
import { placeFindings } from "./places.ts";
import { findProblems } from "./problems.ts";
import { addTexts, placeInFile, type ReadContent, type Reading, readContent } from "./read-content.ts";

export { addTexts } from "./read-content.ts";

import { runAdviceRules, runRules } from "./rules/rules.ts";
import type { TranslationRecord } from "./translation-record.ts";
import { checkSameTexts, checkUntranslated } from "./translations.ts";

export type { Diagnostic } from "../messages/messages.ts";
export type { TextFiles } from "./content-index/written.ts";
export type { AssetFacts, AssetProbe, LinkedFileFacts } from "./disk.ts";
export type { ListFiles, PostFiles } from "./lists/compose.ts";
export type { TextFacts } from "./lists/file-facts.ts";
export type { FiledList } from "./lists/find-lists.ts";

/** A content file, read as far as that needs nothing but its text. */
export interface OpenedContent {
  /** The text that was read, with its places. */
  source: JsonText;
  /** The text that the owner wrote, where what was read is led on from an earlier version. */
  written?: JsonText | undefined;
  /** What is wrong with its syntax. */
  findings: readonly Finding[];
  /** Whether it can be read any further. */
  isReadable: boolean;
  /** The languages of the site, the first one first; none where it names no list of them. */
  languages: readonly string[];
  /** Its lists that stand in files of their own. */
  lists: readonly FiledList[];
}

/** The same with its lists in their places, and what is wrong with its keys and values. */
export interface ComposedContent extends OpenedContent, ReadContent {}

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
 * @param texts the texts that it keeps in files of their own
 * @param lists the same of lists
 */
export function checkContent(
  source: JsonText,
  options?: CheckOptions,
  texts?: TextFiles,
  lists?: ListFiles,
): CheckResult {
  const composed = composeContent(openContent(source), lists);
  return checkComposed(texts ? { ...composed, ...addTexts(composed, texts) } : composed, options);
}

/** The first step of a check: syntax. Content of an earlier version is read as the steps lead it on. */
export function openContent(source: JsonText, steps = migrationSteps): OpenedContent {
  const { file, text } = source;
  const unread = { isReadable: false, languages: [], lists: [] };
  if (text.length > maxLength) {
    const finding = find("file-too-large", { start: 0, end: 1 }, { size: text.length, limit: maxLength });
    return { source: new JsonText(file, text.slice(0, 200)), findings: [finding], ...unread };
  }
  const findings = findProblems(source);
  if (!findings.every(isMild)) return { source, findings, ...unread };
  const { current = source, finding } = migrate(source, steps);
  // What else there is to say of it follows from rules that it isn't written by.
  if (finding) return { source, findings: [...findings, finding], ...unread };
  const written = current === source ? undefined : source;
  const languages = siteLanguages(current.value) ?? [];
  return { source: current, written, findings, isReadable: true, languages, lists: findLists(current.value) };
}

/**
 * The second step: keys and values, also in lists that stand in files of their own.
 * @param showsDrafts whether drafts are read as what is published
 */
export function composeContent(
  opened: OpenedContent,
  files: ListFiles = new Map(),
  showsDrafts = false,
): ComposedContent {
  if (!opened.isReadable) return { ...opened, readings: [] };
  const { languages, lists } = opened;
  const composed = compose(opened.source, lists, files, { languages, showsDrafts });
  const { findings, readings } = readContent(composed, languages);
  const all = [...opened.findings, ...composed.findings, ...findings];
  return { ...opened, source: composed.source, findings: all, readings };
}

/** The last step: the rules. */
export function checkComposed(composed: ComposedContent, options: CheckOptions = {}): CheckResult {
  const { source, written, readings } = composed;
  const { strict, record } = options;
  const [first] = readings;
  const texts = new Map<string, SourceText>([...source.others, ...(first?.index.otherSources ?? [])]);
  if (record) texts.set(record.source.file, record.source);
  const { findings, editions } = checkReadings(composed, options);
  const allowed = new Set(first?.index.root.allow);
  const isTold = (finding: Finding) => !isMild(finding) || !allowed.has(finding.code);
  const found = placeFindings(source, findings.filter(isTold), { strict, others: texts });
  const diagnostics = written ? placeFindings(written, [findOlder(written, found)].filter(isTold), { strict }) : found;
  const isSound = diagnostics.every(({ severity }) => severity !== "error");
  const sound = isSound ? editions : [];
  return { content: sound[0]?.content, editions: sound, diagnostics };
}

/** Checks content in each of its languages, and how they go together. */
function checkReadings(
  { source, languages, readings, findings: known }: ComposedContent,
  { assets = () => undefined, disk = {}, record, advice }: CheckOptions,
): { findings: readonly Finding[]; editions: readonly Edition[] } {
  const place = (findings: readonly Finding[], { local }: Pick<Reading, "local">) =>
    findings.map((finding) => placeInFile(finding, local));
  const findings = [...known, ...readings.flatMap((one) => place(runRules(one.index, assets, disk), one))];
  const sound = readings.flatMap(({ index, content, local }) => {
    if (!content || !findings.every(isMild)) return [];
    return [{ content: addPapers(addPosts(addRuns(index.addTexts(content), local))), local, index }];
  });
  if (sound.length < readings.length || sound.length === 0) return { findings, editions: [] };
  const texts = new Map(readings.flatMap(({ index }) => [...index.otherSources]));
  const remarks = [
    ...findings,
    ...readings.flatMap(({ local }) => checkUntranslated(local)),
    ...checkOriginals(source.value, languages, (name) => texts.get(name)?.prose, record),
  ];
  if (!advice) return { findings: remarks, editions: makeEditions(sound, languages) };
  const advised = sound.flatMap((one) => place(runAdviceRules(one.index, publish(one.content), disk), one));
  const same = checkSameTexts(source.value, languages);
  return { findings: [...remarks, ...advised, ...same], editions: makeEditions(sound, languages) };
}

/** What is told of content of an earlier version: what was found in it has its places in a text that nobody has. */
function findOlder(written: JsonText, found: readonly Diagnostic[]): Finding {
  const errors = found.filter(({ severity }) => severity === "error").length;
  const facts = { found: versionOf(written) ?? 0, known: currentVersion };
  if (errors > 0) return find("migration-needed", "/version", { ...facts, errors });
  return find("older-version", "/version", facts);
}
