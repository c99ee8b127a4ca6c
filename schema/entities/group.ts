import type { Entity } from "./index.ts";

/** An entry, or several positions at one employer. */
interface EntityGroup {
  employer: string | undefined;
  entities: Entity[];
}

/**
 * Groups consecutive positions at one organization, and removes its name from each. If no organization has several, all
 * positions keep its name; otherwise all are under one, so that readers find employers in one place.
 */
export function groupByEmployer(items: readonly Entity[]): EntityGroup[] {
  const runs: EntityGroup[] = [];
  for (const entity of items) {
    const employer = entity.type === "experience" ? entity.organization : undefined;
    const last = runs.at(-1);
    if (last && employer !== undefined && last.employer === employer) last.entities.push(entity);
    else runs.push({ employer, entities: [entity] });
  }
  const isGrouped = runs.some(({ entities }) => entities.length > 1);
  return runs.map(({ employer, entities }) =>
    isGrouped && employer !== undefined
      ? { employer, entities: entities.map((entity) => ({ ...entity, organization: undefined })) }
      : { employer: undefined, entities },
  );
}
