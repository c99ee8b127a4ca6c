import { z } from "zod";
import { blockBase, text, typed } from "../primitives.ts";
import { defineBlock } from "./define-block.ts";

export const hero = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("hero"),
      ...blockBase,
      heading: text.default("{name}").meta({ description: "The page's first heading; your name unless you say else." }),
      role: text.optional().meta({ description: "The line under the heading: `{role}` shows the profile's." }),
      text: text.optional().meta({ description: "A paragraph about you." }),
      typed: typed.optional(),
      list: z
        .strictObject({ title: text, items: z.array(text).min(1) })
        .optional()
        .meta({ description: "A short list with its title, shown as chips." }),
      photo: z.boolean().default(true).meta({ description: "Show the profile's photo, if it has one." }),
    })
    .meta({ description: "The top of the home page: who you are, at a glance." }),
  example: {
    type: "hero",
    role: "{role}",
    text: "I design small circuits and the software around them.",
    typed: { phrases: ["building bridges between technology and creativity"] },
    list: { title: "What I Exactly Know:", items: ["MERN Stack", "Leadership"] },
  },
  resolve: (block, resolver) => ({
    type: block.type,
    id: block.id,
    level: resolver.level,
    heading: block.heading,
    role: block.role,
    text: block.text,
    typed: block.typed,
    list: block.list && { title: block.list.title, items: block.list.items, level: resolver.level + 1 },
    photo: block.photo ? resolver.profile.photo : undefined,
  }),
});
