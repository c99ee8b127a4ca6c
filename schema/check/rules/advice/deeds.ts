import { definitionOf } from "../../../entities/index.ts";
import { type Finding, find } from "../../../messages/messages.ts";
import type { Portfolio } from "../../../resolve/portfolio.ts";
import { plain } from "../../../text.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import { countWords, entriesInNeed, entriesOfType, listEntries, nameEntry } from "./entries.ts";

/** The fewest words that say something of an entry, and the most that are read at a glance. */
const descriptionLimits = { least: 5, most: 60 };

/** What somebody has done is there, can be looked up, and is measured somewhere. */
export function checkDeeds(index: ContentIndex, { entries }: Portfolio): Finding[] {
  const findings: Finding[] = [];
  if (!entries.some(({ type }) => definitionOf(type).advice.standing === "deed"))
    findings.push(find("nothing-done", { key: "/pages" }, {}));
  const projects = entriesOfType(index, "project");
  const [project] = projects;
  if (project && projects.every(({ entry }) => entry.link === undefined && entry.links === undefined))
    findings.push(find("no-project-link", project.pointer, { count: projects.length }));
  const told = entriesInNeed(index, "description");
  const texts = told.flatMap(({ entry }) => {
    const { text = "", points = [] } = definitionOf(entry.type).card(entry);
    return [text, ...points].map((words) => plain(words));
  });
  const [first] = told;
  if (first && texts.some((text) => text !== "") && !texts.some((text) => /[0-9]/.test(text)))
    findings.push(find("nothing-measured", first.pointer, {}));
  return findings;
}

/** Of what somebody has done, as much is told as is read. */
export function checkDescriptions(index: ContentIndex): Finding[] {
  const { least, most } = descriptionLimits;
  const short = entriesInNeed(index, "description").flatMap((placed) => {
    const { text, points } = definitionOf(placed.entry.type).card(placed.entry);
    if (points !== undefined) return [];
    const name = nameEntry(placed.entry);
    if (text === undefined) return [find("no-description", placed.pointer, { name })];
    const words = countWords(plain(text));
    return words < least ? [find("short-description", `${placed.pointer}/description`, { name, words, least })] : [];
  });
  const long = listEntries(index).flatMap((placed) => {
    const { description = "" } = "description" in placed.entry ? placed.entry : {};
    const words = countWords(plain(description));
    return words > most ? [find("wordy-description", `${placed.pointer}/description`, { words, most })] : [];
  });
  return [...short, ...long];
}

/** The most labels of one card that anyone reads. */
const mostTags = 10;

/** Skills are there, and something else mentions each. */
export function checkSkills(index: ContentIndex, portfolio: Portfolio): Finding[] {
  const skills = entriesOfType(index, "skill");
  if (skills.length === 0) return [find("no-skills", { key: "/pages" }, {})];
  const evidence = collectEvidence(portfolio);
  return skills.flatMap((placed) => {
    const { title, tags = [] } = placed.entry;
    if ([plain(title), ...tags].flatMap(splitName).some((name) => evidence.has(name))) return [];
    return [find("skill-without-evidence", placed.pointer, { name: nameEntry(placed.entry) })];
  });
}

/** A card has no more labels than are read. */
export function checkTags(index: ContentIndex): Finding[] {
  return listEntries(index).flatMap((placed) => {
    const { tags = [] } = "tags" in placed.entry ? placed.entry : {};
    if (tags.length <= mostTags) return [];
    return [find("too-many-tags", `${placed.pointer}/tags`, { count: tags.length, most: mostTags })];
  });
}

/** Words that stand in many names and prove none. */
const fillers = new Set(
  "a an and basic core data design development additional engineering for in integration languages of on other programming skills software stack systems theory the tools web with".split(
    " ",
  ),
);

/** The words of a name that tell it from others, in lower case. */
function splitName(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [])
    .map((word) => word.replace(/(?<!\.)\.+$/, ""))
    .filter((word) => !fillers.has(word));
}

/** Every word of what somebody did: projects, positions, studies, achievements, activities. */
function collectEvidence({ entries }: Portfolio): Set<string> {
  const deeds = entries.filter(({ type }) => definitionOf(type).advice.standing !== "claim");
  const words = deeds.flatMap(({ type: _type, page: _page, group, ...entry }) => [
    ...splitName(group ?? ""),
    ...Object.values(entry).flatMap((value) => splitName(JSON.stringify(value) ?? "")),
  ]);
  return new Set(words);
}
