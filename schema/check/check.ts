import { contentNode } from "../document/content-node.ts";
import { ContentDocument } from "../document/document.ts";
import { type CheckedContent, siteLanguages } from "../localize/localize.ts";
import { type Diagnostic, isNotError, quote, type RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import { rewriteText } from "../messages/rewrite.ts";
import { isClear, suggest } from "../messages/suggest.ts";
import { JsonText } from "../source/json-text.ts";
import { isPointerWithin } from "../source/location.ts";
import { maxLength, pointerOf, type SourceText } from "../source/source-text.ts";
import { currentVersion, migrate, migrationSteps, versionOf } from "../versions.ts";
import { allowableCodes } from "./all-messages.ts";
import { reportBehindSyntax } from "./behind-syntax.ts";
import type { ContentIndex, ValidatedContent } from "./content-index/content-index.ts";
import { gatherContent } from "./content-index/gather.ts";
import { KnownErrors } from "./content-index/known-errors.ts";
import type { AssetProbe, DiskProbe } from "./disk.ts";
import { checkHistory } from "./history.ts";
import { compose, type ListFiles } from "./lists/compose.ts";
import { type FiledList, findLists } from "./lists/find-lists.ts";
import type { PostSettings } from "./lists/generate-posts.ts";
import { locateReports } from "./locate-reports.ts";
import { checkOriginals } from "./originals.ts";
import { checkPageCount } from "./page-count.ts";
import { runAdviceRules, runRules } from "./rules/rules.ts";
import { checkShape } from "./shape/shape.ts";
import { reportSyntax } from "./syntax-reports.ts";
import type { TranslationRecord } from "./translation-record.ts";
import { checkSameTexts, checkTranslations, checkUntranslated } from "./translations.ts";

/** A content file, read as far as its text alone allows. */
export interface OpenedContent {
  /** The text that was read, after migration if it has an earlier version. */
  source: JsonText;
  /** The owner's text, if it was migrated. */
  original?: JsonText | undefined;
  reports: readonly RuleReport[];
  isReadable: boolean;
  /** The site's languages, the default one first; empty if it names no list of them. */
  languages: readonly string[];
  lists: readonly FiledList[];
}

/** Opened content with its lists inserted, and checked keys and values. */
export interface ComposedContent extends OpenedContent, ValidatedContent {
  listFiles: ReadonlySet<SourceText>;
}

export interface CheckOptions {
  /** Looks up pictures and videos. Without it, they aren't checked. */
  assets?: AssetProbe | undefined;
  /** Looks up linked files, icons, typefaces, and what code and formulas need. */
  disk?: DiskProbe | undefined;
  /** Which originals the translations were made from. */
  record?: TranslationRecord | undefined;
  /** True if warnings and advice count as errors. */
  strict?: boolean | undefined;
  /** True if advice is reported too, provided that the content has no error. */
  advice?: boolean | undefined;
}

export interface CheckResult {
  /** The content in all its languages, with its defaults; undefined exactly when there is an error. */
  checked: CheckedContent | undefined;
  diagnostics: Diagnostic[];
}

/** The first step: syntax. Migrates content of an earlier version. @param issue why the file couldn't be read */
export function openContent(source: JsonText, steps = migrationSteps, issue?: RuleReport): OpenedContent {
  const { file, text } = source;
  const unread = { isReadable: false, languages: [], lists: [] };
  if (issue) return { source, reports: [issue], ...unread };
  if (text.length > maxLength) {
    const report = find("file-too-large", { start: 0, end: 1 }, { size: text.length, limit: maxLength });
    return { source: new JsonText(file, text.slice(0, 200)), reports: [report], ...unread };
  }
  const reports = reportSyntax(source);
  if (!reports.every(isNotError)) return { source, reports: [...reports, ...reportBehindSyntax(source)], ...unread };
  const { current = source, report } = migrate(source, steps);
  // Other diagnostics would follow from rules of another version.
  if (report) return { source, reports: [...reports, report], ...unread };
  const original = current === source ? undefined : source;
  const languages = siteLanguages(current.value) ?? [];
  return { source: current, original, reports, isReadable: true, languages, lists: findLists(current.value) };
}

/** The second step: keys and values. */
export function composeContent(
  opened: OpenedContent,
  files: ListFiles = new Map(),
  { showsDrafts = false, hasFile = () => false }: Partial<Omit<PostSettings, "languages">> = {},
): ComposedContent {
  const { languages, lists, isReadable } = opened;
  if (!isReadable) {
    const document = new ContentDocument(opened.source);
    const gathered = gatherContent(contentNode(undefined));
    return { ...opened, document, checked: undefined, errors: new KnownErrors(), gathered, listFiles: new Set() };
  }
  const {
    document,
    reports: shapeReports,
    lost,
    listFiles,
  } = compose(opened.source, lists, files, { languages, showsDrafts, hasFile });
  const shape = checkShape(document);
  // In a list that couldn't be read there is only the name of its file.
  const present = shape.reports.filter(
    ({ location }) => !lost.some((list) => isPointerWithin(pointerOf(location) ?? "", list)),
  );
  const errors = new KnownErrors([...present, ...shapeReports.filter((report) => !isNotError(report))]);
  const gathered = gatherContent(document, errors);
  const reports = [
    ...opened.reports,
    ...shapeReports,
    ...present,
    ...checkTranslations(document.value, languages, gathered),
  ];
  return { document, checked: shape.written, errors, gathered, listFiles, ...opened, reports };
}

/** The last step: the rules. @param index of the content together with the texts in files of their own */
export function checkComposed(composed: ComposedContent, index: ContentIndex, options: CheckOptions = {}): CheckResult {
  const { document, original, checked, listFiles } = composed;
  const { strict, record } = options;
  const texts = [...document.files.values()].flatMap((facts) => (facts.status === "text" ? [facts.source] : []));
  const files = new Set([...listFiles, ...texts, ...(record ? [record.source] : [])]);
  const reports = composed.isReadable ? runChecks(composed, index, options) : composed.reports;
  const allowed = new Set(index.root.allow);
  const isReported = (report: RuleReport) => !isNotError(report) || !allowed.has(report.code);
  const found = locateReports(document, reports.filter(isReported), { strict, files, listFiles });
  const diagnostics = original
    ? locateReports(new ContentDocument(original), [findOlder(original, found)].filter(isReported), { strict })
    : found;
  const isSound = diagnostics.every(({ severity }) => severity !== "error");
  if (!isSound || !checked) return { checked: undefined, diagnostics };
  const localValues = index.publishedLanguages.flatMap((language) => index.localIn(language) ?? []);
  return { checked: { localValues, hasPrivateParts: index.hasPrivateParts, texts: document.files }, diagnostics };
}

function runChecks(
  { checked, reports: known }: ComposedContent,
  index: ContentIndex,
  { assets = () => undefined, disk = {}, record, advice }: CheckOptions,
): readonly RuleReport[] {
  const excess = checkPageCount(index);
  if (excess.length > 0) return [...known, ...excess];
  const facts = { index, assets, disk };
  const reports = [...known, ...checkAllowed(index.root.allow ?? []), ...runRules(facts)];
  if (!checked || !reports.every(isNotError)) return reports;
  const remarks = [
    ...reports,
    ...checkHistory(index, disk),
    ...checkUntranslated(index),
    ...checkOriginals(index, record),
  ];
  if (!advice) return remarks;
  return [...remarks, ...runAdviceRules(facts), ...checkSameTexts(index)];
}

/** The one diagnostic for content of an earlier version: others have locations in a text that the owner never sees. */
function findOlder(original: JsonText, found: readonly Diagnostic[]): RuleReport {
  const errors = found.filter(({ severity }) => severity === "error").length;
  const facts = { found: versionOf(original) ?? 0, known: currentVersion };
  if (errors > 0) return find("migration-needed", "/version", { ...facts, errors });
  return find("older-version", "/version", facts);
}

/** The message lists only so many codes: a list of all of them is no help. */
const mostListed = 8;
const others = `${allowableCodes.length - mostListed} others`;
const allowable = new Set(allowableCodes);

/** Reports codes in `content.allow` that are neither a warning nor advice. @internal */
export function checkAllowed(allow: readonly (string | undefined)[]): RuleReport[] {
  return allow.flatMap((code, index) => {
    if (code === undefined || allowable.has(code)) return [];
    const near = suggest(code, allowable);
    const allowed = [...allowableCodes.slice(0, mostListed).map((one) => JSON.stringify(one)), others];
    const fix = rewriteText(code, near, isClear(code, near, allowable));
    const facts = { found: quote(code), near: near && JSON.stringify(near), allowed, fix };
    return [find("unknown-value", `/allow/${index}`, facts)];
  });
}
