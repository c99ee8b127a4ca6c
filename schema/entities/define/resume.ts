import type { ImportWords } from "../../labels/labels.ts";

type Fields<Texts extends string, Lists extends string = never> = { [Key in Texts]?: string | undefined } & {
  [Key in Lists]?: string[] | undefined;
};

/** JSON Resume has no text for a period; `period` is our addition beside its dates. */
type Period = Fields<"startDate" | "endDate" | "period">;

/**
 * The fields of JSON Resume 1.0 (https://jsonresume.org/schema) that content fills, by section. The schema allows
 * additional fields: as other programs do, skills, interests and certificates keep their description in `summary`,
 * awards their link in `url`, and publications their `authors`.
 */
export interface ResumeEntries {
  work: Period &
    Fields<"position" | "name" | "location" | "description" | "url" | "summary", "highlights" | "keywords">;
  volunteer: Period & Fields<"position" | "organization" | "url" | "summary", "highlights">;
  education: Period &
    Fields<
      "studyType" | "institution" | "location" | "url" | "area" | "minor" | "score" | "summary",
      "courses" | "highlights"
    >;
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

/** Sections in the order of JSON Resume. */
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

export interface ResumeWriter {
  /** The date, if JSON Resume accepts it. */
  date: (date: string | undefined) => string | undefined;
  /** Full address of a link. Links within the site are resolved from the page that shows them. */
  address: (href: string | undefined) => string | undefined;
}

/**
 * Reads an entry of a résumé. It records which values were read, and reports changed values and, in the end, values
 * that were not read.
 */
export interface ResumePart {
  /** Names for things without a name, in the language of the résumé. */
  readonly words: ImportWords;
  /** Plain text of the first key that has one: for names, titles and facts. */
  text(...keys: string[]): string | undefined;
  /** Plain texts of a list. A single text counts as a list of one. */
  texts(key: string): string[] | undefined;
  /** Plain words of a list. A text that lists several is split. */
  tags(key: string): string[] | undefined;
  /** The text of a key as Markdown. HTML is converted. */
  formatted(key: string): string | undefined;
  /** The text of one key and the lines of another as Markdown. Lists in the text become highlights. */
  readTexts(textKey: string, listKey: string): { description?: string | undefined; highlights?: string[] | undefined };
  /** A date in the content's format, or the original words. */
  day(key: string): { date?: string | undefined; period?: string | undefined };
  /** A period in the content's format. If its end can't be read, it becomes words, and never an ongoing period. */
  period(): { start?: string | undefined; end?: string | undefined; period?: string | undefined };
  address(key: string): string | undefined;
  /** Reports something about the entry to the owner. */
  note(message: string): void;
}

/** Conversion between an entity and a section of a résumé. */
export interface ResumeSection<Entity, Name extends SectionName> {
  /** Returns the entity as an entry, or undefined if it belongs to another section. */
  readonly write: (entity: Entity, writer: ResumeWriter) => ResumeEntries[Name] | undefined;
  /** Returns the entry as an entity, or undefined if it has nothing to use as a title. */
  readonly read: (part: ResumePart) => Entity | undefined;
  /** The field that an entry given as a bare text fills. */
  readonly bareText: keyof ResumeEntries[Name] & string;
  /** Where an import shows the entries. Default: among others on the page about the owner. */
  readonly layout?: SectionLayout;
  /** Warning for the owner after entries were read. */
  readonly caution?: string;
}

export interface SectionLayout {
  /** Its own page. Without one, it is on the page about the owner. */
  page?: {
    path: string;
    /** Names of the texts that describe the page and label its cards' links. */
    description: "workDescription" | "projectsDescription" | "skillsDescription";
    linkLabel?: "visitOrganization" | "seeProject";
    /** Maximum number of cards in a row, for a number of cards. */
    columns: (cards: number) => number;
  };
  /** True if it is beside other sections. */
  isAside?: boolean;
}

/** The sections of a résumé that an entity type is written to. Together they cover all of its fields. */
export type ResumeSections<Entity> = { readonly [Name in SectionName]?: ResumeSection<Entity, Name> };

/** A role and its organization. The organization is the title of a role without a name. */
export function readRole(part: ResumePart, organizationKey: string) {
  const title = part.text("position");
  const organization = part.text(organizationKey);
  if (title !== undefined) return { title, organization };
  if (organization === undefined) return undefined;
  part.note("names no position; the organization stands in its place.");
  return { title: organization, organization };
}

/** A title, unless it only repeats the organization. */
export function writeTitle(title: string, organization: string | undefined): string | undefined {
  return title === organization ? undefined : title;
}

/** Fields of a role besides its name and place. */
export function readWork(part: ResumePart) {
  return {
    ...part.readTexts("summary", "highlights"),
    link: part.address("url"),
    ...part.period(),
  };
}

/** Fields of a role besides its name and place. */
export function writeWork(
  { description, highlights, link, ...time }: Partial<ReturnType<typeof readWork>>,
  writer: ResumeWriter,
) {
  return { url: writer.address(link), ...writePeriod(time, writer), summary: description, highlights };
}

/**
 * A period, or a single date, as JSON Resume can express it. There, a start alone means that something is ongoing. A period in words need
 * not be ongoing, so its lone start is omitted.
 */
export function writePeriod(
  { date: day, start = day, end = day, period }: ReturnType<ResumePart["period"]> & { date?: string | undefined },
  { date }: ResumeWriter,
) {
  const endDate = date(end);
  return { startDate: period !== undefined && endDate === undefined ? undefined : date(start), endDate, period };
}

/** A name with a description and keywords. Keywords without a name get a title. */
export function readKeywords(part: ResumePart, fallback: string) {
  const tags = part.tags("keywords");
  const title = part.text("name");
  if (title === undefined && tags === undefined) return undefined;
  if (title === undefined) part.note(`has no name; it is titled "${fallback}".`);
  return { title: title ?? fallback, description: part.formatted("summary"), tags };
}
