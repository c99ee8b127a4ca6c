import { z } from "zod";
import { accordionGroup } from "./accordion-group.ts";
import { article } from "./article.ts";
import { callToAction } from "./call-to-action.ts";
import { cardGrid } from "./card-grid.ts";
import { type ColumnsContent, type ColumnsView, columns } from "./columns.ts";
import { contact } from "./contact.ts";
import { feed } from "./feed.ts";
import { footer } from "./footer.ts";
import { form } from "./form.ts";
import { gallery } from "./gallery.ts";
import { heading } from "./heading.ts";
import { hero } from "./hero.ts";
import { imageBlock } from "./image.ts";
import { list } from "./list.ts";
import { logos } from "./logos.ts";
import { postList } from "./post-list.ts";
import { prose } from "./prose.ts";
import { publication } from "./publication.ts";
import { publications } from "./publications.ts";
import { quote } from "./quote.ts";
import { repositories } from "./repositories.ts";
import { stats } from "./stats.ts";
import { type TabsContent, type TabsView, tabs } from "./tabs.ts";
import { testimonials } from "./testimonials.ts";
import { timeline } from "./timeline.ts";
import { video } from "./video.ts";

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
