import type { RuleReport } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import type { Publication, PublicationKind, PublicationLink } from "../../../schema/records/publication.ts";
import type { RecordFile } from "../../../schema/records/text-files.ts";
import type { Span } from "../../../schema/source/location.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";
import { Steps } from "../../../schema/source/steps.ts";
import { checkCompleteness, checkEntry } from "./check-entry.ts";
import { citedFields } from "./known-names.ts";
import { listLinks } from "./list-links.ts";
import { dropArxiv } from "./read-arxiv.ts";
import { readDate } from "./read-date.ts";
import { findDoi } from "./read-doi.ts";
import { readGenre } from "./read-genre.ts";
import { readLanguage } from "./read-language.ts";
import { type PlainEntry, readLatex, venueFields } from "./read-latex.ts";
import { isForReaders } from "./read-note.ts";
import { type BibtexEntry, type BibtexField, mostGuesses, scanEntries } from "./scan-entries.ts";
import { writtenOut } from "./scanner.ts";

const notWorks = new Set(["xdata", "set", "control"]);

export function readPublications(source: SourceText): RecordFile {
  const { entries: all, reports, isIncomplete } = scanEntries(source.text);
  const alien = findAlien(source.text);
  if (alien) reports.push(find("bibtex-none", alien, { file: source.file }));
  const byKey = new Map(all.map((entry) => [entry.key.toLowerCase(), entry]));
  const seen = new Map<string, BibtexEntry>();
  for (const entry of all) {
    const { key, location } = entry;
    const first = seen.get(key);
    if (first) {
      reports.push(
        find("bibtex-repeated-key", location, { key, otherLine: source.position(first.location.start).line }),
      );
    }
    seen.set(key, first ?? entry);
  }
  let guesses = 0;
  const mayGuess = () => ++guesses <= mostGuesses;
  for (const one of all.flatMap((entry) => [...checkParent(entry, byKey, mayGuess), ...checkEntry(entry)]))
    reports.push(one);
  const parents = new Set(all.map(parentOf));
  let swollen: BibtexEntry | undefined;
  const size = new Steps(source.text.length, writtenOut);
  const entries: BibtexEntry[] = [];
  for (const entry of all) {
    if (notWorks.has(entry.type) || swollen) continue;
    const parent = byKey.get(parentOf(entry));
    if (size.allow(parent ? lengthOf(parent) : 0)) entries.push(inherit(entry, parent));
    else swollen = entry;
  }
  if (swollen) reports.push(find("bibtex-swollen", swollen.location, { most: size.limit }));
  const texts = readLatex(entries);
  const links: RecordFile["links"][number][] = [];
  const locations: Span[] = [];
  const records = entries.flatMap((entry, index): Publication[] => {
    const text = texts[index];
    const title = text && readTitle(text);
    if (!text || title === undefined) {
      reports.push(find("bibtex-untitled", entry.location, { key: entry.key }));
      return [];
    }
    // An unknown parent is reported; which fields the entry would inherit can't be checked.
    if (byKey.has(parentOf(entry)) || !parentOf(entry)) for (const one of checkCompleteness(entry)) reports.push(one);
    const own = listLinks(entry);
    for (const one of own.map(({ href, start, end }) => ({ href, start, end }))) links.push(one);
    locations.push(entry.location);
    const isVolume = !entry.fields.has("author") && parents.has(entry.key.toLowerCase());
    return [{ ...makePublication(entry, text, title, own), ...(isVolume && { isVolume }) }];
  });
  return { records, locations, links, reports, isIncomplete: isIncomplete || records.length < entries.length };
}

/** Finds the start of a text that has no BibTeX at all. Comments count as BibTeX, and an empty file is allowed. */
function findAlien(text: string): Span | undefined {
  if (/@\s*[a-z][\w+-]*\s*[{(]/i.test(text)) return undefined;
  const start = /^(?![ \t]*(?:%|$))[ \t]*/m.exec(text);
  return start ? { start: start.index + start[0].length, end: start.index + start[0].length + 1 } : undefined;
}

/** The parent's key in lower case, because keys are case-insensitive here. */
function parentOf({ fields }: BibtexEntry): string {
  return fields.get("crossref")?.value.trim().toLowerCase() ?? "";
}

function checkParent(
  entry: BibtexEntry,
  byKey: ReadonlyMap<string, BibtexEntry>,
  mayGuess: () => boolean,
): RuleReport[] {
  const field = entry.fields.get("crossref");
  const parent = parentOf(entry);
  if (!field || parent === "" || byKey.has(parent)) return [];
  const key = field.value.trim();
  const near = mayGuess()
    ? suggest(
        key,
        Array.from(byKey.values(), (other) => other.key),
        2,
      )
    : undefined;
  return [find("bibtex-unknown-parent", { start: field.start, end: field.end }, { key, near })];
}

/** How many characters each child entry inherits. */
function lengthOf({ fields }: BibtexEntry): number {
  return [...fields].reduce((sum, [name, { value }]) => sum + name.length + value.length, 0);
}

/** Adds the parent's fields (`crossref`). The parent's title becomes the `booktitle`. */
function inherit(entry: BibtexEntry, parent: BibtexEntry | undefined): BibtexEntry {
  if (!parent || parent === entry) return entry;
  const fields = new Map(entry.fields);
  for (const [name, field] of parent.fields) {
    const own = name === "title" ? "booktitle" : name;
    if (!fields.has(own) && name !== "crossref") fields.set(own, field);
  }
  return { ...entry, fields };
}

function readTitle({ texts }: PlainEntry): string | undefined {
  const [title, subtitle] = [texts.get("title"), texts.get("subtitle")];
  return title === undefined || subtitle === undefined ? title : `${title}: ${subtitle}`;
}

function makePublication(
  entry: BibtexEntry,
  { texts, authors, editors, hasOthers }: PlainEntry,
  title: string,
  links: readonly PublicationLink[],
): Publication {
  const { key, type, fields } = entry;
  const first = (...names: readonly string[]) =>
    names.map((name) => texts.get(name)).find((text) => text !== undefined);
  const named = first(...venueFields);
  const venue = named ?? texts.get("abbr");
  const preview = fields.get("preview")?.value.trim();
  const isPart = texts.has("booktitle");
  const note = fields.get("note")?.value ?? "";
  const remarks = [texts.get("award"), isForReaders(note) ? texts.get("note") : undefined].filter(Boolean);
  const isSelected = fields.get("selected")?.value.trim().toLowerCase() === "true";
  return {
    key,
    kind: kindOf(type, fields),
    genre: readGenre(type, texts.get("type")),
    title,
    authors,
    hasOthers,
    editors: isPart && editors.length > 0 ? editors : undefined,
    venue: venue && dropArxiv(venue),
    badge: named === undefined ? undefined : texts.get("abbr"),
    publisher: isPart ? texts.get("publisher") : undefined,
    volume: texts.get("volume"),
    number: first("number", "issue"),
    pages: texts.get("pages")?.split(/,\s*/).map(dashPages).join(", "),
    ...readDate(fields),
    doi: findDoi(fields.get("doi")?.value ?? ""),
    language: readLanguage((fields.get("langid") ?? fields.get("language"))?.value ?? ""),
    note: remarks.length > 0 ? remarks.join(" · ") : undefined,
    links: links.map(({ kind, href }) => ({ kind, href })),
    ...(isSelected && { isSelected }),
    preview: preview ? { src: preview, alt: texts.get("previewalt") ?? "" } : undefined,
    abstract: texts.get("abstract"),
    bibtex: writeEntry(entry),
  };
}

/** Replaces a single hyphen between two pages with a dash. Several hyphens are part of the page numbers. */
function dashPages(pages: string): string {
  return pages.replace(/^([^-–\s]+)\s*-\s*([^-–\s]+)$/, "$1–$2");
}

const kinds: Readonly<Record<string, PublicationKind>> = {
  article: "article",
  periodical: "article",
  suppperiodical: "article",
  inproceedings: "conference",
  conference: "conference",
  book: "book",
  mvbook: "book",
  collection: "book",
  proceedings: "book",
  inbook: "chapter",
  incollection: "chapter",
  bookinbook: "chapter",
  suppbook: "chapter",
  phdthesis: "thesis",
  mastersthesis: "thesis",
  thesis: "thesis",
  techreport: "report",
  report: "report",
  unpublished: "preprint",
};

function kindOf(type: string, fields: ReadonlyMap<string, BibtexField>): PublicationKind {
  const known = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const journal = (fields.get("journal") ?? fields.get("journaltitle"))?.value;
  const isPreprint = journal === undefined ? fields.has("eprint") : /^arxiv\b/i.test(journal.trim());
  if (isPreprint && (known === undefined || known === "article")) return "preprint";
  return known ?? "other";
}

/** Writes an entry for others to copy, with macros and inherited fields written out. */
function writeEntry({ type, key, fields }: BibtexEntry): string {
  const lines = [...fields]
    .filter(([name, { value }]) => citedFields.includes(name) || (name === "note" && isForReaders(value)))
    .map(([name, { value }]) => `  ${name} = {${value.replace(/\s+/g, " ").trim()}},\n`);
  return `@${type}{${key},\n${lines.join("")}}`;
}
