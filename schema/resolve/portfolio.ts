import type { SectionBlock } from "../blocks/index.ts";
import type { Content, ProfileContent } from "../content.ts";
import type { Entity, EntityType } from "../entities/entity.ts";
import { showProfile } from "./shown-profile.ts";
import { fillPlaceholders, placeholderValues } from "./text.ts";

/** An entity, with the titles under which the site shows it. */
export type Entry<T extends EntityType = EntityType> = Extract<Entity, { type: T }> & {
  /** The page that shows it. */
  page: string;
  /** The title of the group or tab that it stands in, where there is one. */
  group: string | undefined;
};

/** What a site says of a person, without the pages: what every other format is derived from. */
export interface Portfolio {
  site: Content["site"];
  /** With only what some block shows of it. */
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
    flatten(page.blocks).flatMap(({ block, title }) =>
      entitiesOf(block).map((entity) => ({ ...entity, page: page.path, group: title })),
    ),
  );
  const seen = new Set<string>();
  return {
    site: content.site,
    profile: showProfile(
      content.profile,
      blocks.map(({ block }) => block),
      content.footer,
    ),
    summary: blocks.map(({ block }) => summaryOf(block)).find((text) => text !== undefined),
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

interface TitledBlock {
  block: SectionBlock;
  title: string | undefined;
}

/** The visible blocks, those inside others included; a block without a title has that of the tab around it. */
function flatten(blocks: readonly SectionBlock[], around?: string): TitledBlock[] {
  return blocks
    .filter((block) => !block.hidden)
    .flatMap((block) => {
      const own = { block, title: ("title" in block ? block.title : undefined) ?? around };
      if (block.type === "tabs") return [own, ...block.tabs.flatMap((tab) => flatten(tab.blocks, tab.label))];
      if (block.type === "columns") return [own, ...block.columns.flatMap((column) => flatten(column.blocks, around))];
      return [own];
    });
}

function entitiesOf(block: SectionBlock): Entity[] {
  if (block.type === "card-grid") return block.cards;
  return block.type === "accordion-group" ? block.items : [];
}

function summaryOf(block: SectionBlock): string | undefined {
  if (block.type === "hero") return block.text;
  return block.type === "prose" ? block.paragraphs.join("\n\n") : undefined;
}
