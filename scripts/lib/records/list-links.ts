import type { PublicationLink, PublicationLinkKind } from "../../../schema/records/publication.ts";
import type { Span } from "../../../schema/source/location.ts";
import { findArxiv } from "./read-arxiv.ts";
import { findDoi, unescapeLatex } from "./read-doi.ts";
import type { BibtexEntry } from "./scan-entries.ts";

/** Fields with addresses and the kind of their links, in the order shown. */
const fieldKinds: readonly (readonly [field: string, kind: PublicationLinkKind])[] = [
  ["pdf", "pdf"],
  ["url", "page"],
  ["html", "page"],
  ["website", "page"],
  ["blog", "page"],
  ["code", "code"],
  ["data", "data"],
  ["slides", "slides"],
  ["poster", "poster"],
  ["video", "video"],
];

/** Lists an entry's links with their locations. `file` is left out: it is a path to the owner's own copy. */
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

/** The start of an address that resolves a DOI. */
const doiAddress = /^https?:\/\/(?:dx\.)?doi\.org\//i;

/** Identifiers may contain characters that addresses may not. */
function encode(identifier: string): string {
  return encodeURI(identifier).replace(/[?#]/g, encodeURIComponent);
}
