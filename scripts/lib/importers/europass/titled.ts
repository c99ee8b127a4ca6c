import { type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import { entryFields, findSection, leaveTitle, ownSection } from "../tree/sections.ts";
import { form, joinSections } from "../tree/shape.ts";
import { type Fields, itemsOf, listOf, type Value } from "../tree/value.ts";
import { html, readLinks, readPeriod, shapeElement, withoutAttributes, words, wordsAt } from "./elements.ts";

/** What the editor's own sections are by their elements' names, where these say it to people alone. */
const named: Readonly<Record<string, SectionName>> = {
  ConferencesAndSeminars: "publications",
  NetworksAndMemberships: "volunteer",
  ManagementAndLeadershipSkills: "skills",
};

/** Sections of which every entry has a title and a text: the editor's own, and those of the owner's titles. */
export function readTitledSection(tag: string, section: Value): Fields {
  if (tag === "Others") return joinSections(itemsOf(section).map(readOwn));
  const name = named[tag] ?? sectionOf(tag.replace(/(?<=[a-z])(?=[A-Z])/g, " ")) ?? "projects";
  const entries = withoutAttributes(section).children.flatMap(itemsOf);
  return { [name]: listOf(entries.map((entry) => readTitled(entry, name))) };
}

/** A section of the owner's title; where that says nothing that is known, the titles of its entries may. */
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
  // Where one date is shown, it is the first day; an end is reported.
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
    CurrentIndicator: form,
    Ongoing: form,
  });
}
