import { z } from "zod";
import { type CvKind, cvKinds } from "../parts/cv.ts";
import { achievement } from "./achievement.ts";
import { activity } from "./activity.ts";
import type { EntityOptions } from "./define/define-entity.ts";
import { education } from "./education.ts";
import { experience } from "./experience.ts";
import { interest } from "./interest.ts";
import { language } from "./language.ts";
import { project } from "./project.ts";
import { reference } from "./reference.ts";
import { skill } from "./skill.ts";

/**
 * Entities by the `type` that they have in `content.json`. A type says what an entity is, not how it looks, so that a
 * résumé and structured data can be derived. Add a new one here.
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

export type Entity<T extends EntityType = EntityType> = EntityMap[T];

const { education: first, ...others } = entities;

export const entity = z
  .discriminatedUnion("type", [first.schema, ...Object.values(others).map(({ schema }) => schema)])
  .meta({ id: "entity", kind: "entity", description: "A card or item, typed by what it is." });

/** A statement about the owner by somebody else. */
export const recommendation = z
  .discriminatedUnion("type", [reference.schema])
  .meta({ kind: "entity", description: "What somebody says of you." });

const options: { [T in EntityType]: EntityOptions<EntityMap[T]> } = entities;

export function definitionOf<T extends EntityType>(type: T): EntityOptions<Entity<T>> {
  return options[type];
}

/** The kind of section of a CV that an entity belongs to. */
export function cvKindOf({ type, kind = "award" }: { type: EntityType; kind?: string | undefined }): CvKind {
  return type === "achievement" ? (cvKinds.find((one) => one === kind) ?? "award") : type;
}

/** Sorts entities as readers of a CV look for their types. Entities of one type keep their order. */
export function byRank<E extends { type: EntityType }>(entities: readonly E[]): E[] {
  const rankOf = ({ type }: E) => cvKinds.indexOf(cvKindOf({ type }));
  return entities.toSorted((one, other) => rankOf(one) - rankOf(other));
}
