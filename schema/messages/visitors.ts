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
  "repeated-field": defineError<{ name: string; otherLine: string }>({
    title: "two fields of a form with one name",
    message: ({ name, otherLine }) =>
      `Another field of this form is called ${quote(name)} already, in line ${otherLine}.`,
    hint: () => "Give each field a name of its own: the message that you get calls them by it.",
    explanation: "Of two fields with one name, services keep the last one only.",
    wrong: '"fields": [{ "name": "text", "label": "Your name" }, { "name": "text", "label": "Your message" }]',
    right: '"fields": [{ "name": "name", "label": "Your name" }, { "name": "message", "label": "Your message" }]',
  }),
  "third-party-form": defineWarning<{ host: string }>({
    title: "a form that sends what visitors write to others",
    message: ({ host }) => `What visitors write in this form goes to ${host}, and only then to you.`,
    hint: () =>
      `Say so in "privacy", and see what law and that service's terms ask of you. ${tellHowToAllow("third-party-form", "Once you have")}`,
    explanation:
      "A site of files alone can take no message: some server has to, and whoever runs it can read what is written. Visitors have a right to know, which is why a form has to say it.",
    wrong: '{ "type": "form", "action": "https://formspree.io/f/abcdefgh", … }',
    right: '"allow": ["third-party-form"], … { "type": "form", "action": "https://formspree.io/f/abcdefgh", … }',
  }),
};
