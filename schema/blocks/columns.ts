import { z } from "zod";
import { type EntryOf, entry, listOf } from "../object.ts";
import { type BlockBase, defineBlock } from "./define/define-block.ts";
import type { ResolvedBlock, SectionBlock } from "./index.ts";

const fields = {
  width: z.enum(["narrow", "equal", "wide"]).default("equal").meta({
    description:
      "How much room the column takes beside the others: less (`narrow`), the same (`equal`) or more (`wide`).",
  }),
};

type Column = EntryOf<typeof fields>;

export interface ColumnsContent extends BlockBase<"columns"> {
  columns: (Column & { blocks: SectionBlock[] })[];
}

export interface ColumnsView {
  type: "columns";
  id: string | undefined;
  node: string | undefined;
  columns: { width: Column["width"]; blocks: ResolvedBlock[] }[];
}

/** Takes the schema of child blocks as an argument, so modules can load in any order. */
export const columns = (block: z.ZodType<SectionBlock>) =>
  defineBlock({
    type: "columns",
    description: "Blocks side by side.",
    fields: {
      columns: listOf(
        entry({
          ...fields,
          blocks: listOf(block).meta({ description: "What the column shows, from top to bottom." }),
        }).meta({ title: "Column", description: "A column: its width and what it shows." }),
      )
        .max(4)
        .meta({
          entry: "column",
          description: "The columns, from left to right; on a phone they stand under each other.",
        }),
    },
    example: {
      type: "columns",
      columns: [
        { width: "narrow", blocks: [{ type: "list", items: ["One", "Two"] }] },
        { width: "wide", blocks: [{ type: "prose", paragraphs: ["What stands on the right."] }] },
      ],
    },
    traits: ({ columns }) => ({
      parts: columns.map(({ blocks }, index) => ({ at: `/columns/${index}/blocks`, depth: 0, blocks })),
    }),
    resolve: ({ columns }, { level, blocks }) => ({
      columns: columns.map((column) => ({ width: column.width, blocks: blocks(column.blocks, level) })),
    }),
  });
