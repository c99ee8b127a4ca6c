import type { Content } from "../content.ts";
import { type Edition, type LocalContent, makeEditions, onlyEdition } from "../localize/editions.ts";
import { siteLanguages } from "../localize/localize.ts";
import { type Diagnostic, type Finding, find, isMild } from "../messages/messages.ts";
import { addPapers } from "../resolve/papers/add-papers.ts";
import { addPosts } from "../resolve/posts/add-posts.ts";
import { publish } from "../resolve/publish.ts";
import type { JsonText } from "../source/json-text.ts";
import { maxLength, SourceText } from "../source/source-text.ts";
import { currentVersion, migrate, migrationSteps, versionOf } from "../versions.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { TextFiles } from "./content-index/written.ts";
import { compose, type ListFiles } from "./lists/compose.ts";
import { type FiledList, findLists } from "./lists/find-lists.ts";
import { checkOriginals } from "./originals.ts";
import { placeFindings } from "./places.ts";
import { findProblems } from "./problems.ts";
import { placeInFile, type Reading, readLanguages, readOnlyLanguage } from "./read-content.ts";
import type { AssetProbe } from "./rules/files.ts";
import type { DiskProbe } from "./rules/linked-files.ts";
import { runAdviceRules, runRules } from "./rules/rules.ts";
import type { TranslationRecord } from "./translation-record.ts";
import { checkSameTexts, checkUntranslated } from "./translations.ts";

export type { Diagnostic } from "../messages/messages.ts";
export type { TextFiles } from "./content-index/written.ts";
export type { ListFiles, PostFiles } from "./lists/compose.ts";
export type { TextFacts } from "./lists/file-facts.ts";
export type { FiledList } from "./lists/find-lists.ts";
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
  /** Its lists that stand in files of their own. */
  lists?: readonly FiledList[];
  /** The same, with what it keeps in files of their own: what stands in them is checked with the rest. */
  withFiles?: (files: OwnFiles) => OpenedContent;
}

/** What the disk says of the files in which a content keeps parts of itself. */
export interface OwnFiles {
  texts?: TextFiles;
  lists?: ListFiles;
  /** Whether drafts are read as what is published. */
  showsDrafts?: boolean | undefined;
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
 * @param texts the texts that it keeps in files of their own
 * @param lists the same of lists
 */
export function checkContent(
  source: JsonText,
  options?: CheckOptions,
  texts?: TextFiles,
  lists?: ListFiles,
): CheckResult {
  const opened = openContent(source);
  const files = { ...(texts && { texts }), ...(lists && { lists }) };
  return checkOpened(opened.withFiles && (texts || lists) ? opened.withFiles(files) : opened, options);
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
  const lists = findLists(current.value);
  const read = ({ texts, lists: files = new Map(), showsDrafts = false }: OwnFiles): OpenedContent => {
    const composed = compose(current, lists, files, { languages: languages ?? [], showsDrafts });
    const whole = composed.source;
    const { findings: mistakes, ...opened } = languages
      ? readLanguages(composed, languages, texts)
      : readOnlyLanguage(composed, texts);
    const all = [...findings, ...composed.findings, ...mistakes];
    return { source: whole, written, ...opened, findings: all, lists, withFiles: read };
  };
  return read({});
}

/** The second half: the rules. */
export function checkOpened(opened: OpenedContent, options: CheckOptions = {}): CheckResult {
  const { source, written, index } = opened;
  const { strict } = options;
  const texts = new Map<string, SourceText>([...source.others, ...(index?.otherSources ?? [])]);
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
  const content = opened && index ? addPapers(addPosts(index.addTexts(opened))).content : opened;
  const findings = [...known, ...(index ? runRules(index, assets, disk) : [])];
  const isAdvised = advice && index && content && findings.every(isMild);
  if (isAdvised) for (const one of runAdviceRules(index, publish(content), disk)) findings.push(one);
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
    for (const one of runRules(index, assets, disk).map((finding) => placeInFile(finding, local))) findings.push(one);
    if (!content) continue;
    const { content: whole, foreign } = addPapers(addPosts(index.addTexts(content), local.foreign));
    contents.push({ content: whole, local: { ...local, foreign } });
  }
  if (!findings.every(isMild) || contents.length < readings.length) return { findings, editions: [] };
  const languages = contents.map(({ local }) => local.language);
  const texts = new Map(readings.flatMap(({ index }) => [...index.otherSources]));
  for (const one of readings.flatMap(({ local }) => checkUntranslated(local))) findings.push(one);
  for (const one of checkOriginals(source.value, languages, (name) => texts.get(name)?.prose, record))
    findings.push(one);
  if (advice) {
    for (const { index, content, local } of readings) {
      const advised = content ? runAdviceRules(index, publish(content), disk) : [];
      for (const one of advised.map((finding) => placeInFile(finding, local))) findings.push(one);
    }
    for (const one of checkSameTexts(source.value, languages)) findings.push(one);
  }
  return { findings, editions: makeEditions(contents) };
}

/** What is told of content of an earlier version: what was found in it has its places in a text that nobody has. */
function findOlder(written: JsonText, found: readonly Diagnostic[]): Finding {
  const errors = found.filter(({ severity }) => severity === "error").length;
  const facts = { found: versionOf(written) ?? 0, known: currentVersion };
  if (errors > 0) return find("migration-needed", "/version", { ...facts, errors });
  return find("older-version", "/version", facts);
}
