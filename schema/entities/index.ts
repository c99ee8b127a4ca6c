import { z } from "zod";
import { achievement } from "./achievement.ts";
import { activity } from "./activity.ts";
import type { EntityAnswers } from "./define/define-entity.ts";
import { education } from "./education.ts";
import { experience } from "./experience.ts";
import { interest } from "./interest.ts";
import { language } from "./language.ts";
import { project } from "./project.ts";
import { reference } from "./reference.ts";
import { skill } from "./skill.ts";

/**
 * What a card or an expandable item may be, by the name that its `type` has in the file. Each is typed by what it is,
 * not by how it looks, so that a résumé or structured data can be derived from the same file. A new one is added here.
 */
export const entities = {
  education,
  experience,
  achievement,
  activity,
  project,
  skill,
  interest,
  language,
  reference,
};

type EntityDefinitions = typeof entities;
export type EntityType = keyof EntityDefinitions;
type EntityMap = { [T in EntityType]: z.output<EntityDefinitions[T]["schema"]> };

/** An entity as checked; of one kind, where the kind is given. */
export type Entity<T extends EntityType = EntityType> = EntityMap[T];

const { education: first, ...others } = entities;

export const entity = z
  .discriminatedUnion("type", [first.schema, ...Object.values(others).map(({ schema }) => schema)])
  .meta({ id: "entity", kind: "entity", description: "A card or item, typed by what it is." });

/** What somebody says of the owner. */
export const recommendation = z
  .discriminatedUnion("type", [reference.schema])
  .meta({ kind: "entity", description: "What somebody says of you." });

const answers: { [T in EntityType]: EntityAnswers<EntityMap[T]> } = entities;

/** What there is to know of a kind of entity. */
export function definitionOf<T extends EntityType>(type: T): EntityAnswers<Entity<T>> {
  return answers[type];
}

/** Entities in the order in which a reader looks for their kinds; those of one kind stay as they are. */
export function byRank<E extends { type: EntityType }>(entities: readonly E[]): E[] {
  return entities.toSorted((one, other) => definitionOf(one.type).cv.rank - definitionOf(other.type).cv.rank);
}
