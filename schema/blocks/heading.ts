import { label, text } from "../primitives.ts";
import { defineBlock, typed } from "./define/define-block.ts";

export const heading = defineBlock({
  type: "heading",
  description: "A heading, with lines typed under it if you like.",
  fields: {
    text: label.meta({ description: "The heading's words." }),
    intro: text.optional().meta({
      description: "A sentence under the heading.",
      examples: ["Things I built, and what I learned from them."],
    }),
    typed: typed
      .optional()
      .meta({ description: "Lines that are typed under the heading and deleted again, without end." }),
  },
  example: { type: "heading", text: "PROJECTS", typed: { phrases: ["repairs almost everything"], delay: 2000 } },
  traits: ({ text, typed }) => ({ heading: text, isMoving: typed !== undefined }),
  resolve: ({ text, intro, typed }, { level, words }) => ({
    level,
    text,
    intro: intro === undefined ? undefined : words(intro),
    typed,
  }),
});
