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
  education: { studyType: string } & Period & Fields<"institution" | "url" | "area" | "score", "courses">;
  awards: { title: string } & Fields<"date" | "awarder" | "url" | "summary">;
  certificates: { name: string } & Fields<"date" | "url" | "issuer" | "summary">;
  publications: { name: string } & Fields<"publisher" | "releaseDate" | "url" | "summary">;
  skills: { name: string } & Fields<"level" | "summary", "keywords">;
  languages: { language: string } & Fields<"fluency">;
  interests: { name: string } & Fields<"summary", "keywords">;
  references: { name: string; reference: string };
  projects: { name: string } & Period &
    Fields<"entity" | "type" | "description" | "url", "roles" | "highlights" | "keywords">;
}

export type SectionName = keyof ResumeEntries;

/** What may be asked for while an entry is written. */
export interface ResumeWriter {
  /** A date, where JSON Resume takes it. */
  date: (date: string | undefined) => string | undefined;
  /** A link's full address; of one that leads into the site, seen from the page that shows it. */
  address: (href: string | undefined) => string | undefined;
}

/** What a section of a résumé and an entity say of each other. */
export interface ResumeSection<Entity, Name extends SectionName> {
  /** The entity as the section has it; undefined where it belongs into another. */
  readonly write: (entity: Entity, writer: ResumeWriter) => ResumeEntries[Name] | undefined;
}

/** What a résumé reads of a kind of entity. */
export interface ResumeAnswers<Entity> {
  /** The sections that it stands in. */
  readonly sections: { readonly [Name in SectionName]?: ResumeSection<Entity, Name> };
  /** The fields that no section has a place for. */
  readonly leftOut: readonly Exclude<keyof Entity, "type">[];
}
