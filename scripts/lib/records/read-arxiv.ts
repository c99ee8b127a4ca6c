import type { Span } from "../../../schema/source/location.ts";
import type { BibtexField } from "./scan-entries.ts";

/** An arXiv identifier: 2503.01234, or hep-th/9901001 until 2007. */
const number = String.raw`(?:[0-9]{4}\.[0-9]{4,5}|[a-z-]+(?:\.[a-z]{2})?/[0-9]{7})(?:v[0-9]+)?`;

/** "arXiv preprint arXiv:2411.04321", as written by Google Scholar, and by Zotero in notes. */
const inWords = new RegExp(String.raw`\barxiv:\s*(${number})`, "i");

/** An identifier at the end of a journal's name. */
const atEnd = new RegExp(String.raw`(?<!\s)\s*\barxiv:\s*${number}(?:\s*\[[^[\]]*\])?\s*$`, "i");

/** Finds an entry's arXiv identifier and the field it is in. */
export function findArxiv(fields: ReadonlyMap<string, BibtexField>): (Span & { number: string }) | undefined {
  const eprint = fields.get("eprint");
  const archive = fields.get("eprinttype") ?? fields.get("archiveprefix");
  if (eprint && archive?.value.trim().toLowerCase() === "arxiv") {
    return { number: eprint.value.trim().replace(/^arxiv:/i, ""), start: eprint.start, end: eprint.end };
  }
  // al-folio's own field.
  const own = fields.get("arxiv");
  const ownNumber = own && new RegExp(number, "i").exec(own.value)?.[0];
  if (ownNumber) return { number: ownNumber, start: own.start, end: own.end };
  for (const name of ["journal", "journaltitle", "howpublished", "note"]) {
    const field = fields.get(name);
    const found = field && inWords.exec(field.value)?.[1];
    if (found) return { number: found, start: field.start, end: field.end };
  }
  return undefined;
}

/** Removes the identifier from a journal's name, because the link shows it: "arXiv preprint". */
export function dropArxiv(venue: string): string {
  return venue.replace(atEnd, "") || "arXiv";
}
