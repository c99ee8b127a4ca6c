import { z } from "zod";
import { label, text } from "../primitives.ts";
import { blockBase, defineBlock, resolveBase } from "./define/define-block.ts";
import { showsOwn, typed } from "./define/fields.ts";

export const hero = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("hero"),
      ...blockBase,
      heading: label.default("{name}").meta({ description: "The large heading; your name, if you leave it out." }),
      role: label
        .optional()
        .meta({ description: "The line under the heading; `{role}` shows what your profile says." }),
      text: text.optional().meta({ description: "A paragraph about you." }),
      typed: typed
        .optional()
        .meta({ description: "Lines that are typed under the text and deleted again, without end." }),
      list: z
        .strictObject({
          title: label.meta({ description: "The words over the list." }),
          items: z.array(label).min(1).meta({ entry: "item", description: "The list's entries." }),
        })
        .optional()
        .meta({ description: "A short list with its title, shown as small labels." }),
      photo: showsOwn("photo"),
    })
    .meta({ description: "The top of the home page: who you are, at a glance." }),
  example: {
    type: "hero",
    role: "{role}",
    text: "I design small circuits and the software around them.",
    typed: { phrases: ["building bridges between technology and creativity"] },
    list: { title: "What I Exactly Know:", items: ["MERN Stack", "Leadership"] },
  },
  holds: ({ heading, list, text, photo }) => ({
    heading,
    hasSubheadings: list !== undefined,
    about: text,
    profile: { photo },
  }),
  resolve: (block, resolver) => ({
    ...resolveBase(block, resolver),
    heading: block.heading,
    role: block.role,
    text: block.text,
    typed: block.typed,
    list: block.list && { ...block.list, level: resolver.level + 1 },
    photo: block.photo ? resolver.profile.photo : undefined,
  }),
});
