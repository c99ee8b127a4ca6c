import { z } from "zod";
import { blockBase, id, text } from "../primitives.ts";
import { defineBlock } from "./define-block.ts";

export const footer = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("footer"),
      ...blockBase,
      taglines: z.array(text).optional().meta({ description: "Short lines about what you do, shown as bullets." }),
      connect: z
        .strictObject({
          title: text,
          links: z.array(id).optional().meta({ description: "Which of the profile's links, by id; all if left out." }),
        })
        .optional()
        .meta({ description: "A column of profile links." }),
      reach: z
        .strictObject({
          title: text,
          phone: z.boolean().default(true).meta({ description: "Show the profile's telephone number." }),
          emails: z.array(id).optional().meta({ description: "Which of the profile's e-mails, by id; all if left out." }),
        })
        .optional()
        .meta({ description: "A column with telephone and e-mail." }),
      closing: text.optional().meta({ description: "The last line of every page." }),
    })
    .meta({ description: "What stands under every page." }),
  example: {
    type: "footer",
    taglines: ["Crafting digital experiences."],
    connect: { title: "CONNECT WITH ME" },
    reach: { title: "GET IN TOUCH" },
    closing: "Thank You ! Happy to see you",
  },
  resolve: (block, resolver) => ({
    type: block.type,
    id: block.id,
    level: resolver.level,
    taglines: block.taglines ?? [],
    connect: block.connect && { title: block.connect.title, links: resolver.links(block.connect.links) },
    reach: block.reach && {
      title: block.reach.title,
      phone: block.reach.phone ? resolver.profile.phone : undefined,
      emails: resolver.emails(block.reach.emails),
    },
    closing: block.closing,
  }),
});
