import { definitionOf, type Entity, type EntityType, entity } from "../../../entities/index.ts";
import { plain } from "../../../text.ts";
import type { Visitors } from "../../rule.ts";

export interface LocatedEntry<T extends EntityType = EntityType> {
  entry: Entity<T>;
  pointer: string;
}

export function visitEntries(look: (placed: LocatedEntry) => void): NonNullable<Visitors["entity"]> {
  return ({ value, pointer }) => {
    const { data: entry } = entity.safeParse(value);
    if (entry) look({ entry, pointer });
  };
}

/** True if an entry of this type says little without this key. */
export function needs({ type }: Entity, need: "date" | "description"): boolean {
  return definitionOf(type).advice.needs.includes(need);
}

/** The name of an entry in messages: its title in quotation marks. */
export function nameEntry(entry: Entity): string {
  return `“${plain(definitionOf(entry.type).card(entry).title)}”`;
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}
