import { href, label, name, quote } from "../primitives.ts";
import { defineEntity, linkLabel, picture } from "./define/define-entity.ts";

export const reference = defineEntity({
  type: "reference",
  description: "What somebody says of you. Ask them before you publish it.",
  fields: {
    title: name.meta({ description: "The name of the one who recommends you." }),
    position: label.optional().meta({
      description: "What that person is, and where.",
      examples: ["Head of laboratory, Volt Labs"],
    }),
    quote: quote.optional().meta({ description: "What that person says of you." }),
    link: href.optional().meta({ description: "Where to read on: the whole letter, or that person's page." }),
    linkLabel,
    ...picture,
  },
  example: {
    type: "reference",
    title: "Meera Joshi",
    position: "Head of laboratory, Volt Labs",
    quote: "The first intern whose firmware we shipped as it was.",
  },
  card: ({ title, position, quote }) => ({ title, facts: [position], text: quote }),
  cv: { isShort: false },
  advice: { weight: "claim", needs: [] },
  resume: {
    references: {
      write: ({ title, position, quote, link }, { address }) => ({
        name: position === undefined ? title : `${title}, ${position}`,
        reference: quote,
        url: address(link),
      }),
      // A quote without a name is kept.
      read: (part) => {
        const quote = part.text("reference");
        const title = part.text("name");
        if (quote === undefined && title === undefined) return undefined;
        if (title === undefined)
          part.note(`says of nobody whose words these are; it is titled "${part.words.reference}".`);
        const position = part.text("position");
        return { type: "reference", title: title ?? part.words.reference, position, quote, link: part.address("url") };
      },
      bareText: "reference",
      caution: "will stand on a page for everybody to read: ask those who gave them before you publish.",
    },
  },
  jsonLd: { leftOut: ["title", "position", "quote", "link", "image", "links"] },
});
