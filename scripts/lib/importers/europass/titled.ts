import { type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import { entryFields, findSection, leaveTitle, ownSection } from "../tree/sections.ts";
import { ignoreField, joinSections } from "../tree/shape.ts";
import { type Fields, itemsOf, listOf, type Value } from "../tree/value.ts";
import { html, readLinks, readPeriod, shapeElement, withoutAttributes, words, wordsAt } from "./elements.ts";

/** Sections of the editor whose element names don't match a known section title. */
const named: Readonly<Record<string, SectionName>> = {
  ConferencesAndSeminars: "publications",
  NetworksAndMemberships: "volunteer",
  ManagementAndLeadershipSkills: "skills",
};

/** Reads a section whose entries have a title and a text: one of the editor's own, or one with the owner's title. */
export function readTitledSection(tag: string, section: Value): Fields {
  if (tag === "Others") return joinSections(itemsOf(section).map(readOwn));
  const name = named[tag] ?? sectionOf(tag.replace(/(?<=[a-z])(?=[A-Z])/g, " ")) ?? "projects";
  const entries = withoutAttributes(section).children.flatMap(itemsOf);
  return { [name]: listOf(entries.map((entry) => readTitled(entry, name))) };
}

/** Reads a section with the owner's title. If the title is unknown, the titles of its entries may name the section. */
function readOwn(section: Value): Fields {
  const { Title: element, ...lists } = withoutAttributes(section).members;
  const title = element && words(element);
  const named = sectionOf(title?.text ?? "") ?? (title ? undefined : "projects");
  const read = Object.values(lists)
    .flatMap(itemsOf)
    .map((entry): Fields => {
      const name = named ?? sectionOf(wordsAt(entry, "Title")?.text ?? "");
      return { [name ?? "entries"]: readTitled(entry, name ?? "projects") };
    });
  const { entries, ...known } = joinSections(read);
  if (title === undefined || named !== undefined) return known;
  if (entries) return { ...known, ...ownSection(title, { entries }) };
  return { ...known, titles: leaveTitle(title, Object.keys(known)) };
}

function sectionOf(title: string): SectionName | undefined {
  const found = findSection(title);
  return sectionNames.find((name) => name === found);
}

const withPoints: ReadonlySet<SectionName> = new Set(["work", "volunteer", "education", "projects"]);

function readTitled(entry: Value, name: SectionName): Value {
  const { title, text, date } = entryFields[name];
  if (!entry.isObject) return entry.object({ [title]: entry });
  // Sections with a single date show the first day; an end date is reported.
  const readTime = (element: Value): Fields => {
    const { startDate, ...others } = readPeriod(element);
    return { [date ?? "startDate"]: startDate, ...others };
  };
  return shapeElement(entry, {
    Title: title,
    Description: html(text, !withPoints.has(name)),
    Link: readLinks,
    Location: "location",
    Period: readTime,
    Date: readTime,
    CurrentIndicator: ignoreField,
    Ongoing: ignoreField,
  });
}
