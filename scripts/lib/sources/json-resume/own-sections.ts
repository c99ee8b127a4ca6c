import type { Entity } from "../../../../schema/entities/index.ts";
import { ownSectionsName } from "../tree/sections.ts";
import type { Json } from "./laid-out.ts";
import type { Part } from "./part.ts";

/** A section under a title of its owner's. */
export interface OwnSection {
  title: string;
  paragraphs: string[];
  points: string[];
  entities: Entity[];
}

/** Reads the sections that their owner gave titles to; `readEntity` says what becomes of an entry of such a section. */
export function readOwnSections(resume: Part, readEntity: (part: Part) => Entity[]): OwnSection[] {
  return resume.parts(ownSectionsName, "title").flatMap((part) => {
    const title = part.text("title");
    if (title === undefined) return [];
    const section = {
      title,
      paragraphs: part.sentences("paragraphs"),
      points: part.sentences("points"),
      entities: part.parts("entries", "name").flatMap(readEntity),
    };
    return layOutOwnSection(section).length > 0 ? [section] : [];
  });
}

/** The blocks of such a section: the first that there is has its title. */
export function layOutOwnSection({ title, paragraphs, points, entities }: OwnSection): Json[] {
  const blocks: Json[] = [];
  const add = (type: string, content: Json) =>
    blocks.push({ type, title: blocks.length === 0 ? title : undefined, ...content });
  if (paragraphs.length > 0) add("prose", { paragraphs });
  if (points.length > 0) add("list", { items: points });
  // What they are of nobody knows, so that no drawing stands for it.
  if (entities.length > 0) add("card-grid", { columns: Math.min(2, entities.length), covers: false, cards: entities });
  return blocks;
}
