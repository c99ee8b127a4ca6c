import { type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import {
  at,
  type Fields,
  fieldsOf,
  itemsOf,
  makeFields,
  makeList,
  membersOf,
  type Placed,
  textOf,
} from "../placed/placed.ts";
import { plainRichText, richText } from "../placed/rich-text.ts";
import { entryFields, findSection, leaveTitle, makeOwnSection } from "../placed/sections.ts";
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
  const { Title: element, ...lists } = membersOf(withoutAttributes(section));
  const title = wordsOf(element);
  const named = sectionOf(textOf(title) ?? "") ?? (title ? undefined : "projects");
  const read = Object.values(lists)
    .flatMap((list) => itemsOf(list))
    .map((entry): Fields => {
      const name = named ?? sectionOf(textOf(wordsOf(at(entry, "Title"))) ?? "");
      return { [name ?? "entries"]: readTitled(entry, name ?? "projects") };
    });
  const { entries, ...known } = joinSections(read);
  if (title === undefined || named !== undefined) return known;
  if (entries) return { ...known, ...makeOwnSection(title, { entries }) };
  return { ...known, titles: leaveTitle(title, Object.keys(known)) };
}

function sectionOf(title: string): SectionName | undefined {
  const found = findSection(title);
  return sectionNames.find((name) => name === found);
}

const withPoints: ReadonlySet<SectionName> = new Set(["work", "volunteer", "education", "projects"]);

function readTitled(entry: Placed, name: SectionName): Placed {
  const { title, text, date } = entryFields[name];
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
