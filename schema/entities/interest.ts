import { label } from "../primitives.ts";
import { defineEntity, description, picture, tags } from "./define/define-entity.ts";
import { readKeywords } from "./define/resume.ts";

export const interest = defineEntity({
  type: "interest",
  description: "A personal interest.",
  fields: {
    title: label.meta({ description: "The interest." }),
    description,
    tags,
    ...picture,
  },
  example: {
    type: "interest",
    title: "Sketching",
    description: "Paper and pen first, for circuits as for street corners.",
  },
  card: ({ title }) => ({ title }),
  cv: { isShort: true },
  advice: { weight: "claim", needs: [] },
  resume: {
    interests: {
      write: ({ title, description, tags }) => ({ name: title, keywords: tags, summary: description }),
      read: (part) => {
        const named = readKeywords(part, part.words["sections.interests"]);
        return named && { type: "interest", ...named };
      },
      bareText: "name",
    },
  },
  jsonLd: { leftOut: ["title", "description", "tags", "image", "links"] },
});
