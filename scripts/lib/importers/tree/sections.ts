import { type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import { listWords } from "../../../../schema/messages/message.ts";
import { plainName, sectionByName } from "../json-resume/other-names/names.ts";
import { type Fields, listOf, type Value } from "./value.ts";

/** A section of JSON Resume, or what a person says of themselves. */
export type Section = SectionName | "summary";

/** What titles of sections have in them, in the order in which they are asked: "Volunteer experience" is no work. */
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

/** The section that a title means; undefined where it says nothing that is known. */
export function findSection(title: string): Section | undefined {
  const plain = title.toLowerCase().replace(/[_-]+/g, " ").trim();
  const own = sectionNames.find((name) => name === plain);
  const found = own ?? titles.find(([, pattern]) => pattern.test(plain))?.[0];
  // Or as the site itself calls it in a language of the catalogue.
  const other = sectionByName.get(plainName(title));
  return found ?? sectionNames.find((name) => name === other);
}

/** What an entry of each section is called there, what is said of it, and when it was where it has but one date. */
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
 * Reports a title that says something else than what its section became, whose titles are the site's.
 * @param names what the section became
 */
export function leaveTitle(title: Value, names: readonly string[]): Value {
  const became = listWords(
    names.map((name) => JSON.stringify(name)),
    "and",
  );
  return title.leaveOut(`is the title of a section there, which became ${became}: ${JSON.stringify(title)}`);
}

/** The name under which readers keep sections that have a title of their owner's: JSON Resume has none for them. */
export const ownSectionsName = "ownSections";

/** A section that keeps the title which its owner gave it. */
export function ownSection(
  title: Value,
  content: { paragraphs?: Value | undefined; points?: Value | undefined; entries?: Value | undefined },
): Fields {
  return { [ownSectionsName]: listOf([title.object({ title, ...content })]) };
}
