import { callOf } from "../program.ts";
import { defineError, defineWarning, quote, tellHowToAllow } from "./message.ts";

/** What goes from visitors to others, and what visitors' programs may not collect. */
export const visitorMessages = {
  "insecure-address": defineError<{ near: string }>({
    title: "an address that would be sent to without encryption",
    message: () => "What goes to this address would go unencrypted: it begins with http:.",
    hint: ({ near }) => `Write ${quote(near)}; where that doesn't work, use another service.`,
    explanation:
      "What visitors write or do is theirs. With http: others on the network can read it, and browsers warn of it or refuse it.",
    wrong: '{ "type": "form", "action": "http://formspree.io/f/abcdefgh", … }',
    right: '{ "type": "form", "action": "https://formspree.io/f/abcdefgh", … }',
  }),
  "contact-in-file": defineWarning<{ file: string; contact: string }>({
    title: "a file that holds what the site protects",
    message: ({ file, contact }) =>
      `${file} holds your ${contact} in the open, and "protectContact" doesn't reach into files that you offer.`,
    hint: ({ file }) =>
      `${/^cv(?:\.[\w-]+)?\.pdf$/.test(file) ? `Print it again with "${callOf("pdf")}", which leaves out what the site protects` : "Save it again without it, with your site's address in its place"}. ${tellHowToAllow("contact-in-file", "If it may be collected from there")}`,
    explanation:
      "Programs that collect addresses read files that a site offers as they read its pages. The check looks for your telephone number and e-mail addresses where they are written in plain characters, as in links of a PDF; it doesn't see what a font of the file's own, or a picture, shows.",
    wrong:
      '"protectContact": true, … { "label": "My résumé", "to": "resume.pdf" }, with an e-mail address in resume.pdf',
    right:
      '"protectContact": true, … { "label": "My résumé", "to": "resume.pdf" }, with your site\'s address in resume.pdf',
  }),
};
