import { label } from "../primitives.ts";
import { defineEntity } from "./define/define-entity.ts";

export const language = defineEntity({
  type: "language",
  description: "A language that you speak.",
  fields: {
    title: label.meta({ description: "The language's name." }),
    fluency: label.optional().meta({ description: "How well you speak it, in a word or two." }),
  },
  example: { type: "language", title: "Marathi", fluency: "Native speaker" },
  card: ({ title, fluency }) => ({ title, facts: [fluency] }),
  cv: { isShort: true },
  advice: { weight: "claim", needs: [] },
  resume: {
    languages: {
      write: ({ title, fluency }) => ({ language: title, fluency }),
      read: (part) => {
        const title = part.text("language");
        return title === undefined ? undefined : { type: "language", title, fluency: part.text("fluency") };
      },
      bareText: "language",
    },
  },
  jsonLd: {
    owner: (languages) => ({
      knowsLanguage: languages.map(({ title, fluency }) => ({
        "@type": "Language",
        name: title,
        description: fluency,
      })),
    }),
    leftOut: ["links"],
  },
});
