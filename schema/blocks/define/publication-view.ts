import { z } from "zod";
import { formatDate } from "../../entities/dates.ts";
import type { Entity } from "../../entities/index.ts";
import { fillLabel, type Labels } from "../../labels/labels.ts";
import type { CardLink } from "../../links.ts";
import { hostOf } from "../../links.ts";
import { listOf } from "../../object.ts";
import type { ImageShape } from "../../pictures/picture.ts";
import { name } from "../../primitives.ts";
import type { ownNames } from "../../records/own-name.ts";
import { describeVenue, nameAuthor, type Publication, type PublicationLink } from "../../records/publication.ts";
import { recordFile } from "../../records/source.ts";
import { addNodeIds, idOf } from "../../source/node-ids.ts";
import type { Text } from "../../text.ts";
import type { Resolver } from "./resolver.ts";

export const bibliography = recordFile<Publication>("bibliographyFile").meta({
  description: "The file of references, as BibTeX, Zotero, JabRef or Google Scholar write it.",
});

export const citationKey = z
  .string()
  .regex(/^[^\s{}(),="#%]+$/)
  .meta({
    description: "An entry's key, as it stands behind the { of the entry.",
    examples: ["rao2025charger"],
    patternErrorMessage: 'Write the key of an entry and nothing else, as in "rao2025charger".',
  });

export const names = listOf(name)
  .optional()
  .meta({
    entry: "name",
    description: "Other names under which you have published. Yours is marked among the authors.",
    examples: [["A. Rao-Joshi"]],
  });

/** What a list shows of a publication. */
export function resolvePublication(
  paper: Publication,
  hasDate: boolean,
  shape: ImageShape,
  isOwn: ReturnType<typeof ownNames>,
  resolver: Resolver,
) {
  const { labels, language } = resolver;
  const { key, title, genre, authors, hasOthers, editors, publisher, date, status, note, badge, preview } = paper;
  return {
    node: idOf(paper),
    key,
    title: addNodeIds(resolver.inLanguage(title, paper.language), idOf(paper)),
    authors: authors.map((author) => ({ name: nameAuthor(author), isOwner: isOwn(author) })),
    hasOthers,
    genre: genre && ("known" in genre ? labels[`genres.${genre.known}`] : genre.written),
    badge,
    venue: describeVenue(paper),
    preview: preview && resolver.image(preview, shape),
    editors: editors && fillLabel(labels.editedBy, { names: editors.map(nameAuthor).join(", ") }),
    publisher,
    date: date === undefined || !hasDate ? undefined : formatDate(date, language, "year"),
    status: hasDate ? status : undefined,
    note,
    links: paper.links.map((link) => ({ label: nameLink(link, labels), ...resolver.destination(link.href) })),
  };
}

/** What is shown of it on demand. */
export function showText(paper: Publication, { inLanguage }: Resolver) {
  const { abstract, bibtex, language } = paper;
  return { abstract: abstract && addNodeIds(inLanguage(abstract, language), idOf(paper)), bibtex };
}

/** Data for citation metadata. */
export function cite(paper: Publication) {
  const { kind, title, authors, venue, volume, number, pages, date, doi, links } = paper;
  return { kind, title, authors, venue, volume, number, pages, date, doi, links };
}

export type Citation = ReturnType<typeof cite>;

/** Text of a link. Without labels, only texts that are the same in every language. */
function nameLink({ kind, href }: PublicationLink, labels?: Labels): Text {
  const words: { readonly [K in PublicationLink["kind"]]?: Text | undefined } = {
    doi: "DOI",
    arxiv: `arXiv:${decodeURI(href.replace("https://arxiv.org/abs/", ""))}`,
    pdf: "PDF",
    poster: "Poster",
    code: labels?.code,
    slides: labels?.slides,
    video: labels?.watchVideo,
  };
  return words[kind] ?? (hostOf(href) || href);
}

const linkKinds: { readonly [K in PublicationLink["kind"]]?: CardLink["kind"] } = {
  pdf: "paper",
  code: "code",
  data: "data",
  slides: "slides",
  video: "video",
};

export function asEntity(paper: Publication): Entity {
  const { title, genre, authors, date, status, note, links } = paper;
  // Labels belong to pages, so a genre that only they name is left out here.
  const said = [genre && "written" in genre ? genre.written : undefined, status, note].filter(Boolean);
  const [first, ...others] = links.map((link) => ({
    label: nameLink(link),
    href: link.href,
    kind: linkKinds[link.kind],
  }));
  return {
    type: "achievement",
    kind: "publication",
    title,
    authors: authors.length > 0 ? authors.map(nameAuthor) : undefined,
    issuer: describeVenue(paper),
    description: said.length > 0 ? said.join(" · ") : undefined,
    date,
    link: first && { label: first.label, href: first.href },
    links: others.length > 0 ? others : undefined,
  };
}
