import { type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import { sectionByName } from "../json-resume/other-names/names.ts";
import { plainName } from "../json-resume/other-names/plain-name.ts";

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
  ["work", /experience|\bwork\b|employ|career|internship|positions?|jobs?/],
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
