import type { Holdings } from "../../blocks/define/define-block.ts";
import { definitionOf, type Entity } from "../../entities/index.ts";
import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** What stands along a line of time has its place there by a date. */
export function checkTimelines(index: ContentIndex): Finding[] {
  return entriesOf(index).flatMap(({ pointer, at, entities, areDated }) =>
    areDated
      ? entities.flatMap((entity, position) =>
          hasDate(entity) ? [] : [find("undated-item", `${pointer}${at}/${position}`, {})],
        )
      : [],
  );
}

/** Where visitors are to choose by tags, there are tags to choose from. */
export function checkFilters(index: ContentIndex): Finding[] {
  return entriesOf(index)
    .filter(({ entities, areFiltered }) => areFiltered && new Set(entities.flatMap(tagsOf)).size < 2)
    .map(({ pointer }) => find("filter-without-tags", { key: `${pointer}/filter` }, {}));
}

/** The entries of every visible block that has some, with the block's pointer. */
function entriesOf(index: ContentIndex): (NonNullable<Holdings["entries"]> & { pointer: string })[] {
  return index.variants
    .flatMap(index.soundPages)
    .flatMap(({ pointer, blocks }) =>
      blocks.flatMap(({ holdings: { entries }, pointer: block }) =>
        entries ? [{ ...entries, pointer: `${pointer}/blocks${block}` }] : [],
      ),
    );
}

function hasDate(entity: Entity): boolean {
  if ("period" in entity && entity.period !== undefined) return true;
  const { date } = definitionOf(entity.type).card(entity);
  return typeof date === "string" || (date?.start ?? date?.end) !== undefined;
}

function tagsOf(entity: Entity): readonly string[] {
  return definitionOf(entity.type).card(entity).tags ?? [];
}
