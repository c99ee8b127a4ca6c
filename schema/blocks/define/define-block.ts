import { z } from "zod";
import type { Entity } from "../../entities/index.ts";
import type { KeyChoice } from "../../kinds.ts";
import { languages } from "../../language.ts";
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

/** What every block says, as checked. Those that hold others write their types out: none can be inferred from itself. */
export type BlockBase<Type extends string> = { type: Type } & z.output<z.ZodObject<typeof base>>;

type BlockSchema<Type extends string, Fields extends z.ZodRawShape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & typeof base & Fields,
  z.core.$strict
>;

/** One kind of block: what the file may say of it, an example of that, what it holds, and what its view is given. */
interface BlockDefinition<Type extends string, Fields extends z.ZodRawShape, View> {
  type: Type;
  description: string;
  /** What it may say beside its type, its id and whether it is hidden. */
  fields: Fields;
  /** Of which of its fields it has one. */
  oneOfKeys?: KeyChoice;
  /** A complete, readable example: the editor's snippet, the documentation's sample and the conformance test's case. */
  example: z.input<BlockSchema<Type, Fields>>;
  /** What of it others ask for, whatever kind of block it is; a title is its heading, unless this names another. */
  holds?: (block: z.output<BlockSchema<Type, Fields>>) => Holdings;
  /**
   * Turns checked content into the plain values of the view: references become what they stand for.
   * @param inner the level of headings in the block: one under its title, if it has one
   */
  resolve: (block: z.output<BlockSchema<Type, Fields>>, resolver: Resolver, inner: number) => View;
}

/** What is read of a block of any kind: while its fields are a type parameter, none of them has a type. */
type Titled = { id?: string | undefined; title?: Text | undefined };

/** Makes a block's schema of its fields; its view is given its type and its id, too. */
export function defineBlock<Type extends string, Fields extends z.ZodRawShape, View extends object>(
  definition: BlockDefinition<Type, Fields, View>,
) {
  const { type, description, fields, oneOfKeys, example, holds, resolve } = definition;
  type Checked = z.output<BlockSchema<Type, Fields>> & Titled;
  const schema: BlockSchema<Type, Fields> = z.strictObject({ type: z.literal(type), ...base, ...fields });
  return {
    schema: schema.meta({ description, examples: [example], ...(oneOfKeys && { oneOfKeys }) }),
    example,
    holds: (block: Checked): Holdings => ({ heading: block.title, ...holds?.(block) }),
    resolve: (block: Checked, resolver: Resolver) => {
      const { id, title }: Titled = block;
      const inner = title === undefined ? resolver.level : resolver.level + 1;
      return { type, id, node: idOf(block), ...resolve(block, resolver, inner) };
    },
  };
}

/** Makes the schema of a block under a title that its owner may leave out; its view is given this and its level, too. */
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

/** What a block holds that others ask for: pages, formats and rules know no block by its name. */
export interface Holdings {
  /** The words of its own heading. */
  heading?: Text | undefined;
  /** Whether it has headings one level under its own, beside those of its entries. */
  hasSubheadings?: boolean;
  /** What it says of the owner in whole sentences. */
  about?: Text | undefined;
  /** Cards or items. Their titles stand under its own heading or, where it has none, in its place. */
  entries?: {
    at: string;
    entities: readonly Entity[];
    /** Whether their titles are headings; they are, unless this is false. */
    areHeadings?: boolean;
    /** Whether each of them is to say when it was. */
    areDated?: boolean;
    /** The paths of the pages that say all of each, where they have such. */
    ownPages?: readonly (string | undefined)[];
    /** Whether visitors are to choose among them by their tags. */
    areFiltered?: boolean;
  };
  /** Blocks within it, in the order in which they are read. */
  parts?: readonly {
    /** Where their list stands, as a JSON pointer from the block. */
    at: string;
    /** The words over them. */
    title?: Text | undefined;
    /** How many levels their headings stand under the block's own. */
    depth: 0 | 1;
    blocks: readonly SectionBlock[];
  }[];
  /** Whether something in it moves without end. */
  isMoving?: boolean;
  /** Entries in BibTeX, as visitors may download them. */
  bibtex?: readonly string[];
  /** The address to which what visitors write in it is posted. */
  sendsTo?: string;
  /** What it shows of the profile. Lists of ids name some of its entries; "all" is all of them. */
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

/** Lines that are typed and deleted, one after the other, without end. */
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

/** Whether a block shows this of the profile. */
export function showsOwn(what: "telephone number" | "location" | "photo" | "link to the chat app") {
  return z
    .boolean()
    .default(true)
    .meta({ description: `\`false\` leaves out the ${what} of your profile.` });
}

/** Which entries of a list of the profile a block shows, and in which order. */
export function idsOf(list: "e-mails" | "links", ...example: string[]) {
  return z
    .array(id)
    .optional()
    .meta({
      description: `The ids of the profile ${list} to show, in this order; all of them, if you leave this out.`,
      examples: [example],
    });
}

/** The words of links, in cards, that have none of their own. */
export function linkLabel(
  of: "the link in every project" | "the link on every project's card" | "a link that has none of its own",
) {
  return action.optional().meta({
    description: `The words of ${of}; ours in the language of the site, if you leave it out.`,
    examples: ["Know more"],
  });
}

/** The most cards that stand side by side. */
export function columns(standard: number) {
  return z
    .int()
    .min(1)
    .max(4)
    .default(standard)
    .meta({ description: "The most cards that stand side by side on a wide screen." });
}
