import { z } from "zod";
import { recommendation } from "../../entities/index.ts";
import { action, label } from "../../primitives.ts";
import { defineBlock } from "../define/define-block.ts";

export const testimonials = defineBlock({
  type: "testimonials",
  description: "What others say of you, each with their name.",
  fields: {
    title: label.optional().meta({ description: "A heading over them." }),
    linkLabel: action.optional().meta({
      description:
        "The words of a link that has none of its own; ours in the language of the site, if you leave it out.",
      examples: ["Know more"],
    }),
    items: z.array(recommendation).min(1).meta({ entry: "reference", description: "The references, in their order." }),
  },
  example: {
    type: "testimonials",
    title: "What others say",
    items: [
      {
        type: "reference",
        title: "Meera Joshi",
        position: "Head of laboratory, Volt Labs",
        quote: "The first intern whose firmware we shipped as it was.",
      },
    ],
  },
  holds: ({ title, items }) => ({
    heading: title,
    entries: { at: "/items", entities: items, areHeadings: false },
  }),
  resolve: ({ title, linkLabel, items }, { level, card }) => ({
    level,
    title,
    items: items.map((item) => card(item, linkLabel, level)),
  }),
});
