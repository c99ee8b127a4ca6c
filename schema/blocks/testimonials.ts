import { recommendation } from "../entities/index.ts";
import { listOf } from "../object.ts";
import { label } from "../primitives.ts";
import { defineTitled, linkLabel } from "./define/define-block.ts";

export const testimonials = defineTitled({
  type: "testimonials",
  description: "What others say of you, each with their name.",
  fields: {
    title: label.optional().meta({ description: "A heading over them." }),
    linkLabel: linkLabel("a link that has none of its own"),
    items: listOf(recommendation).meta({ entry: "reference", description: "The references, in their order." }),
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
  traits: ({ items }) => ({ entries: { at: "/items", entities: items, areHeadings: false } }),
  resolve: ({ linkLabel, items }, { level, card }) => ({
    items: items.map((item) => card(item, linkLabel, level)),
  }),
});
