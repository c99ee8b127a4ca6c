import type { PublicationLink, PublicationLinkKind } from "../../../../schema/records/publication.ts";
import type { Span } from "../../../../schema/source/place.ts";
import { findArxiv } from "./read-arxiv.ts";
import { findDoi, unescapeLatex } from "./read-doi.ts";
import type { BibtexEntry } from "./scan-entries.ts";

/** The fields that lead somewhere, by what they lead to, in the order in which they are shown. */
const fieldKinds: readonly (readonly [field: string, kind: PublicationLinkKind])[] = [
  ["pdf", "pdf"],
  ["url", "page"],
  ["html", "page"],
  ["website", "page"],
  ["code", "code"],
  ["data", "data"],
  ["slides", "slides"],
  ["video", "video"],
];

/** Where an entry leads, and where in the file it says so. `file` is left out: it names where a reader's own copy lies. */
export function listLinks({ fields }: BibtexEntry): (PublicationLink & Span)[] {
  const links: (PublicationLink & Span)[] = [];
  const add = (kind: PublicationLinkKind, href: string, { start, end }: Span) => {
    if (!links.some((link) => link.href === href)) links.push({ kind, href, start, end });
  };
  const doi = fields.get("doi");
  const identifier = doi && findDoi(doi.value);
  if (doi && identifier !== undefined) add("doi", `https://doi.org/${encode(identifier)}`, doi);
  const arxiv = findArxiv(fields);
  if (arxiv) add("arxiv", `https://arxiv.org/abs/${encode(unescapeLatex(arxiv.number))}`, arxiv);
  for (const [name, kind] of fieldKinds) {
    const field = fields.get(name);
    const href = field && unescapeLatex(field.value);
    if (!field || !href) continue;
    if (identifier === undefined || !doiAddress.test(href)) add(kind, href, field);
  }
  return links;
}

/** What an address begins with that leads to what a DOI stands for. */
const doiAddress = /^https?:\/\/(?:dx\.)?doi\.org\//i;

/** Identifiers may hold signs that addresses may not. */
function encode(identifier: string): string {
  return encodeURI(identifier).replace(/[?#]/g, encodeURIComponent);
}
