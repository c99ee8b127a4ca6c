import { z } from "zod";
import { action, label, text } from "../primitives.ts";
import { blockBase, defineBlock, resolveBase } from "./define/define-block.ts";
import { idsOf, showsOwn } from "./define/fields.ts";

export const contact = defineBlock({
  schema: z
    .strictObject({
      type: z.literal("contact"),
      ...blockBase,
      title: label.optional().meta({ description: "A heading over the addresses." }),
      phone: showsOwn("telephone number"),
      emails: idsOf("e-mails", "work"),
      location: showsOwn("location"),
      links: idsOf("links", "linkedin", "github"),
      chat: showsOwn("link to the chat app"),
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
    ...resolveBase(block, resolver),
    title: block.title,
    phone: block.phone ? resolver.profile.phone : undefined,
    emails: resolver.emails(block.emails),
    location: block.location ? resolver.profile.location : undefined,
    links: [...resolver.links(block.links), ...(block.chat && resolver.profile.chat ? [resolver.profile.chat] : [])],
    card: linkTo(resolver.contactCard, block.cardLabel),
    cv: linkTo(resolver.cv, block.cvLabel),
    note: block.note,
  }),
});

function linkTo(href: string | undefined, label: string | undefined) {
  return href === undefined || label === undefined ? undefined : { label, href };
}
