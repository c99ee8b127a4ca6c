import type { Entity } from "../../../entities/index.ts";
import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { Portfolio } from "../../../resolve/portfolio.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { Placed } from "../../content-index/gather.ts";
import { countWords, entriesOfType, nameEntry } from "./words.ts";

/** The fewest words that say something of an entry, and the most that are read at a glance. */
const descriptionLimits = { least: 5, most: 60 };

/** What somebody has done is there, can be looked up, and is measured somewhere. */
export function checkDeeds(index: ContentIndex, { entries }: Portfolio): Finding[] {
  const findings: Finding[] = [];
  if (!entries.some(({ type }) => ["project", "experience", "activity"].includes(type)))
    findings.push(find("nothing-done", { pointer: "/pages", part: "key" }, {}));
  const projects = entriesOfType(index, "project");
  const [project] = projects;
  if (project && projects.every(({ value }) => value.link === undefined))
    findings.push(find("no-project-link", placeOf(project), { count: projects.length }));
  const all = deeds(index);
  const texts = all
    .flatMap(({ value }) => [value.description ?? "", ...(value.highlights ?? [])])
    .map((text = "") => text);
  const [deed] = all;
  if (deed && texts.some((text) => text !== "") && !texts.some((text) => /[0-9]/.test(text)))
    findings.push(find("nothing-measured", placeOf(deed), {}));
  return findings;
}

/** Of what somebody has done, as much is told as is read. */
export function checkDescriptions(index: ContentIndex): Finding[] {
  const { least, most } = descriptionLimits;
  const short = deeds(index).flatMap((deed) => {
    const { description, highlights } = deed.value;
    if (highlights !== undefined) return [];
    const name = nameEntry(deed.value);
    if (description === undefined) return [find("no-description", placeOf(deed), { name })];
    const words = countWords(description);
    return words < least ? [find("short-description", descriptionOf(deed), { name, words, least })] : [];
  });
  const long = index.entities.flatMap((placed) => {
    const words = "description" in placed.value ? countWords(placed.value.description ?? "") : 0;
    return words > most ? [find("wordy-description", descriptionOf(placed), { words, most })] : [];
  });
  return [...short, ...long];
}

type Deed = Extract<Entity, { type: "project" | "experience" }>;

function deeds(index: ContentIndex): Placed<Deed>[] {
  return [...entriesOfType(index, "experience"), ...entriesOfType(index, "project")];
}

const placeOf = ({ pointer }: Placed<Entity>) => ({ pointer, part: "value" }) as const;
const descriptionOf = ({ pointer }: Placed<Entity>) => ({ pointer: `${pointer}/description`, part: "value" }) as const;
