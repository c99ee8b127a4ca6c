import { z } from "zod";
import type { Card } from "../../entities/card.ts";
import { groupByEmployer } from "../../entities/group.ts";
import type { Entity } from "../../entities/index.ts";
import { addNodeIds, idOf, idsOf } from "../../source/node-ids.ts";

export const grouped = z.boolean().default(false).meta({
  description: "`true` shows positions at one organization that follow each other under its name, in one card.",
});

/**
 * Makes the cards of entities, in order.
 * @param card makes a card whose heading is `depth` levels below the others
 */
export function arrange(
  entities: readonly Entity[],
  isGrouped: boolean,
  card: (entity: Entity, depth: 0 | 1) => Card,
): Card[] {
  if (!isGrouped) return entities.map((entity) => card(entity, 0));
  return groupByEmployer(entities).flatMap(({ employer, entities: positions }) => {
    if (employer === undefined) return positions.map((entity) => card(entity, 0));
    return { ...card(nameEmployer(employer, positions), 0), positions: positions.map((one) => card(one, 1)) };
  });
}

/** The entry of an employer, with the period from the first start to the last end. */
function nameEmployer(employer: string, entities: readonly Entity[]): Entity {
  const positions = entities.filter((entity) => entity.type === "experience");
  const starts = positions.flatMap(({ start }) => start ?? []).toSorted();
  const ends = positions.flatMap(({ end }) => end ?? []).toSorted();
  const goesOn = positions.some(({ start, end }) => start !== undefined && end === undefined);
  const position = addNodeIds(employer, ...entities.map((entity) => idOf(entity, "organization")));
  const end = goesOn ? undefined : ends.at(-1);
  return { type: "experience", position, start: starts[0], end, ...idsOf(Object(entities[0])) };
}
