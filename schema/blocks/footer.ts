import { z } from "zod";
import { id, label, text } from "../primitives.ts";
import { blockBase } from "./define/block-base.ts";
import { defineBlock } from "./define/define-block.ts";

export const footer = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("footer"),
      ...blockBase,
      taglines: z
        .array(text)
        .optional()
        .meta({ entry: "tagline", description: "Short lines about what you do, shown as bullets." }),
      connect: z
        .strictObject({
          title: label.meta({ description: "The words over the column." }),
          links: z
            .array(id)
            .optional()
            .meta({
              description: "The ids of the profile links to show, in this order; all of them, if you leave this out.",
              examples: [["linkedin", "github"]],
            }),
        })
        .optional()
        .meta({ description: "A column with the links of your profile." }),
      reach: z
        .strictObject({
          title: label.meta({ description: "The words over the column." }),
          phone: z
            .boolean()
            .default(true)
            .meta({ description: "`false` leaves out the telephone number of your profile." }),
          emails: z
            .array(id)
            .optional()
            .meta({
              description: "The ids of the profile e-mails to show, in this order; all of them, if you leave this out.",
              examples: [["work"]],
            }),
        })
        .optional()
        .meta({ description: "A column with the telephone number and e-mail addresses of your profile." }),
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
  holds: ({ connect, reach }) => ({
    profile: {
      phone: reach?.phone ?? false,
      emails: reach ? (reach.emails ?? "all") : [],
      links: connect ? (connect.links ?? "all") : [],
    },
  }),
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
