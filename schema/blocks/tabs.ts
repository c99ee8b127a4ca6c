import type { z } from "zod";
import { type EntryOf, entry, listOf } from "../object.ts";
import { alt, id, label } from "../primitives.ts";
import type { Text } from "../text.ts";
import { type BlockBase, defineBlock } from "./define/define-block.ts";
import type { ResolvedBlock, SectionBlock } from "./index.ts";

const fields = {
  id: id.optional().meta({
    description: "A name for links to this tab: with the id `patents`, the link `#patents` opens it.",
    examples: ["patents"],
  }),
  label: label.meta({ description: "The words on the tab." }),
};

export interface TabsContent extends BlockBase<"tabs"> {
  label?: Text | undefined;
  tabs: (EntryOf<typeof fields> & { blocks: SectionBlock[] })[];
}

export interface TabsView {
  type: "tabs";
  id: string;
  node: string | undefined;
  level: number;
  label: Text | undefined;
  tabs: { id: string; label: Text; blocks: ResolvedBlock[] }[];
}

/** Takes the schema of child blocks as an argument, so modules can load in any order. */
export const tabs = (block: z.ZodType<SectionBlock>) =>
  defineBlock({
    type: "tabs",
    description: "Panels of which one shows at a time.",
    fields: {
      label: alt.optional().meta({ description: "What the tabs are about, for screen readers." }),
      tabs: listOf(
        entry({
          ...fields,
          blocks: listOf(block).meta({ description: "What the tab shows, from top to bottom." }),
        }).meta({ title: "Tab", description: "A tab: its words and what it shows." }),
      )
        .max(8)
        .meta({ entry: "tab", description: "The tabs; the first is open at first." }),
    },
    example: {
      type: "tabs",
      label: "More about me",
      tabs: [
        { label: "ACHIEVEMENTS", blocks: [{ type: "prose", paragraphs: ["Two patent applications."] }] },
        { label: "other ACTIVITIES", blocks: [{ type: "list", items: ["Event coordinator"] }] },
      ],
    },
    // Tab labels are not headings; headings inside a tab are one level below the block's own.
    traits: ({ tabs }) => ({
      parts: tabs.map(({ label, blocks }, index) => ({ at: `/tabs/${index}/blocks`, title: label, depth: 1, blocks })),
    }),
    resolve({ id, label, tabs }, { level, newId, blocks }) {
      const own = id ?? newId("tabs");
      return {
        id: own,
        level,
        label,
        tabs: tabs.map((tab, index) => ({
          id: tab.id ?? `${own}_${index + 1}`,
          label: tab.label,
          blocks: blocks(tab.blocks, level + 1),
        })),
      };
    },
  });
