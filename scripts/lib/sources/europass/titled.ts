import { type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import { listWords } from "../../../../schema/messages/message.ts";
import {
  at,
  type Fields,
  fieldsOf,
  itemsOf,
  leaveOut,
  makeFields,
  makeList,
  membersOf,
  type Placed,
  textOf,
} from "../placed/placed.ts";
import { plainRichText, richText } from "../placed/rich-text.ts";
import { findSection } from "../placed/sections.ts";
import { form, joinSections, type Rules, shape } from "../placed/shape.ts";
import { withoutAttributes, words, wordsOf } from "./elements.ts";
import { readLinks, readPeriod } from "./period.ts";

/** What the editor's own sections are by their elements' names, where these say it to people alone. */
const named: Readonly<Record<string, SectionName>> = {
  ConferencesAndSeminars: "publications",
  NetworksAndMemberships: "volunteer",
  ManagementAndLeadershipSkills: "skills",
};

/** Sections of which every entry has a title and a text: the editor's own, and those of the owner's titles. */
export function readTitledSection(tag: string, section: Placed): Fields {
  if (tag === "Others") return joinSections(itemsOf(section).map(readOwn));
  const name = named[tag] ?? sectionOf(tag.replace(/(?<=[a-z])(?=[A-Z])/g, " ")) ?? "projects";
  const entries = Object.values(membersOf(withoutAttributes(section))).flatMap((list) => itemsOf(list));
  return { [name]: makeList(entries.map((entry) => readTitled(entry, name))) };
}

/** A section of the owner's title; where that says nothing that is known, the titles of its entries may. */
function readOwn(section: Placed): Fields {
  const { Title: title, ...lists } = membersOf(withoutAttributes(section));
  const words = textOf(wordsOf(title)) ?? "";
  const own = sectionOf(words);
  const entries = Object.values(lists).flatMap((list) => itemsOf(list));
  const read = entries.map((entry): Fields => {
    const name = own ?? sectionOf(textOf(wordsOf(at(entry, "Title"))) ?? "") ?? "projects";
    return { [name]: makeList([readTitled(entry, name)]) };
  });
  const names = [...new Set(read.flatMap((fields) => Object.keys(fields)))].map((name) => JSON.stringify(name));
  const refusal = `is the title of a section there, which became ${listWords(names, "and")}: ${words}`;
  return { ...joinSections(read), titles: title && own === undefined ? leaveOut(title, refusal) : undefined };
}

function sectionOf(title: string): SectionName | undefined {
  const found = findSection(title);
  return sectionNames.find((name) => name === found);
}

/** What an entry's title and text are, by the section that it becomes part of. */
const fields: Readonly<Record<SectionName, { title: string; text: string; date?: string }>> = {
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

const withPoints: ReadonlySet<SectionName> = new Set(["work", "volunteer", "education", "projects"]);

function readTitled(entry: Placed, name: SectionName): Placed {
  const { title, text, date } = fields[name];
  const read = withPoints.has(name) ? richText(text) : plainRichText(text);
  const rules: Rules = {
    Title: words(title),
    Description: (element) => read(wordsOf(element) ?? element),
    Link: readLinks,
    Location: words("location"),
    Period: date ? readDay(date) : readPeriod,
    Date: date ? readDay(date) : readPeriod,
    CurrentIndicator: form,
    Ongoing: form,
  };
  return fieldsOf(entry) ? shape(withoutAttributes(entry), rules) : makeFields(entry, { [title]: entry });
}

/** The first day of what has but one date where it is shown; an end is told. */
function readDay(name: string): (element: Placed) => Fields {
  return (element) => {
    const { startDate, ...others } = readPeriod(element);
    return { [name]: startDate, ...others };
  };
}
