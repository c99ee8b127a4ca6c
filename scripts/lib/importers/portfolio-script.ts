import { pointsOf } from "./tree/rules.ts";
import { itemsOf, listOf, type Value } from "./tree/value.ts";

/** What developerFolio and its derivatives have in common: `src/portfolio.js`. */

/** Finds the named exports. Older versions export one object. */
export function exportsOf(source: Value): Value {
  return source.at("greeting") ? source : (source.at("default") ?? source);
}

/** Reads a group of skills: its title, sentences about it, and the names of tools. */
export function readSkills(section: Value): Value {
  const { title, skills, softwareSkills } = section.members;
  const text = itemsOf(skills && listOf(pointsOf(skills))).flatMap((point) => point.text ?? []);
  return section.object({
    name: title,
    summary: text.length > 0 ? skills?.say(text.join("\n")) : undefined,
    keywords: listOf(itemsOf(softwareSkills).map((item) => item.at("skillName") ?? item)),
  });
}
