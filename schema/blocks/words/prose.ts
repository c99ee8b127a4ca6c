import { z } from "zod";
import { label, text } from "../../primitives.ts";
import { defineBlock } from "../define/define-block.ts";

export const prose = defineBlock({
  type: "prose",
  description: "Paragraphs of text.",
  fields: {
    title: label.optional().meta({ description: "A heading over the paragraphs." }),
    paragraphs: z.array(text).min(1).meta({ entry: "paragraph", description: "The text, a paragraph each." }),
  },
  example: { type: "prose", title: "How I work", paragraphs: ["Paper and pen first, then a breadboard."] },
  holds: ({ title, paragraphs }) => ({ heading: title, about: paragraphs.join("\n\n") }),
  resolve: ({ title, paragraphs }, { level }) => ({ level, title, paragraphs }),
});
