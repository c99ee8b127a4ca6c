import type { Entity } from "./index.ts";

/** An entry, or several positions at one employer. */
interface EntityGroup {
  employer: string | undefined;
  entities: Entity[];
}

/**
 * Groups consecutive positions at one organization, and removes its name from each if there are several. `withSingles`:
 * where one organization has several, a single position is a group, too, so that all names are in one place.
 */
export function groupByEmployer(items: readonly Entity[], { withSingles = false } = {}): EntityGroup[] {
  const runs: EntityGroup[] = [];
  for (const entity of items) {
    const employer = entity.type === "experience" ? entity.organization : undefined;
    const last = runs.at(-1);
    if (last && employer !== undefined && last.employer === employer) last.entities.push(entity);
    else runs.push({ employer, entities: [entity] });
  }
  const least = withSingles && runs.some(({ entities }) => entities.length > 1) ? 1 : 2;
  return runs.map(({ employer, entities }) =>
    employer === undefined || entities.length < least
      ? { employer: undefined, entities }
      : { employer, entities: entities.map((entity) => ({ ...entity, organization: undefined })) },
  );
}
