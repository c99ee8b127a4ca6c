import type { SectionBlock } from "../blocks/index.ts";
import type { Content, ProfileContent } from "../content.ts";
import type { Entity, EntityType } from "../entities/entity.ts";
import { fillPlaceholders, placeholderValues } from "./text.ts";

/** An entity, with the titles under which the site shows it. */
export type Entry<T extends EntityType = EntityType> = Extract<Entity, { type: T }> & {
  /** The page that shows it. */
  page: string;
  /** The title of the group that it stands in, where the group has one. */
  group: string | undefined;
};

/** What a site says of a person, without the pages: what every other format is derived from. */
export interface Portfolio {
  site: Content["site"];
  profile: ProfileContent;
  /** The first text about the person: the hero's, or the first prose's. */
  summary: string | undefined;
  /** Every entity that a visitor can see, in the order of the pages, each once. */
  entries: Entry[];
}

/** Gathers what checked content says, in one place: placeholders filled in, what is hidden left out. */
export function collectPortfolio(checked: Content): Portfolio {
  const content = fillPlaceholders(checked, placeholderValues(checked.profile));
  const pages = content.pages.filter((page) => !page.hidden);
  const blocks = pages.flatMap((page) => flatten(page.blocks));
  const entries = pages.flatMap((page) =>
    flatten(page.blocks).flatMap((block) =>
      entitiesOf(block).map((entity) => ({ ...entity, page: page.path, group: titleOf(block) })),
    ),
  );
  const seen = new Set<string>();
  return {
    site: content.site,
    profile: content.profile,
    summary: blocks.map(summaryOf).find((text) => text !== undefined),
    entries: entries.filter((entry) => {
      const { page: _page, group: _group, ...entity } = entry;
      const key = JSON.stringify(entity);
      return !seen.has(key) && seen.add(key);
    }),
  };
}

/** The entries of one type. */
export function entriesOf<T extends EntityType>(portfolio: Portfolio, type: T): Entry<T>[] {
  return portfolio.entries.filter((entry): entry is Entry<T> => entry.type === type);
}

/** The visible blocks, those inside others included. */
function flatten(blocks: readonly SectionBlock[]): SectionBlock[] {
  return blocks
    .filter((block) => !block.hidden)
    .flatMap((block) => {
      if (block.type === "tabs") return [block, ...block.tabs.flatMap((tab) => flatten(tab.blocks))];
      if (block.type === "columns") return [block, ...block.columns.flatMap((column) => flatten(column.blocks))];
      return [block];
    });
}

function entitiesOf(block: SectionBlock): Entity[] {
  if (block.type === "card-grid") return block.cards;
  return block.type === "accordion-group" ? block.items : [];
}

function titleOf(block: SectionBlock): string | undefined {
  return "title" in block ? block.title : undefined;
}

function summaryOf(block: SectionBlock): string | undefined {
  if (block.type === "hero") return block.text;
  return block.type === "prose" ? block.paragraphs.join("\n\n") : undefined;
}
