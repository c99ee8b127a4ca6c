/** Types of publication, in the order of lists that are grouped by type. */
export const publicationKinds = [
  "article",
  "conference",
  "book",
  "chapter",
  "preprint",
  "thesis",
  "report",
  "other",
] as const;

export type PublicationKind = (typeof publicationKinds)[number];

/** Genres with a built-in label in every language. */
export type PublicationGenre = "phdThesis" | "mastersThesis" | "technicalReport" | "software" | "dataset";

/** An author or editor. For an organization, such as a collaboration, `family` is its whole name. */
export interface Author {
  given?: string | undefined;
  family: string;
}

export type PublicationLinkKind = "doi" | "arxiv" | "pdf" | "page" | "code" | "data" | "slides" | "poster" | "video";

export interface PublicationLink {
  kind: PublicationLinkKind;
  href: string;
}

/** A publication from a reference file, in plain text without LaTeX. */
export interface Publication {
  /** Key in the file. */
  key: string;
  kind: PublicationKind;
  /** Genre of a thesis, report or the like: a known one, or the file's own text, as "Doctoral thesis". */
  genre?: { known: PublicationGenre } | { written: string } | undefined;
  title: string;
  authors: readonly Author[];
  /** True if the list of authors is incomplete ("and others"). */
  hasOthers: boolean;
  /** Editors of the book that contains it. */
  editors?: readonly Author[] | undefined;
  /** Journal, book, school or publisher. */
  venue?: string | undefined;
  /** Publisher of the book that contains it, if that isn't the venue. */
  publisher?: string | undefined;
  volume?: string | undefined;
  number?: string | undefined;
  /** Short name of the venue (`abbr`, as al-folio has it), if that isn't all that is known of it. */
  badge?: string | undefined;
  /** With an en dash between first and last. */
  pages?: string | undefined;
  /** A year, month or day. */
  date?: string | undefined;
  /** The file's own text in place of a date: "in press". */
  status?: string | undefined;
  /** Digital object identifier, without URL. */
  doi?: string | undefined;
  /** BCP 47 language tag, if the file has one. */
  language?: string | undefined;
  /** A remark for readers: "Submitted to Vadose Zone Journal". */
  note?: string | undefined;
  links: readonly PublicationLink[];
  /** True if the file marks it as one of the best (`selected = {true}`, as al-folio does). */
  isSelected?: true;
  /** Picture of the work (`preview`, as al-folio has it), and what it shows. */
  preview?: { src: string; alt: string } | undefined;
  abstract?: string | undefined;
  /** An edited volume that contains other publications of the file. It is listed only if a block names it. */
  isVolume?: true;
  /** Entry for readers to copy. */
  bibtex: string;
  /** Path of its own page, if it has one. */
  page?: string | undefined;
}

export function nameAuthor({ given, family }: Author): string {
  return given === undefined ? family : `${given} ${family}`;
}

/** Venue with volume, number and pages: "Sensors 24 (3), 101–118". */
export function describeVenue({ venue, volume, number, pages }: Publication): string | undefined {
  const issue = [volume, number && `(${number})`].filter(Boolean).join(" ");
  return [[venue, issue].filter(Boolean).join(" "), pages].filter(Boolean).join(", ") || undefined;
}
