import { z } from "zod";
import { label } from "../primitives.ts";
import { defineEntity } from "./define/define-entity.ts";
import { description, tags } from "./define/fields.ts";

export const skill = defineEntity({
  schema: z
    .strictObject({
      type: z.literal("skill"),
      title: label.meta({ description: "The skill or the field." }),
      level: label.optional().meta({ description: "How well you know it, in a word or two.", examples: ["Advanced"] }),
      description,
      tags,
    })
    .meta({ description: "Something you know or can do." }),
  example: { type: "skill", title: "MERN Stack", description: "Web applications from the database to the last pixel." },
  card: ({ title, level, description, tags }) => ({ title, facts: [level], text: description, tags }),
  cv: { rank: 5, isShort: true },
});
