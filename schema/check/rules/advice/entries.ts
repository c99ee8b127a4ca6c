import { definitionOf, type Entity, type EntityType, entity } from "../../../entities/index.ts";
import { plain } from "../../../text.ts";
import type { Visitors } from "../../rule.ts";

/** An entry that visitors see, with its defaults, and where it stands. */
export interface PlacedEntry<T extends EntityType = EntityType> {
  entry: Entity<T>;
  pointer: string;
}

/** Visits every entry. */
export function visitEntries(look: (placed: PlacedEntry) => void): NonNullable<Visitors["entity"]> {
  return ({ value, pointer }) => {
    const { data: entry } = entity.safeParse(value);
    if (entry) look({ entry, pointer });
  };
}

/** Whether an entry says little without this. */
export function needs({ type }: Entity, need: "date" | "description"): boolean {
  return definitionOf(type).advice.needs.includes(need);
}

/** What an entry is called in messages: its title in quotation marks. */
export function nameEntry(entry: Entity): string {
  return `“${plain(definitionOf(entry.type).card(entry).title)}”`;
}

/** The words of a text, as readers count them. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}
