import type { Entity, EntityType } from "../../../entities/entity.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { Placed } from "../../content-index/gather.ts";
import type { Sound } from "../../content-index/sound.ts";

/** The words of a text, as readers count them. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}

/** What an entry is called in messages: its title in quotation marks. */
export function nameEntry(entity: Sound<Entity>): string {
  const title =
    "title" in entity ? entity.title : "position" in entity ? entity.position : "degree" in entity ? entity.degree : "";
  return `“${title}”`;
}

/** The shown entries of one type, each with its place. */
export function entriesOfType<T extends EntityType>(
  { entities }: ContentIndex,
  type: T,
): Placed<Extract<Entity, { type: T }>>[] {
  return entities.filter((placed): placed is Placed<Extract<Entity, { type: T }>> => placed.value.type === type);
}
