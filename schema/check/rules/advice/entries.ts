import { definitionOf, type Entity, type EntityType, entity } from "../../../entities/index.ts";
import { plain } from "../../../text.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** An entry that visitors see, with its defaults, and where it stands. */
export interface PlacedEntry<T extends EntityType = EntityType> {
  entry: Entity<T>;
  pointer: string;
}

/** Every entry, in the order of the file. */
export function listEntries({ entities }: ContentIndex): PlacedEntry[] {
  return entities.flatMap(({ value, pointer }) => {
    const { data: entry } = entity.safeParse(value);
    return entry ? [{ entry, pointer }] : [];
  });
}

/** Those of one type. */
export function entriesOfType<T extends EntityType>(index: ContentIndex, type: T): PlacedEntry<T>[] {
  return listEntries(index).filter((placed): placed is PlacedEntry<T> => placed.entry.type === type);
}

/** Those that say little without this. */
export function entriesInNeed(index: ContentIndex, need: "date" | "description"): PlacedEntry[] {
  return listEntries(index).filter(({ entry }) => definitionOf(entry.type).advice.needs.includes(need));
}

/** What an entry is called in messages: its title in quotation marks. */
export function nameEntry(entry: Entity): string {
  return `“${plain(definitionOf(entry.type).card(entry).title)}”`;
}

/** The words of a text, as readers count them. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}
