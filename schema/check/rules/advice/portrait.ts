import type { SectionBlock } from "../../../blocks/index.ts";
import type { Content, PageContent } from "../../../content.ts";
import type { Entity, EntityType } from "../../../entities/index.ts";
import { collectPortfolio, type Portfolio } from "../../../resolve/portfolio.ts";

/** A part of the content that visitors see, and where it stands. */
export interface Placed<T> {
  value: T;
  pointer: string;
}

/** A text that visitors read, and the key that it stands under. */
export interface PlacedText {
  text: string;
  key: string;
  pointer: string;
}

/** Content as a recruiter sees it: what is hidden is left out, everything else has its place. */
export interface Portrait {
  content: Content;
  portfolio: Portfolio;
  pages: Placed<PageContent>[];
  blocks: Placed<SectionBlock>[];
  /** Lists of entries, in the order in which they are shown. */
  lists: Placed<Entity>[][];
  texts: PlacedText[];
}

/** Gathers what is shown, with its places. */
export function makePortrait(content: Content): Portrait {
  const pages = content.pages
    .map((page, index) => ({ value: page, pointer: `/pages/${index}` }))
    .filter(({ value }) => !value.hidden);
  const blocks = pages.flatMap(({ value, pointer }) => flatten(value.blocks, `${pointer}/blocks`));
  return {
    content,
    portfolio: collectPortfolio(content),
    pages,
    blocks,
    lists: blocks.map(entitiesOf).filter((list) => list.length > 0),
    texts: [
      ...pages.flatMap(({ value, pointer }) => collectTexts(value.description, "page", `${pointer}/description`)),
      ...blocks.flatMap(({ value, pointer }) => textsOfBlock(value, pointer)),
    ],
  };
}

/** The shown entries of one type, each with its place. */
export function entriesOfType<T extends EntityType>(
  { lists }: Portrait,
  type: T,
): Placed<Extract<Entity, { type: T }>>[] {
  return lists.flat().filter((placed): placed is Placed<Extract<Entity, { type: T }>> => placed.value.type === type);
}

function flatten(blocks: readonly SectionBlock[], pointer: string): Placed<SectionBlock>[] {
  return blocks.flatMap((block, index) => {
    const own = { value: block, pointer: `${pointer}/${index}` };
    if (block.hidden) return [];
    if (block.type === "tabs") {
      return [own, ...block.tabs.flatMap((tab, at) => flatten(tab.blocks, `${own.pointer}/tabs/${at}/blocks`))];
    }
    if (block.type === "columns") {
      return [
        own,
        ...block.columns.flatMap((column, at) => flatten(column.blocks, `${own.pointer}/columns/${at}/blocks`)),
      ];
    }
    return [own];
  });
}

function entitiesOf({ value, pointer }: Placed<SectionBlock>): Placed<Entity>[] {
  if (value.type === "card-grid") {
    return value.cards.map((card, index) => ({ value: card, pointer: `${pointer}/cards/${index}` }));
  }
  if (value.type !== "accordion-group") return [];
  return value.items.map((item, index) => ({ value: item, pointer: `${pointer}/items/${index}` }));
}

/** Keys whose texts are no sentences of the owner's: names, addresses and choices, and what others say. */
const nameKeys = new Set([
  "type",
  "id",
  "link",
  "linkLabel",
  "style",
  "url",
  "poster",
  "start",
  "end",
  "date",
  "kind",
  "quote",
]);

function textsOfBlock(block: SectionBlock, pointer: string): PlacedText[] {
  if (block.type === "tabs" || block.type === "columns") return [];
  return Object.entries(block).flatMap(([key, value]: [string, unknown]) =>
    collectTexts(value, key, `${pointer}/${key}`),
  );
}

function collectTexts(value: unknown, key: string, pointer: string): PlacedText[] {
  if (nameKeys.has(key)) return [];
  if (typeof value === "string") return [{ text: value, key, pointer }];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => collectTexts(item, key, `${pointer}/${index}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    collectTexts(member, name, `${pointer}/${name}`),
  );
}
