import { z } from "zod";
import { id } from "../../primitives.ts";
import type { Holdings } from "./holdings.ts";
import type { Resolver } from "./resolver.ts";

/** One kind of block: what the file may say of it, an example of that, what it holds, and what its view is given. */
export interface BlockDefinition<Schema extends z.ZodType, View> {
  readonly schema: Schema;
  /** A complete, readable example: the editor's snippet, the documentation's sample and the conformance test's case. */
  readonly example: z.input<Schema>;
  /** What of it others ask for, whatever kind of block it is. */
  readonly holds: (block: z.output<Schema>) => Holdings;
  /** Turns checked content into the plain values of the view: references become what they stand for. */
  readonly resolve: (block: z.output<Schema>, resolver: Resolver) => View;
}

/** Gives a block definition its types; returns it as it is. */
export function defineBlock<Schema extends z.ZodType, View>(
  definition: BlockDefinition<Schema, View>,
): BlockDefinition<Schema, View> {
  return definition;
}

/** What every block may say of itself. */
export const blockBase = {
  id: id.optional().meta({
    description: "A name for links to this block: with the id `skills`, the link `#skills` leads here.",
    examples: ["skills"],
  }),
  hidden: z
    .boolean()
    .default(false)
    .meta({ description: "`true` leaves this block out of the site, but keeps it in the file." }),
};

/** What the view of every block with a heading is given. */
export function resolveBase<T extends string>(block: { type: T; id?: string | undefined }, { level }: Resolver) {
  return { type: block.type, id: block.id, level };
}
