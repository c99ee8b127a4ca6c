import { z } from "zod";
import { type ColumnsContent, type ColumnsView, columns } from "./containers/columns.ts";
import { type TabsContent, type TabsView, tabs } from "./containers/tabs.ts";
import { accordionGroup } from "./entries/accordion-group.ts";
import { cardGrid } from "./entries/card-grid.ts";
import { postList } from "./entries/post-list.ts";
import { testimonials } from "./entries/testimonials.ts";
import { timeline } from "./entries/timeline.ts";
import { footer } from "./footer.ts";
import { hero } from "./hero.ts";
import { gallery } from "./media/gallery.ts";
import { imageBlock } from "./media/image.ts";
import { logos } from "./media/logos.ts";
import { video } from "./media/video.ts";
import { callToAction } from "./reach/call-to-action.ts";
import { contact } from "./reach/contact.ts";
import { form } from "./reach/form.ts";
import { feed } from "./records/feed.ts";
import { publication } from "./records/publication.ts";
import { publications } from "./records/publications.ts";
import { repositories } from "./records/repositories.ts";
import { article } from "./words/article.ts";
import { heading } from "./words/heading.ts";
import { list } from "./words/list.ts";
import { prose } from "./words/prose.ts";
import { quote } from "./words/quote.ts";
import { stats } from "./words/stats.ts";

/** Blocks that contain no other blocks. Add a new one here and in `src/blocks/registry.tsx`. */
const plainBlocks = {
  hero,
  heading,
  prose,
  list,
  "card-grid": cardGrid,
  "accordion-group": accordionGroup,
  timeline,
  testimonials,
  quote,
  stats,
  "post-list": postList,
  article,
  publications,
  publication,
  repositories,
  feed,
  image: imageBlock,
  gallery,
  logos,
  video,
  "call-to-action": callToAction,
  contact,
  form,
};

type PlainBlocks = typeof plainBlocks;

/** A block of a page, checked: defaults are filled in, references are not yet followed. */
export type SectionBlock = z.output<PlainBlocks[keyof PlainBlocks]["schema"]> | TabsContent | ColumnsContent;

const anyBlock: z.ZodType<SectionBlock> = z.lazy(() => sectionBlock);

const containerBlocks = { tabs: tabs(anyBlock), columns: columns(anyBlock) };

/** Schema of a block in a page, a tab or a column. */
export const sectionBlock = z
  .discriminatedUnion("type", [
    containerBlocks.tabs.schema,
    containerBlocks.columns.schema,
    ...Object.values(plainBlocks).map((definition) => definition.schema),
  ])
  .meta({ id: "block", kind: "block", description: "A part of a page; its `type` says which." });

/** Every block of pages, by its `type`. */
export const sectionBlocks = { ...plainBlocks, ...containerBlocks };

export const blocks = { ...sectionBlocks, footer };

export type SectionType = keyof typeof sectionBlocks;

/** Checked blocks of pages by type. */
export type SectionMap = { [T in SectionType]: Extract<SectionBlock, { type: T }> };

type BlockDefinitions = typeof blocks;
export type BlockType = keyof BlockDefinitions;

/** The values that each block's view gets, by type. */
export type BlockMap = { [T in BlockType]: ReturnType<BlockDefinitions[T]["resolve"]> };

export type Block<T extends BlockType = BlockType> = BlockMap[T] & { type: T };

export type ResolvedBlock =
  | { [T in keyof PlainBlocks]: ReturnType<PlainBlocks[T]["resolve"]> }[keyof PlainBlocks]
  | TabsView
  | ColumnsView;
