import type { ImportWords } from "../../labels/labels.ts";

/** Fields that may be missing: texts, and lists of them. */
type Fields<Texts extends string, Lists extends string = never> = { [Key in Texts]?: string | undefined } & {
  [Key in Lists]?: string[] | undefined;
};

/** JSON Resume has no words for a time; ours stand beside its dates. */
type Period = Fields<"startDate" | "endDate" | "period">;

/**
 * One entry of each section of a résumé as JSON Resume 1.0 has it (https://jsonresume.org/schema), as far as content
 * fills it. The schema lets entries say more than it names: skills, interests and certificates keep their description
 * in `summary`, awards their link in `url`, and publications their `authors`, as others do.
 */
export interface ResumeEntries {
  work: Period & Fields<"position" | "name" | "location" | "description" | "url" | "summary", "highlights">;
  volunteer: Period & Fields<"position" | "organization" | "url" | "summary", "highlights">;
  education: Period &
    Fields<"studyType" | "institution" | "url" | "area" | "minor" | "score" | "summary", "courses" | "highlights">;
  awards: { title: string } & Fields<"date" | "period" | "awarder" | "url" | "summary">;
  certificates: { name: string } & Fields<"date" | "period" | "url" | "issuer" | "summary">;
  publications: { name: string } & Fields<"publisher" | "period" | "releaseDate" | "url" | "summary", "authors">;
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
  /** The text under the first of these names that has one, without form: for names, titles and facts. */
  text(...keys: string[]): string | undefined;
  /** The texts of a list, likewise; of a bare text, that one. */
  texts(key: string): string[] | undefined;
  /** The words of a list, likewise; of a text that lists several, each of them. */
  tags(key: string): string[] | undefined;
  /** The text under this name as Markdown: of HTML what has a form in it. */
  formatted(key: string): string | undefined;
  /** The text under one name and the lines under another, likewise; what the text lists is among the lines. */
  told(textKey: string, listKey: string): { description?: string | undefined; highlights?: string[] | undefined };
  /** A date as content writes it, or the words that stand for it. */
  day(key: string): { date?: string | undefined; period?: string | undefined };
  /** A period as content writes it; an end that can't be read makes words of it, and never one that goes on. */
  period(): { start?: string | undefined; end?: string | undefined; period?: string | undefined };
  /** The web address under this name. */
  address(key: string): string | undefined;
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
  /** Where an import shows what it has read, if not among others on the page about the owner. */
  readonly layout?: SectionLayout;
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

/** A role and where it was; of a role that isn't named, the organization is the title, too. */
export function readRole(part: ResumePart, organizationKey: string) {
  const title = part.text("position");
  const organization = part.text(organizationKey);
  if (title !== undefined) return { title, organization };
  if (organization === undefined) return undefined;
  part.note("names no position; the organization stands in its place.");
  return { title: organization, organization };
}

/** A title, unless the organization stands in its place. */
export function writeTitle(title: string, organization: string | undefined): string | undefined {
  return title === organization ? undefined : title;
}

/** What is read of a role beside its name and place. */
export function readDeed(part: ResumePart) {
  return {
    ...part.told("summary", "highlights"),
    link: part.address("url"),
    ...part.period(),
  };
}

/** What is written of a role beside its name and place. */
export function writeDeed(
  { description, highlights, link, ...time }: Partial<ReturnType<typeof readDeed>>,
  writer: ResumeWriter,
) {
  return { url: writer.address(link), ...writePeriod(time, writer), summary: description, highlights };
}

/**
 * A period as far as JSON Resume can say it. A start alone says there that something goes on, which words need not mean:
 * beside them it is left out.
 */
export function writePeriod({ start, end, period }: ReturnType<ResumePart["period"]>, { date }: ResumeWriter) {
  const endDate = date(end);
  return { startDate: period !== undefined && endDate === undefined ? undefined : date(start), endDate, period };
}

/** A name with a description and keywords; keywords alone get a title. */
export function readKeywords(part: ResumePart, fallback: string) {
  const tags = part.tags("keywords");
  const title = part.text("name");
  if (title === undefined && tags === undefined) return undefined;
  if (title === undefined) part.note(`has no name; it is titled "${fallback}".`);
  return { title: title ?? fallback, description: part.formatted("summary"), tags };
}
