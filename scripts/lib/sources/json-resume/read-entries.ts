import { type SectionLayout, type SectionName, sectionNames } from "../../../../schema/entities/define/resume.ts";
import { type Entity, entities } from "../../../../schema/entities/index.ts";
import type { Part } from "./part.ts";

/** What was read of a section of a résumé: one entity at least. */
export interface ReadSection {
  name: SectionName;
  layout: SectionLayout;
  caution: string | undefined;
  entities: Entity[];
}

/** Reads every section that content has a kind of entity for; those that have entries, the most telling kinds first. */
export function readEntries(resume: Part): ReadSection[] {
  const sections = sectionNames.flatMap((name) =>
    Object.values(entities).flatMap(({ cv, resume: { [name]: section } }) => {
      if (!section) return [];
      const { read, bareText, layout, caution } = section;
      const found = resume.parts(name, bareText).flatMap((part) => {
        const entity: Entity | undefined = read(part);
        if (entity === undefined && !part.isEmpty)
          part.note("says nothing that could be its title, so it can't be shown.");
        return entity ?? [];
      });
      return [{ name, layout, caution, rank: cv.rank, entities: found }];
    }),
  );
  const filled = sections.filter(({ entities: found }) => found.length > 0);
  return filled.toSorted((one, other) => one.rank - other.rank);
}
