import { z } from "zod";
import { date, href, link, text } from "../primitives.ts";

/**
 * What a card or an expandable item may be. Each is typed by what it is, not by how it looks, so that a résumé or
 * structured data can be derived from the same file.
 */

const period = {
  start: date.optional().meta({ description: "When it began." }),
  end: date.optional().meta({ description: "When it ended; leave it out while it goes on." }),
};

const description = text.optional().meta({ description: "A sentence or two." });
const tags = z.array(text).min(1).optional().meta({ description: "Short words shown as chips." });

export const education = z
  .strictObject({
    type: z.literal("education"),
    degree: text.meta({ description: "The degree or standard: `B.E. Electronics and Telecommunication`." }),
    institution: text.optional().meta({ description: "The college or school." }),
    board: text.optional().meta({ description: "The university or board: `SPPU, Pune`." }),
    result: text.optional().meta({ description: "The aggregate or percentage: `CGPA 8.4 / 10`." }),
    ...period,
    passOut: z.int().min(1950).max(2100).optional().meta({ description: "The year of passing out: 2025." }),
  })
  .meta({ description: "A degree or school year." });

export const achievement = z
  .strictObject({
    type: z.literal("achievement"),
    title: text.meta({ description: "What was achieved." }),
    description,
    date: date.optional().meta({ description: "When: a year, month or day." }),
    details: z
      .strictObject({
        label: text.default("Learn More").meta({ description: "The words on the button." }),
        paragraphs: z.array(text).min(1).meta({ description: "The full text, a paragraph each." }),
      })
      .optional()
      .meta({ description: "The full text, opened by a button." }),
    link: link.optional().meta({ description: "Where to read on; shown instead of the button." }),
  })
  .meta({ description: "A prize, patent or other success." });

export const activity = z
  .strictObject({
    type: z.literal("activity"),
    title: text.meta({ description: "The role: `Event coordinator`." }),
    organization: text.optional().meta({ description: "The club or organization." }),
    description,
    ...period,
  })
  .meta({ description: "A role in a club, a job beside studies, voluntary work." });

export const project = z
  .strictObject({
    type: z.literal("project"),
    title: text.meta({ description: "The project's name." }),
    description,
    link: href.optional().meta({ description: "Its source code or home page." }),
    tags,
    ...period,
  })
  .meta({ description: "Something you built." });

export const skill = z
  .strictObject({
    type: z.literal("skill"),
    title: text.meta({ description: "The skill or field." }),
    description,
    tags,
  })
  .meta({ description: "Something you know or can do." });

export const interest = z
  .strictObject({
    type: z.literal("interest"),
    title: text.meta({ description: "The interest." }),
    description,
    tags,
  })
  .meta({ description: "A personal interest." });

export const entity = z
  .discriminatedUnion("type", [education, achievement, activity, project, skill, interest])
  .meta({ id: "entity", description: "A card or item, typed by what it is." });

export type Entity = z.infer<typeof entity>;
export type EntityType = Entity["type"];
