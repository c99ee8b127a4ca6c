import { z } from "zod";
import { label, text } from "../primitives.ts";
import { blockBase, defineBlock, resolveBase } from "./define/define-block.ts";
import { typed } from "./define/fields.ts";

export const heading = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("heading"),
      ...blockBase,
      text: label.meta({ description: "The heading's words." }),
      intro: text.optional().meta({
        description: "A sentence under the heading.",
        examples: ["Things I built, and what I learned from them."],
      }),
      typed: typed
        .optional()
        .meta({ description: "Lines that are typed under the heading and deleted again, without end." }),
    })
    .meta({ description: "A heading, with lines typed under it if you like." }),
  example: { type: "heading", text: "PROJECTS", typed: { phrases: ["repairs almost everything"], delay: 2000 } },
  holds: ({ text }) => ({ heading: text }),
  resolve: (block, resolver) => ({
    ...resolveBase(block, resolver),
    text: block.text,
    intro: block.intro,
    typed: block.typed,
  }),
});
