import { definitionOf } from "../../../entities/index.ts";
import { type Finding, find } from "../../../messages/messages.ts";
import type { Portfolio } from "../../../resolve/portfolio.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import { entriesOfType, listEntries, nameEntry } from "./entries.ts";

/** The most labels of one card that anyone reads. */
const mostTags = 10;

/** Skills are there, and something else mentions each. */
export function checkSkills(index: ContentIndex, portfolio: Portfolio): Finding[] {
  const skills = entriesOfType(index, "skill");
  if (skills.length === 0) return [find("no-skills", { key: "/pages" }, {})];
  const evidence = collectEvidence(portfolio);
  return skills.flatMap((placed) => {
    const { title, tags = [] } = placed.entry;
    if ([title, ...tags].flatMap(splitName).some((name) => evidence.has(name))) return [];
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
    .map((word) => word.replace(/\.+$/, ""))
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
