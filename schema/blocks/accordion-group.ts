import { z } from "zod";
import { entity } from "../entities/index.ts";
import { listOf } from "../object.ts";
import { label } from "../primitives.ts";
import { defineTitled, linkLabel } from "./define/define-block.ts";
import { arrange, grouped } from "./define/grouped.ts";

export const accordionGroup = defineTitled({
  type: "accordion-group",
  description: "Items that show their title and open on a click.",
  fields: {
    title: label.optional().meta({ description: "A heading over the group." }),
    linkLabel: linkLabel("the link in every project"),
    width: z.enum(["narrow", "full"]).default("narrow").meta({
      description:
        "How wide the items are: in columns of 400 pixels at most (`narrow`), or each as wide as the page, with its tags beside the title (`full`).",
    }),
    grouped,
    items: listOf(entity).meta({ entry: "item", description: "The items; each opens on a click." }),
  },
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
  traits: ({ items }) => ({ entries: { at: "/items", entities: items } }),
  resolve: ({ linkLabel, width, grouped, items }, { card }, inner) => ({
    width,
    items: arrange(items, grouped, (item, depth) => card(item, linkLabel, inner + depth, "folded")),
  }),
});
