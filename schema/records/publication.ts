/** What kind of work a publication is, in the order in which lists by kind have them. */
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

/** What a work may say that it is, of what has a word in every language. */
export type PublicationGenre = "phdThesis" | "mastersThesis" | "technicalReport" | "software" | "dataset";

/** Somebody who wrote a publication, or edited it; of a body, such as a collaboration, `family` is all of its name. */
export interface Author {
  given?: string | undefined;
  family: string;
}

/** What a publication's link leads to. */
export type PublicationLinkKind = "doi" | "arxiv" | "pdf" | "page" | "code" | "data" | "slides" | "video";

export interface PublicationLink {
  kind: PublicationLinkKind;
  href: string;
}

/** A publication as a file of references has it: plain text, nothing of LaTeX. */
export interface Publication {
  /** Its name in the file. */
  key: string;
  kind: PublicationKind;
  /** What a thesis, report or the like is: known by its type, or in the file's own words, as "Doctoral thesis". */
  genre?: { known: PublicationGenre } | { written: string } | undefined;
  title: string;
  authors: readonly Author[];
  /** Whether there are more authors than are named. */
  hasOthers: boolean;
  /** Who edited the book that it stands in. */
  editors?: readonly Author[] | undefined;
  /** The journal, book, school or publisher in or by which it appeared. */
  venue?: string | undefined;
  /** Who published the book that it stands in, where that isn't its venue. */
  publisher?: string | undefined;
  volume?: string | undefined;
  number?: string | undefined;
  /** With an en dash between first and last. */
  pages?: string | undefined;
  /** A year, month or day. */
  date?: string | undefined;
  /** What is said in place of a date, in the file's own words: "in press". */
  status?: string | undefined;
  /** Its digital object identifier, without an address around it. */
  doi?: string | undefined;
  /** What it is written in (BCP 47), where the file says so. */
  language?: string | undefined;
  /** A remark for readers: "Submitted to Vadose Zone Journal". */
  note?: string | undefined;
  links: readonly PublicationLink[];
  abstract?: string | undefined;
  /** An edited volume that others of the file are parts of: it says where they appeared, and is shown where it is asked for. */
  isVolume?: true;
  /** What others copy into their own file of references. */
  bibtex: string;
  /** The path of its own page, where it has one. */
  page?: string | undefined;
}

/** An author's name as people write it. */
export function nameAuthor({ given, family }: Author): string {
  return given === undefined ? family : `${given} ${family}`;
}

/** Where it appeared, with volume, number and pages: "Sensors 24 (3), 101–118". */
export function describeVenue({ venue, volume, number, pages }: Publication): string | undefined {
  const issue = [volume, number && `(${number})`].filter(Boolean).join(" ");
  return [[venue, issue].filter(Boolean).join(" "), pages].filter(Boolean).join(", ") || undefined;
}
