import { z } from "zod";
import type { Entity } from "../../entities/index.ts";
import type { KeyChoice } from "../../kinds.ts";
import { languages } from "../../language-list.ts";
import { listOf, note, object } from "../../object.ts";
import { action, id, sentence } from "../../primitives.ts";
import { idOf } from "../../source/node-ids.ts";
import type { Text } from "../../text.ts";
import type { SectionBlock } from "../index.ts";
import type { Resolver } from "./resolver.ts";

const base = {
  note,
  id: id.optional().meta({
    description: "A name for links to this block: with the id `skills`, the link `#skills` leads here.",
    examples: ["skills"],
  }),
  hidden: z
    .boolean()
    .default(false)
    .meta({ description: "`true` leaves this block out of the site, but keeps it in the file." }),
  languages,
};

/** Fields of every checked block. Containers write their types out: a type can't be inferred from itself. */
export type BlockBase<Type extends string> = { type: Type } & z.output<z.ZodObject<typeof base>>;

type BlockSchema<Type extends string, Fields extends z.ZodRawShape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & typeof base & Fields,
  z.core.$strict
>;

interface BlockDefinition<Type extends string, Fields extends z.ZodRawShape, View> {
  type: Type;
  description: string;
  /** Fields besides `type`, `id` and `hidden`. */
  fields: Fields;
  oneOfKeys?: KeyChoice;
  /** A complete, readable example. The editor's snippet, the documentation and the conformance test use it. */
  example: z.input<BlockSchema<Type, Fields>>;
  /** Describes the block to code for any block type. `title` is the heading unless this sets `heading`. */
  traits?: (block: z.output<BlockSchema<Type, Fields>>) => BlockTraits;
  /**
   * Turns checked content into the plain values of the view and follows references.
   * @param inner level of headings in the block: one below its title, if it has one
   */
  resolve: (block: z.output<BlockSchema<Type, Fields>>, resolver: Resolver, inner: number) => View;
}

/** Fields of any block. While `Fields` is a type parameter, its keys have no types. */
type Titled = { id?: string | undefined; title?: Text | undefined };

/** Completes a block's definition: schema, traits and `resolve`. The view also gets `type` and `id`. */
export function defineBlock<Type extends string, Fields extends z.ZodRawShape, View extends object>(
  definition: BlockDefinition<Type, Fields, View>,
) {
  const { type, description, fields, oneOfKeys, example, traits, resolve } = definition;
  type Checked = z.output<BlockSchema<Type, Fields>> & Titled;
  const schema: BlockSchema<Type, Fields> = z.strictObject({ type: z.literal(type), ...base, ...fields });
  return {
    schema: schema.meta({ description, examples: [example], ...(oneOfKeys && { oneOfKeys }) }),
    example,
    traits: (block: Checked): BlockTraits => ({ heading: block.title, ...traits?.(block) }),
    resolve: (block: Checked, resolver: Resolver) => {
      const { id, title }: Titled = block;
      const inner = title === undefined ? resolver.level : resolver.level + 1;
      return { type, id, node: idOf(block), ...resolve(block, resolver, inner) };
    },
  };
}

/** Like `defineBlock`, with an optional title. The view also gets the title and its level. */
export function defineTitled<Type extends string, Fields extends z.ZodRawShape, View extends object>(
  definition: BlockDefinition<Type, Fields, View>,
) {
  const { resolve, ...others } = defineBlock(definition);
  return {
    ...others,
    resolve: (block: Parameters<typeof resolve>[0], resolver: Resolver) => {
      const { id, title }: Titled = block;
      const head = { type: definition.type, id, level: resolver.level, title };
      return { ...head, ...resolve(block, resolver) };
    },
  };
}

/** What pages, outputs and rules need to know of a block, so that they don't depend on block types. */
export interface BlockTraits {
  heading?: Text | undefined;
  /** True if the block has headings one level below its own, besides those of its entries. */
  hasSubheadings?: boolean;
  /** Text about the owner in whole sentences. */
  about?: Text | undefined;
  /** Cards or items. Their titles are below the block's heading or, if it has none, at its level. */
  entries?: {
    at: string;
    entities: readonly Entity[];
    areHeadings?: boolean;
    /** True if each of them should have a date. */
    areDated?: boolean;
    /** Paths of the pages that show single entries in full. */
    ownPages?: readonly (string | undefined)[];
    /** True if visitors can filter them by tag. */
    areFiltered?: boolean;
  };
  /** Blocks inside the block, in reading order. */
  parts?: readonly {
    /** JSON pointer of their list, relative to the block. */
    at: string;
    title?: Text | undefined;
    /** How many levels their headings are below the block's own. */
    depth: 0 | 1;
    blocks: readonly SectionBlock[];
  }[];
  /** True if something in it is animated without end. */
  isMoving?: boolean;
  /** BibTeX entries that visitors can download. */
  bibtex?: readonly string[];
  /** Other names under which the owner has published. */
  ownNames?: readonly string[] | undefined;
  /** Address that its form is posted to. */
  sendsTo?: string;
  /** What it shows of the profile. Lists of ids select entries; "all" selects every entry. */
  profile?: {
    phone?: boolean;
    chat?: boolean;
    photo?: boolean;
    location?: boolean;
    emails?: readonly string[] | "all";
    links?: readonly string[] | "all";
  };
}

const milliseconds = z.int().min(0).max(60_000);

/** Lines that are typed and deleted one after the other, without end. */
export const typed = object({
  phrases: listOf(sentence)
    .max(12)
    .meta({ entry: "phrase", description: "The lines, in the order in which they are typed." }),
  typeSpeed: milliseconds
    .default(100)
    .meta({ description: "How long each letter takes to type, in thousandths of a second." }),
  deleteSpeed: milliseconds
    .default(100)
    .meta({ description: "How long each letter takes to delete, in thousandths of a second." }),
  delay: milliseconds
    .default(1500)
    .meta({ description: "How long a finished line stands, in thousandths of a second: 2000 is two seconds." }),
}).meta({
  description: "Lines that are typed and deleted, one after the other, without end.",
  examples: [{ phrases: ["Creative problem solver", "Paper and pen first"] }],
});

export function showsOwn(what: "telephone number" | "location" | "photo" | "link to the chat app") {
  return z
    .boolean()
    .default(true)
    .meta({ description: `\`false\` leaves out the ${what} of your profile.` });
}

/** Field that selects and orders the entries that a block shows of a list in the profile. */
export function idsOf(list: "e-mails" | "links", ...example: string[]) {
  return z
    .array(id)
    .optional()
    .meta({
      description: `The ids of the profile ${list} to show, in this order; all of them, if you leave this out.`,
      examples: [example],
    });
}

/** Field for the link text of cards whose links have none. */
export function linkLabel(
  of: "the link in every project" | "the link on every project's card" | "a link that has none of its own",
) {
  return action.optional().meta({
    description: `The words of ${of}; ours in the language of the site, if you leave it out.`,
    examples: ["Know more"],
  });
}

/** Field for the maximum number of cards in a row. */
export function columns(standard: number) {
  return z
    .int()
    .min(1)
    .max(4)
    .default(standard)
    .meta({ description: "The most cards that stand side by side on a wide screen." });
}
