import { z } from "zod";
import { object } from "../object.ts";
import { label, text } from "../primitives.ts";
import { actions, resolveActions } from "./define/actions.ts";
import { defineBlock, idsOf, showsOwn } from "./define/define-block.ts";

export const footer = defineBlock({
  type: "footer",
  description: "What stands under every page.",
  fields: {
    invitation: label.optional().meta({
      description: "A large line over everything else: what you would like visitors to do.",
      examples: ["Let's build something together."],
    }),
    actions: actions.optional(),
    taglines: z
      .array(text)
      .optional()
      .meta({ entry: "tagline", description: "Short lines about what you do, shown as bullets." }),
    connect: object({
      title: label.meta({ description: "The words over the column." }),
      links: idsOf("links", "linkedin", "github"),
    })
      .optional()
      .meta({ description: "A column with the links of your profile." }),
    reach: object({
      title: label.meta({ description: "The words over the column." }),
      phone: showsOwn("telephone number"),
      emails: idsOf("e-mails", "work"),
    })
      .optional()
      .meta({ description: "A column with the telephone number and e-mail addresses of your profile." }),
    closing: text.optional().meta({ description: "The last line of every page." }),
  },
  example: {
    type: "footer",
    taglines: ["Crafting digital experiences."],
    connect: { title: "CONNECT WITH ME" },
    reach: { title: "GET IN TOUCH" },
    closing: "Thank You ! Happy to see you",
  },
  traits: ({ connect, reach }) => ({
    profile: {
      phone: reach?.phone ?? false,
      emails: reach ? (reach.emails ?? "all") : [],
      links: connect ? (connect.links ?? "all") : [],
    },
  }),
  resolve: ({ invitation, actions, taglines = [], connect, reach, closing }, resolver) => {
    const { level, profile, emails, links, words } = resolver;
    return {
      level,
      invitation,
      actions: resolveActions(actions, resolver),
      taglines: taglines.map(words),
      connect: connect && { title: connect.title, links: links(connect.links) },
      reach: reach && {
        title: reach.title,
        phone: reach.phone ? profile.phone : undefined,
        emails: emails(reach.emails),
      },
      closing: closing === undefined ? undefined : words(closing),
    };
  },
});
