import type { Entity, EntityType } from "../../../../schema/entities/index.ts";
import type { Part } from "./part.ts";
import { readAddress } from "./read-address.ts";
import { readDate } from "./read-date.ts";

type Of<T extends EntityType> = Extract<Entity, { type: T }>;

/** A résumé's entries, by the sections of JSON Resume. */
export interface ReadEntries {
  work: Of<"experience">[];
  education: Of<"education">[];
  awards: Of<"achievement">[];
  certificates: Of<"achievement">[];
  publications: Of<"achievement">[];
  volunteer: Of<"activity">[];
  projects: Of<"project">[];
  skills: Of<"skill">[];
  interests: Of<"interest">[];
  languages: Of<"language">[];
  references: Of<"reference">[];
}

/** Reads every section that content has a kind of entry for. */
export function readEntries(resume: Part): ReadEntries {
  const read = <T>(section: string, name: string, readEntry: (part: Part) => T | undefined): T[] =>
    resume.parts(section, name).flatMap((part) => {
      const entry = readEntry(part);
      if (entry === undefined && !part.isEmpty)
        part.note("says nothing that could be its title, so it can't be shown.");
      return entry ?? [];
    });
  return {
    work: read("work", "position", readWork),
    education: read("education", "institution", readEducation),
    awards: read("awards", "title", readAward),
    certificates: read("certificates", "name", readCertificate),
    publications: read("publications", "name", readPublication),
    volunteer: read("volunteer", "position", readVolunteer),
    projects: read("projects", "name", readProject),
    skills: read("skills", "name", readSkill),
    interests: read("interests", "name", readInterest),
    languages: read("languages", "language", readLanguage),
    references: read("references", "reference", readReference),
  };
}

function readWork(part: Part): Of<"experience"> | undefined {
  const titles = readTitles(part, ["position"], ["name", "company"]);
  if (!titles) return undefined;
  return {
    type: "experience",
    position: titles.title,
    organization: titles.organization,
    about: part.text("description"),
    location: part.text("location"),
    description: part.text("summary"),
    highlights: part.texts("highlights"),
    link: readLink(part, "url", "website"),
    ...readPeriod(part),
  };
}

function readEducation(part: Part): Of<"education"> | undefined {
  const studyType = part.text("studyType");
  const area = part.text("area");
  const isAreaSaid = studyType !== undefined && area !== undefined && hasWords(studyType, area);
  const degree = isAreaSaid ? studyType : [studyType, area].filter(Boolean).join(", ");
  const institution = part.text("institution");
  if (!degree && institution === undefined) return undefined;
  if (!degree) part.note("names no degree; the institution stands in its place.");
  return {
    type: "education",
    degree: degree || (institution ?? ""),
    institution: degree ? institution : undefined,
    result: part.text("score", "gpa"),
    ...readPeriod(part),
    courses: part.texts("courses"),
    link: readLink(part, "url", "website"),
  };
}

/** Whether a text has these words, whole and one after the other: "BSc in Physics" has "Physics" but not "Phys". */
function hasWords(text: string, words: string): boolean {
  const spaced = (value: string) => ` ${value.replace(/[\s,]+/g, " ").trim()} `;
  return spaced(text).includes(spaced(words));
}

function readAward(part: Part): Of<"achievement"> | undefined {
  const title = part.text("title");
  if (title === undefined) return undefined;
  return {
    type: "achievement",
    title,
    issuer: part.text("awarder"),
    description: part.text("summary"),
    date: readDateField(part, "date"),
    link: wordLink("Read more", readLink(part, "url")),
  };
}

function readCertificate(part: Part): Of<"achievement"> | undefined {
  const title = part.text("name");
  if (title === undefined) return undefined;
  return {
    type: "achievement",
    kind: "certificate",
    title,
    issuer: part.text("issuer"),
    description: part.text("summary"),
    date: readDateField(part, "date"),
    link: wordLink("View the certificate", readLink(part, "url")),
  };
}

function readPublication(part: Part): Of<"achievement"> | undefined {
  const title = part.text("name");
  if (title === undefined) return undefined;
  return {
    type: "achievement",
    kind: "publication",
    title,
    issuer: part.text("publisher"),
    description: part.text("summary"),
    date: readDateField(part, "releaseDate"),
    link: wordLink("Read the publication", readLink(part, "url", "website")),
  };
}

function readVolunteer(part: Part): Of<"activity"> | undefined {
  const titles = readTitles(part, ["position"], ["organization"]);
  if (!titles) return undefined;
  return {
    type: "activity",
    title: titles.title,
    organization: titles.organization,
    description: part.text("summary"),
    highlights: part.texts("highlights"),
    link: readLink(part, "url", "website"),
    ...readPeriod(part),
  };
}

function readProject(part: Part): Of<"project"> | undefined {
  const title = part.text("name");
  if (title === undefined) return undefined;
  return {
    type: "project",
    title,
    roles: part.texts("roles"),
    organization: part.text("entity"),
    category: part.text("type"),
    description: part.text("description", "summary"),
    highlights: part.texts("highlights"),
    link: readLink(part, "url", "website"),
    tags: part.texts("keywords"),
    ...readPeriod(part),
  };
}

function readSkill(part: Part): Of<"skill"> | undefined {
  const tags = part.texts("keywords");
  const title = part.text("name");
  if (title === undefined && tags === undefined) return undefined;
  if (title === undefined) part.note('has no name; it is titled "Skills".');
  return {
    type: "skill",
    title: title ?? "Skills",
    level: part.text("level"),
    description: part.text("summary", "description"),
    tags,
  };
}

function readInterest(part: Part): Of<"interest"> | undefined {
  const tags = part.texts("keywords");
  const title = part.text("name");
  if (title === undefined && tags === undefined) return undefined;
  if (title === undefined) part.note('has no name; it is titled "Interests".');
  return { type: "interest", title: title ?? "Interests", description: part.text("summary", "description"), tags };
}

function readLanguage(part: Part): Of<"language"> | undefined {
  const title = part.text("language", "name");
  return title === undefined ? undefined : { type: "language", title, fluency: part.text("fluency", "level") };
}

/** Without words there is nothing to show; words without a name are still somebody's. */
function readReference(part: Part): Of<"reference"> | undefined {
  const quote = part.text("reference");
  if (quote === undefined) return undefined;
  const title = part.text("name");
  if (title === undefined) part.note('says of nobody whose words these are; it is titled "Reference".');
  return { type: "reference", title: title ?? "Reference", quote };
}

/** A role and where it was; of a role that isn't named, the organization is the title. */
function readTitles(
  part: Part,
  role: string[],
  place: string[],
): { title: string; organization?: string | undefined } | undefined {
  const title = part.text(...role);
  const organization = part.text(...place);
  if (title !== undefined) return { title, organization };
  if (organization === undefined) return undefined;
  part.note("names no position; the organization stands in its place.");
  return { title: organization };
}

function readPeriod(part: Part): { start: string | undefined; end: string | undefined } {
  return { start: readDateField(part, "startDate"), end: readDateField(part, "endDate") };
}

function readDateField(part: Part, key: string): string | undefined {
  const found = part.find(key);
  if (!found) return undefined;
  const { date, remark } = readDate(found.text);
  if (remark) part.note(remark, found.path);
  return date;
}

function readLink(part: Part, ...keys: string[]): string | undefined {
  const found = part.find(...keys);
  if (!found) return undefined;
  const { address, remark } = readAddress(found.text);
  if (remark) part.note(remark, found.path);
  return address;
}

function wordLink(label: string, href: string | undefined): { label: string; href: string } | undefined {
  return href === undefined ? undefined : { label, href };
}
