import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { Portfolio } from "../../../resolve/portfolio.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import { countWords, entriesOfType, listEntries, nameEntry, type PlacedEntry, placeOf } from "./entries.ts";

/** The fewest words that say something of an entry, and the most that are read at a glance. */
const descriptionLimits = { least: 5, most: 60 };

/** What somebody has done is there, can be looked up, and is measured somewhere. */
export function checkDeeds(index: ContentIndex, { entries }: Portfolio): Finding[] {
  const findings: Finding[] = [];
  if (!entries.some(({ type }) => type === "project" || type === "experience" || type === "activity"))
    findings.push(find("nothing-done", { pointer: "/pages", part: "key" }, {}));
  const projects = entriesOfType(index, "project");
  const [project] = projects;
  if (project && projects.every(({ entry }) => entry.link === undefined))
    findings.push(find("no-project-link", placeOf(project), { count: projects.length }));
  const all = deeds(index);
  const texts = all.flatMap(({ entry: { description = "", highlights = [] } }) => [description, ...highlights]);
  const [deed] = all;
  if (deed && texts.some((text) => text !== "") && !texts.some((text) => /[0-9]/.test(text)))
    findings.push(find("nothing-measured", placeOf(deed), {}));
  return findings;
}

/** Of what somebody has done, as much is told as is read. */
export function checkDescriptions(index: ContentIndex): Finding[] {
  const { least, most } = descriptionLimits;
  const short = deeds(index).flatMap((deed) => {
    const { description, highlights } = deed.entry;
    if (highlights !== undefined) return [];
    const name = nameEntry(deed.entry);
    if (description === undefined) return [find("no-description", placeOf(deed), { name })];
    const words = countWords(description);
    return words < least ? [find("short-description", placeOf(deed, "description"), { name, words, least })] : [];
  });
  const long = listEntries(index).flatMap((placed) => {
    const { description = "" } = "description" in placed.entry ? placed.entry : {};
    const words = countWords(description);
    return words > most ? [find("wordy-description", placeOf(placed, "description"), { words, most })] : [];
  });
  return [...short, ...long];
}

function deeds(index: ContentIndex): PlacedEntry<"experience" | "project">[] {
  return [...entriesOfType(index, "experience"), ...entriesOfType(index, "project")];
}
