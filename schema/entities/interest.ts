import { z } from "zod";
import { label } from "../primitives.ts";
import { defineEntity } from "./define/define-entity.ts";
import { description, tags } from "./define/fields.ts";
import { readKeywords } from "./define/resume.ts";

export const interest = defineEntity({
  schema: z
    .strictObject({
      type: z.literal("interest"),
      title: label.meta({ description: "The interest." }),
      description,
      tags,
    })
    .meta({ description: "A personal interest." }),
  example: {
    type: "interest",
    title: "Sketching",
    description: "Paper and pen first, for circuits as for street corners.",
  },
  card: ({ title, description, tags }) => ({ title, text: description, tags }),
  cv: { rank: 8, isShort: true },
  advice: { standing: "claim", needs: [] },
  resume: {
    interests: {
      write: ({ title, description, tags }) => ({ name: title, keywords: tags, summary: description }),
      read: (part) => {
        const named = readKeywords(part, "Interests");
        if (!named) return undefined;
        const description = part.text("summary", "description");
        return { type: "interest" as const, title: named.title, description, tags: named.tags };
      },
      bareText: "name",
      layout: { title: "Interests" },
    },
  },
  jsonLd: { leftOut: ["title", "description", "tags"] },
});
