import type { ContentNode } from "../document/content-node.ts";
import type { ContentDocument } from "../document/document.ts";
import { listFacts } from "../json-schema/list-facts.ts";
import type { Diagnostic, Fix, RuleReport } from "../messages/message.ts";
import { countMore, hintToAllow, quote } from "../messages/message.ts";
import { groupBy } from "../source/group-by.ts";
import type { SourceRange, SourceText, Step } from "../source/source-text.ts";
import { findMember } from "../source/syntax/tree.ts";

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

interface Stop {
  words: string;
  /** The list that it is an entry of, or "" for an object that is in no list. */
  list: string;
  title: string | undefined;
}

/** Describes a node in words: "the second tab of the page /about". */
export function describeNode(node: ContentNode): string {
  const { stops, trail } = findStops(node.steps);
  if (stops.length === 0 && trail.length === 0) return "the whole file";
  const parts = trail.length > 0 ? [`\`${trail.join(".")}\``] : [];
  const page = stops[0]?.list === "pages" ? stops[0] : undefined;
  const inner = page ? stops.slice(1) : stops;
  const last = inner.at(-1);
  const around = inner.at(-2);
  if (last) parts.push(last.words);
  if (around && (around.list !== "blocks" || !listFacts().get(last?.list ?? "")?.holdsParts)) parts.push(around.words);
  else if (around?.title) parts.push(`“${around.title}”`);
  if (page) parts.push(page.words);
  return parts.join(" of ");
}

/** For the object or list that contains an error. */
export function describeOwner(node: ContentNode): string {
  return node.parent ? describeNode(node) : "this file";
}

function findStops(steps: readonly Step[]): { stops: Stop[]; trail: string[] } {
  const stops: Stop[] = [];
  let trail: string[] = [];
  steps.forEach((step, index) => {
    const list = steps[index - 1];
    if (!list || !step.isEntry) {
      if (step.name !== "") trail.push(step.name);
      return;
    }
    if (listFacts().get(list.name)?.entry) trail.pop();
    if (trail.length > 0) stops.push({ words: `\`${trail.join(".")}\``, list: "", title: undefined });
    trail = [];
    stops.push({ words: nameEntry(list.name, step), list: list.name, title: readText(step, "title") });
  });
  return { stops, trail };
}

function nameEntry(list: string, step: Step): string {
  const path = list === "pages" ? readText(step, "path") : undefined;
  if (path !== undefined) return `the page ${path}`;
  const kind = list === "blocks" ? readText(step, "type") : undefined;
  return `the ${nameOrdinal(Number(step.name))} ${listFacts().get(list)?.entry ?? "entry"}${kind ? ` (${kind})` : ""}`;
}

function nameOrdinal(index: number): string {
  const number = index + 1;
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return ordinals[index] ?? `${number}${(teen ? undefined : ["th", "st", "nd", "rd"][number % 10]) ?? "th"}`;
}

function readText({ node, source: { text } }: Step, key: string): string | undefined {
  const value = node?.kind === "object" ? findMember(node, key)?.value : undefined;
  if (value?.kind !== "string" || value.end - value.start > 60) return undefined;
  const inner = text.slice(value.start + 1, value.end - 1);
  return inner.includes("\\") ? undefined : inner;
}

/** The most listed errors, or advice, of one code. More have one cause, such as wrong quotation marks throughout. */
const mostErrors = 20;

/** The most listed warnings of one code. Each has a cause of its own: a text to translate, a link to change. */
const mostWarnings = 1000;

interface LocateOptions {
  strict?: boolean | undefined;
  /** The files that the content includes, in the order in which it names them. */
  files?: Iterable<SourceText>;
  listFiles?: Iterable<SourceText>;
}

/**
 * Adds lines, columns, descriptions and code frames to reports, and sorts them: the content file first, then the files
 * that it names. With `strict`, warnings are errors. Of very many of a code only the first are listed; the last one says
 * how many more there are.
 */
export function locateReports(
  document: ContentDocument,
  reports: readonly RuleReport[],
  { strict = false, files = [], listFiles = [] }: LocateOptions = {},
): Diagnostic[] {
  const located = removeDuplicates(
    reports.map((report) => locate(document, report)),
    new Set(listFiles),
  );
  const order = new Map([document.source, ...files].map((text, index) => [text, index]));
  const fileOf = ({ source }: LocatedReport) => order.get(source) ?? -1;
  located.sort((one, other) => fileOf(one) - fileOf(other) || one.start - other.start || one.end - other.end);
  const groups = [...groupBy(located, ({ report }) => report.code).values()];
  const excess = new Map<LocatedReport, number>();
  const left = new Set<LocatedReport>();
  for (const group of groups) {
    const most = group[0]?.report.severity === "warning" ? mostWarnings : mostErrors;
    const last = group[most - 1];
    if (!last || group.length === most) continue;
    excess.set(last, group.length - most);
    for (const one of group.slice(most)) left.add(one);
  }
  const listed = located.filter((one) => !left.has(one));
  return listed.map((one) => makeDiagnostic(document, one, strict, excess.get(one)));
}

interface LocatedRange extends SourceRange {
  source: SourceText;
}

interface LocatedReport extends LocatedRange {
  report: RuleReport;
}

/**
 * Removes duplicates of a text that is on several pages. If a post or a list's file is in several lists, the messages
 * differ in the place that they name, so the hints are compared instead.
 */
function removeDuplicates(located: readonly LocatedReport[], listFiles: ReadonlySet<SourceText>): LocatedReport[] {
  const seen = new Set<string>();
  return located.filter(({ report: { code, message, hint }, source, start, end }) => {
    const words = JSON.stringify([source.file, start, end, code, listFiles.has(source) ? hint : message]);
    const isNew = !seen.has(words);
    seen.add(words);
    return isNew;
  });
}

/** The range of a report in its file. */
export function locate(document: ContentDocument, report: RuleReport): LocatedReport {
  const { location } = report;
  const range =
    typeof location === "string"
      ? document.at(location).location
      : "start" in location
        ? location
        : "location" in location
          ? location.location
          : document.at(location.key).keyLocation;
  return { ...range, report, source: range.source ?? document.source };
}

function makeDiagnostic(
  document: ContentDocument,
  { report, source, ...span }: LocatedReport,
  strict: boolean,
  more = 0,
): Diagnostic {
  const { code, rule, severity, message, hint, allow } = report;
  const last = Math.max(span.start, span.end - 1);
  const end = source.position(last);
  const pointer = span.pointer ?? source.pointerAt(span.start);
  const fix = makeFix(report, { ...span, source });
  return {
    file: source.file,
    ...source.position(span.start),
    endLine: end.line,
    endColumn: end.column + span.end - last,
    pointer,
    path: describeNode(document.at(pointer)),
    severity: strict ? "error" : severity,
    code,
    rule,
    message: more > 0 ? `${message} ${countMore(more)}` : message,
    hint: allow === undefined ? hint : `${hint} ${hintToAllow(code, allow, lineOfAllow(document))}`,
    more,
    ...(fix && { fix }),
    frame: source.frame(span),
  };
}

function lineOfAllow(document: ContentDocument): number | undefined {
  const { value, keyLocation } = document.at("/allow");
  return Array.isArray(value) ? document.source.position(keyLocation.start).line : undefined;
}

function makeFix({ fix }: RuleReport, range: LocatedRange): Fix | undefined {
  const { source, start } = range;
  const end = fix?.end ?? range.end;
  const written = source.text.slice(start, end);
  const text = fix?.edit(written);
  if (!fix || text === undefined || text === written) return undefined;
  const title = text === "" ? `Remove ${quote(written)}` : `Write ${shorten(text)}`;
  const lines = { start: source.position(start), end: source.position(end) };
  return { title, isCertain: fix.isCertain, edits: [{ file: source.file, start, end, range: lines, text }] };
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
