import { z } from "zod";
import { action, id, label, text } from "../primitives.ts";
import { blockBase } from "./define/block-base.ts";
import { defineBlock } from "./define/define-block.ts";

export const contact = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("contact"),
      ...blockBase,
      title: label.optional().meta({ description: "A heading over the addresses." }),
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
      location: z.boolean().default(true).meta({ description: "`false` leaves out the location of your profile." }),
      links: z
        .array(id)
        .optional()
        .meta({
          description: "The ids of the profile links to show, in this order; all of them, if you leave this out.",
          examples: [["linkedin", "github"]],
        }),
      chat: z
        .boolean()
        .default(true)
        .meta({ description: "`false` leaves out the link to the chat app of your profile." }),
      cardLabel: action.optional().meta({
        description:
          "The words of a link that saves you in the visitor's address book. Without them there is no such link; nor is there one where `site.outputs.contactCard` is false.",
        examples: ["Save my contact"],
      }),
      cvLabel: action.optional().meta({
        description:
          "The words of a link that downloads your CV: the file `cv.pdf` beside this one, which `npm run pdf` prints. Print it again when you have changed what it says.",
        examples: ["Download my CV"],
      }),
      note: text.optional().meta({ description: "A line under the addresses." }),
    })
    .meta({ description: "How to reach you, taken from the profile." }),
  example: { type: "contact", title: "Contact Me", note: "Skills: MERN Stack, React Native, etc." },
  holds: ({ title, phone, emails, location, links, chat }) => ({
    heading: title,
    profile: { phone, emails: emails ?? "all", location, links: links ?? "all", chat },
  }),
  resolve: (block, resolver) => ({
    type: block.type,
    id: block.id,
    level: resolver.level,
    title: block.title,
    phone: block.phone ? resolver.profile.phone : undefined,
    emails: resolver.emails(block.emails),
    location: block.location ? resolver.profile.location : undefined,
    links: [...resolver.links(block.links), ...(block.chat && resolver.profile.chat ? [resolver.profile.chat] : [])],
    card:
      block.cardLabel === undefined || resolver.contactCard === undefined
        ? undefined
        : { label: block.cardLabel, href: resolver.contactCard },
    cv: block.cvLabel === undefined ? undefined : { label: block.cvLabel, href: resolver.cv },
    note: block.note,
  }),
});
