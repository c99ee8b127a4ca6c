import { type Finding, find } from "../../../../schema/messages/messages.ts";
import { suggest } from "../../../../schema/messages/suggest.ts";
import type { Publication, PublicationKind, PublicationLink } from "../../../../schema/records/publication.ts";
import type { RecordFile } from "../../../../schema/records/record-file.ts";
import type { SourceText } from "../../../../schema/source/source-text.ts";
import { listLinks, readDoi } from "./list-links.ts";
import { readLanguage } from "./read-language.ts";
import { type PlainEntry, readLatex, venueFields } from "./read-latex.ts";
import { type BibtexEntry, type BibtexField, months, scanEntries } from "./scan-entries.ts";
import { writeEntry } from "./write-entry.ts";

/** Entries that describe no work. */
const notWorks = new Set(["xdata", "set", "control"]);

/** Reads publications from a text in BibTeX or BibLaTeX. */
export function readPublications(source: SourceText): RecordFile {
  const { entries: all, findings } = scanEntries(source.text);
  const byKey = new Map(all.map((entry) => [entry.key.toLowerCase(), entry]));
  const seen = new Map<string, BibtexEntry>();
  for (const entry of all) {
    const { key, place } = entry;
    const first = seen.get(key);
    if (first) {
      findings.push(find("bibtex-repeated-key", place, { key, otherLine: source.position(first.place.start).line }));
    }
    seen.set(key, first ?? entry);
  }
  findings.push(...all.flatMap((entry) => checkParent(entry, byKey)));
  const parents = new Set(all.map(parentOf));
  const entries = all.filter(({ type }) => !notWorks.has(type)).map((entry) => inherit(entry, byKey));
  const texts = readLatex(entries);
  const links: RecordFile["links"][number][] = [];
  const records = entries.flatMap((entry, index): Publication[] => {
    const text = texts[index];
    const title = text && readTitle(text);
    if (!text || title === undefined) {
      findings.push(find("bibtex-untitled", entry.place, { key: entry.key }));
      return [];
    }
    const own = listLinks(entry);
    links.push(...own.map(({ href, start, end }) => ({ href, start, end })));
    const isVolume = !entry.fields.has("author") && parents.has(entry.key.toLowerCase());
    return [{ ...makePublication(entry, text, title, own), ...(isVolume && { isVolume }) }];
  });
  return { records, links, findings };
}

/** The key of the entry that it is a part of, in small letters: case means nothing there. */
function parentOf({ fields }: BibtexEntry): string {
  return fields.get("crossref")?.value.trim().toLowerCase() ?? "";
}

function checkParent(entry: BibtexEntry, byKey: ReadonlyMap<string, BibtexEntry>): Finding[] {
  const field = entry.fields.get("crossref");
  const parent = parentOf(entry);
  if (!field || parent === "" || byKey.has(parent)) return [];
  const key = field.value.trim();
  const near = suggest(
    key,
    [...byKey.values()].map((other) => other.key),
  );
  return [find("bibtex-unknown-parent", { start: field.start, end: field.end }, { key, near })];
}

/** With what it has from the work that it is a part of (`crossref`): the book's title is that of the book. */
function inherit(entry: BibtexEntry, byKey: ReadonlyMap<string, BibtexEntry>): BibtexEntry {
  const parent = byKey.get(parentOf(entry));
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
  { texts, authors, hasOthers }: PlainEntry,
  title: string,
  links: readonly PublicationLink[],
): Publication {
  const { key, type, fields } = entry;
  const first = (...names: readonly string[]) =>
    names.map((name) => texts.get(name)).find((text) => text !== undefined);
  return {
    key,
    kind: kindOf(type, fields),
    title,
    authors,
    hasOthers,
    venue: first(...venueFields),
    volume: texts.get("volume"),
    number: first("number", "issue"),
    pages: texts.get("pages"),
    date: readDate(fields),
    doi: readDoi(fields),
    language: readLanguage((fields.get("langid") ?? fields.get("language"))?.value ?? ""),
    links: links.map(({ kind, href }) => ({ kind, href })),
    abstract: texts.get("abstract"),
    bibtex: writeEntry(entry),
  };
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
  const isPreprint = fields.has("eprint") && !fields.has("journal") && !fields.has("journaltitle");
  if (isPreprint && (known === undefined || known === "article")) return "preprint";
  return known ?? "other";
}

/** A year, month or day: of a period, when it began. */
function readDate(fields: ReadonlyMap<string, BibtexField>): string | undefined {
  const date = /^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?(?=$|[/T~?%])/.exec(
    fields.get("date")?.value.trim() ?? "",
  )?.[0];
  if (date !== undefined) return date;
  // A year may have a group before it, by which styles sort: {\noopsort{1973b}}1973.
  const year = /([0-9]{4})\D*$/.exec(fields.get("year")?.value ?? "")?.[1];
  if (year === undefined) return undefined;
  const month = fields.get("month")?.value.toLowerCase() ?? "";
  const number = /^\W*(0?[1-9]|1[0-2])\W*$/.exec(month)?.[1] ?? months.findIndex((name) => month.includes(name)) + 1;
  return Number(number) > 0 ? `${year}-${String(Number(number)).padStart(2, "0")}` : year;
}
