import type { ImportWords } from "../../labels/labels.ts";

/** Fields that may be missing: texts, and lists of them. */
type Fields<Texts extends string, Lists extends string = never> = { [Key in Texts]?: string | undefined } & {
  [Key in Lists]?: string[] | undefined;
};

type Period = Fields<"startDate" | "endDate">;

/**
 * One entry of each section of a résumé as JSON Resume 1.0 has it (https://jsonresume.org/schema), as far as content
 * fills it. The schema lets entries say more than it names: skills, interests and certificates keep their description
 * in `summary`, and awards their link in `url`, as others do.
 */
export interface ResumeEntries {
  work: { position: string } & Period & Fields<"name" | "location" | "description" | "url" | "summary", "highlights">;
  volunteer: { position: string } & Period & Fields<"organization" | "url" | "summary", "highlights">;
  education: { studyType: string } & Period &
    Fields<"institution" | "url" | "area" | "major" | "minor" | "score" | "summary", "courses" | "highlights">;
  awards: { title: string } & Fields<"date" | "awarder" | "url" | "summary">;
  certificates: { name: string } & Fields<"date" | "url" | "issuer" | "summary">;
  publications: { name: string } & Fields<"publisher" | "releaseDate" | "url" | "summary">;
  skills: { name: string } & Fields<"level" | "summary", "keywords">;
  languages: { language: string } & Fields<"fluency">;
  interests: { name: string } & Fields<"summary", "keywords">;
  references: { name: string } & Fields<"reference">;
  projects: { name: string } & Period &
    Fields<"entity" | "type" | "description" | "url", "roles" | "highlights" | "keywords">;
}

export type SectionName = keyof ResumeEntries;

/** The sections of entries, in the order in which JSON Resume has them. */
export const sectionNames: readonly SectionName[] = [
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
];

/** What may be asked for while an entry is written. */
export interface ResumeWriter {
  /** A date, where JSON Resume takes it. */
  date: (date: string | undefined) => string | undefined;
  /** A link's full address; of one that leads into the site, seen from the page that shows it. */
  address: (href: string | undefined) => string | undefined;
}

/**
 * An entry of a résumé while it is read. What was read of it counts as taken, and what was read otherwise than it is
 * written is told; so is, in the end, whatever nobody read.
 */
export interface ResumePart {
  /** What it is called that has no name, in the language of the résumé. */
  readonly words: ImportWords;
  /** The text under the first of these names that has one: today's name first, then those of older versions. */
  text(...keys: string[]): string | undefined;
  /** The texts of a list; of a bare text, that one. */
  texts(key: string): string[] | undefined;
  /** A date as content writes it; undefined where something goes on. */
  date(key: string): string | undefined;
  /** A web address under the first of these names that has one. */
  address(...keys: string[]): string | undefined;
  /** Tells the owner something of the entry. */
  note(message: string): void;
}

/** What a section of a résumé and an entity say of each other. */
export interface ResumeSection<Entity, Name extends SectionName> {
  /** The entity as the section has it; undefined where it belongs into another. */
  readonly write: (entity: Entity, writer: ResumeWriter) => ResumeEntries[Name] | undefined;
  /** What an entry becomes; undefined where nothing in it could be its title. */
  readonly read: (part: ResumePart) => Entity | undefined;
  /** The one field that an entry says which is a bare text. */
  readonly bareText: keyof ResumeEntries[Name] & string;
  /** Where an import shows what it has read. */
  readonly layout: SectionLayout;
  /** What to tell the owner once entries were read. */
  readonly caution?: string;
}

/** A section on an imported site. */
export interface SectionLayout {
  /** Its own page; without one it stands, among others, on the page about the owner. */
  page?: {
    path: string;
    /** Which words describe it, and which are those of its cards' links. */
    description: "workDescription" | "projectsDescription" | "skillsDescription";
    linkLabel?: "visitOrganization" | "seeProject";
    /** The most cards that stand side by side, if there are so many. */
    columns: (cards: number) => number;
  };
  /** Whether it stands beside the others there. */
  isAside?: boolean;
}

/** The sections of a résumé that a kind of entity stands in; together they say all of its fields. */
export type ResumeSections<Entity> = { readonly [Name in SectionName]?: ResumeSection<Entity, Name> };

/** A role and where it was; of a role that isn't named, the organization is the title. */
export function readRole(part: ResumePart, organizationKeys: readonly string[]) {
  const title = part.text("position");
  const organization = part.text(...organizationKeys);
  if (title !== undefined) return { title, organization };
  if (organization === undefined) return undefined;
  part.note("names no position; the organization stands in its place.");
  return { title: organization, organization: undefined };
}

/** What is read of a role beside its name and place. */
export function readDeed(part: ResumePart) {
  return {
    description: part.text("summary"),
    highlights: part.texts("highlights"),
    link: part.address("url", "website"),
    start: part.date("startDate"),
    end: part.date("endDate"),
  };
}

/** What is written of a role beside its name and place. */
export function writeDeed(
  { description, highlights, link, start, end }: Partial<ReturnType<typeof readDeed>>,
  { date, address }: ResumeWriter,
) {
  return { url: address(link), startDate: date(start), endDate: date(end), summary: description, highlights };
}

/** A name with a description and keywords; keywords alone get a title. */
export function readKeywords(part: ResumePart, fallback: string) {
  const tags = part.texts("keywords");
  const title = part.text("name");
  if (title === undefined && tags === undefined) return undefined;
  if (title === undefined) part.note(`has no name; it is titled "${fallback}".`);
  return { title: title ?? fallback, description: part.text("summary", "description"), tags };
}
