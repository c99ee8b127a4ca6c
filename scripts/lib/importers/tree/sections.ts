import { type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import { listWords } from "../../../../schema/messages/message.ts";
import { plainName, sectionByName } from "../json-resume/other-names/names.ts";
import { type Fields, listOf, type Value } from "./value.ts";

/** A section of JSON Resume, or the person's summary. */
export type Section = SectionName | "summary";

/** Patterns in section titles. The first match wins: "Volunteer experience" isn't work. */
const titles: readonly (readonly [Section, RegExp])[] = [
  ["volunteer", /volunt|extracurricular|activit|\bclubs?\b|leadership/],
  ["education", /educat|academic|degrees?|studies|school|university/],
  ["publications", /pub{1,2}li[ck]a|papers?|articles?|\bpress\b|books?/],
  ["certificates", /certif|licen[cs]e|courses?|training/],
  ["awards", /award|honou?r|achievement|prize|patent|scholarship|accomplishment/],
  ["languages", /^(?:spoken |foreign )?languages?$/],
  ["skills", /skill|technolog|competenc|\btools?\b|\bstack\b|expertise/],
  ["interests", /interest|hobb/],
  ["references", /referenc|testimonial|recommendation/],
  ["projects", /projects?|portfolio|open.?source/],
  ["work", /experience|^(?:my |past |selected |recent )?work\b|employ|career|internship|positions?|jobs?/],
  ["summary", /summary|about|profile|objective|introduction|welcome/],
];

/** Finds the section that a title means. Undefined if unknown. */
export function findSection(title: string): Section | undefined {
  const plain = title.toLowerCase().replace(/[_-]+/g, " ").trim();
  const own = sectionNames.find((name) => name === plain);
  const found = own ?? titles.find(([, pattern]) => pattern.test(plain))?.[0];
  // The site's own title in one of the catalogue's languages also counts.
  const other = sectionByName.get(plainName(title));
  return found ?? sectionNames.find((name) => name === other);
}

/** The fields for an entry's title, its text and, if it has only one date, that date. */
export const entryFields: Readonly<Record<SectionName, { title: string; text: string; date?: string }>> = {
  work: { title: "position", text: "summary" },
  volunteer: { title: "position", text: "summary" },
  education: { title: "studyType", text: "summary" },
  projects: { title: "name", text: "description" },
  awards: { title: "title", text: "summary", date: "date" },
  certificates: { title: "name", text: "summary", date: "date" },
  publications: { title: "name", text: "summary", date: "releaseDate" },
  skills: { title: "name", text: "summary" },
  languages: { title: "language", text: "summary" },
  interests: { title: "name", text: "summary" },
  references: { title: "name", text: "reference" },
};

/**
 * Reports a section's title that differs from those of the sections its entries were read as.
 * @param names the sections its entries were read as
 */
export function leaveTitle(title: Value, names: readonly string[]): Value {
  const became = listWords(
    names.map((name) => JSON.stringify(name)),
    "and",
  );
  return title.leaveOut(`is the title of a section there, which became ${became}: ${JSON.stringify(title)}`);
}

/** JSON Resume has no sections with titles of the owner's choice; importers keep them under this name. */
export const ownSectionsName = "ownSections";

/** Makes a section that keeps the owner's title. */
export function ownSection(
  title: Value,
  content: {
    readonly [K in "paragraphs" | "points" | "entries" | "jobs" | "repositories" | "account"]?: Value | undefined;
  },
): Fields {
  return { [ownSectionsName]: listOf([title.object({ title, ...content })]) };
}
