import { action, label, text } from "../primitives.ts";
import { cvFile } from "../site-files.ts";
import { defineTitled, idsOf, showsOwn } from "./define/define-block.ts";

export const contact = defineTitled({
  type: "contact",
  description: "How to reach you, taken from the profile.",
  fields: {
    title: label.optional().meta({ description: "A heading over the addresses." }),
    text: text.optional().meta({
      description: "A paragraph over the addresses.",
      examples: ["I answer within a day, in English, Marathi and Hindi."],
    }),
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
      description: `The words of a link that downloads your CV: the file \`cv.pdf\` beside this one, which the command \`pdf\` prints. Print it again when you have changed what it says. Of a site in several languages each has its own (\`cv.de.pdf\`).`,
      examples: ["Download my CV"],
    }),
    note: text.optional().meta({
      description: "A line under the addresses. Here alone a note is for visitors to read; elsewhere it is for you.",
    }),
  },
  example: { type: "contact", title: "Contact Me", note: "Skills: MERN Stack, React Native, etc." },
  traits: ({ phone, emails, location, links, chat }) => ({
    profile: { phone, emails: emails ?? "all", location, links: links ?? "all", chat },
  }),
  resolve: (block, { profile, emails, links, contactCard, destination, words }) => ({
    text: block.text === undefined ? undefined : words(block.text),
    phone: block.phone ? profile.phone : undefined,
    emails: emails(block.emails),
    location: block.location ? profile.location : undefined,
    links: [...links(block.links), ...(block.chat && profile.chat ? [profile.chat] : [])],
    card:
      contactCard === undefined || block.cardLabel === undefined
        ? undefined
        : { label: block.cardLabel, href: contactCard },
    cv: block.cvLabel === undefined ? undefined : { label: block.cvLabel, ...destination(cvFile) },
    note: block.note === undefined ? undefined : words(block.note),
  }),
});
