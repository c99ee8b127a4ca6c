import { z } from "zod";
import { entity } from "../entities/index.ts";
import { action, label } from "../primitives.ts";
import { blockBase, defineBlock, resolveBase } from "./define/define-block.ts";

export const accordionGroup = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("accordion-group"),
      ...blockBase,
      title: label.optional().meta({ description: "A heading over the group." }),
      linkLabel: action.default("Know more").meta({ description: "The words of the link in every project." }),
      items: z.array(entity).min(1).meta({ entry: "item", description: "The items; each opens on a click." }),
    })
    .meta({ description: "Items that show their title and open on a click." }),
  example: {
    type: "accordion-group",
    title: "MERN Projects",
    items: [
      {
        type: "project",
        title: "Campus Connect",
        description: "A notice board for clubs.",
        link: "https://github.com/example/campus-connect",
      },
    ],
  },
  holds: ({ title, items }) => ({ heading: title, entries: { at: "/items", entities: items } }),
  resolve: (block, resolver) => ({
    ...resolveBase(block, resolver),
    title: block.title,
    items: block.items.map((item) =>
      resolver.card(item, block.linkLabel, block.title ? resolver.level + 1 : resolver.level),
    ),
  }),
});
