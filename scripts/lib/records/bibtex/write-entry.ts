import { isForReaders } from "./read-note.ts";
import type { BibtexEntry } from "./scan-entries.ts";

/**
 * What a citation says: nothing that its owner's program keeps beside it, such as the places of files on a disk and
 * keywords.
 */
const cited: ReadonlySet<string> = new Set([
  "author",
  "editor",
  "translator",
  "title",
  "subtitle",
  "booktitle",
  "booksubtitle",
  "journal",
  "journaltitle",
  "series",
  "volume",
  "number",
  "issue",
  "edition",
  "chapter",
  "pages",
  "articleno",
  "eid",
  "year",
  "month",
  "date",
  "publisher",
  "address",
  "location",
  "school",
  "institution",
  "organization",
  "eventtitle",
  "venue",
  "howpublished",
  "type",
  "doi",
  "isbn",
  "issn",
  "url",
  "urldate",
  "eprint",
  "eprinttype",
  "eprintclass",
  "archiveprefix",
  "primaryclass",
  "version",
  "langid",
  "language",
]);

/** An entry as others may copy it: short forms written out, what it has from another work within it. */
export function writeEntry({ type, key, fields }: BibtexEntry): string {
  const lines = [...fields]
    .filter(([name, { value }]) => cited.has(name) || (name === "note" && isForReaders(value)))
    .map(([name, { value }]) => `  ${name} = {${value.replace(/\s+/g, " ").trim()}},\n`);
  return `@${type}{${key},\n${lines.join("")}}`;
}
