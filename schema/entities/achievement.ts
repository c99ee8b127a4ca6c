import { z } from "zod";
import { action, date, label, link, name, text } from "../primitives.ts";
import { defineEntity } from "./define/define-entity.ts";
import { description } from "./define/fields.ts";

export const achievement = defineEntity({
  schema: z
    .strictObject({
      type: z.literal("achievement"),
      kind: z
        .enum(["award", "certificate", "publication"])
        .optional()
        .meta({ description: "Which part of a résumé it belongs to; `award`, if you leave it out." }),
      title: label.meta({ description: "What was achieved." }),
      issuer: name.optional().meta({
        description: "Who awarded, issued or published it.",
        examples: ["Directorate of Technical Education"],
      }),
      description,
      date: date.optional().meta({ description: "When it was: a year, a month or a day." }),
      details: z
        .strictObject({
          label: action.default("Learn More").meta({ description: "The words on the button." }),
          paragraphs: z
            .array(text)
            .min(1)
            .meta({ entry: "paragraph", description: "The full text, a paragraph each." }),
        })
        .optional()
        .meta({ description: "The full text, which a button opens." }),
      link: link.optional().meta({ description: "Where to read on. It stands above the button, if there are both." }),
    })
    .meta({ description: "A prize, a patent or another success." }),
  example: {
    type: "achievement",
    title: "First prize, state-level project exhibition",
    description: "For a charge balancer that a workshop can repair.",
    date: "2024-11",
    details: {
      label: "Learn More",
      paragraphs: ["It began with a bicycle that lost half of its range on hilly roads."],
    },
  },
  card: ({ title, issuer, description, date, details, link }) => ({
    title,
    date,
    facts: [issuer],
    text: description,
    link,
    details,
  }),
  cv: { rank: 4, isShort: false },
});
