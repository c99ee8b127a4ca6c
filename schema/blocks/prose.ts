import { z } from "zod";
import { label, text } from "../primitives.ts";
import { blockBase, defineBlock, resolveBase } from "./define/define-block.ts";

export const prose = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("prose"),
      ...blockBase,
      title: label.optional().meta({ description: "A heading over the paragraphs." }),
      paragraphs: z.array(text).min(1).meta({ entry: "paragraph", description: "The text, a paragraph each." }),
    })
    .meta({ description: "Paragraphs of text." }),
  example: { type: "prose", title: "How I work", paragraphs: ["Paper and pen first, then a breadboard."] },
  holds: ({ title, paragraphs }) => ({ heading: title, about: paragraphs.join("\n\n") }),
  resolve: (block, resolver) => ({
    ...resolveBase(block, resolver),
    title: block.title,
    paragraphs: block.paragraphs,
  }),
});
