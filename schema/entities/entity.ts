import { z } from "zod";
import { date, href, link, text, webAddress } from "../primitives.ts";

/**
 * What a card or an expandable item may be. Each is typed by what it is, not by how it looks, so that a résumé or
 * structured data can be derived from the same file.
 */

const period = {
  start: date.optional().meta({ description: "When it began: a year, a month or a day." }),
  end: date.optional().meta({ description: "When it ended. Leave it out while it goes on." }),
};

const description = text.optional().meta({ description: "A sentence or two." });
const tags = z
  .array(text)
  .min(1)
  .optional()
  .meta({ description: "Short words, shown as small labels.", examples: [["Git", "MongoDB"]] });

const place = webAddress.optional().meta({ description: "The web address of the organization." });

const highlights = z
  .array(text)
  .min(1)
  .optional()
  .meta({
    description: "What you are proud of in it, a line each.",
    examples: [["Cut the time of a test run from 40 minutes to 6."]],
  });

const education = z
  .strictObject({
    type: z.literal("education"),
    degree: text.meta({ description: "The degree or school standard." }),
    institution: text.optional().meta({ description: "The college or school." }),
    board: text.optional().meta({ description: "The university or examination board." }),
    result: text.optional().meta({ description: "The grade, aggregate or percentage." }),
    ...period,
    passOut: z
      .int()
      .min(1950)
      .max(2100)
      .optional()
      .meta({ description: "The year in which you passed out, without quotes." }),
    courses: z
      .array(text)
      .min(1)
      .optional()
      .meta({ description: "Courses worth naming, shown as small labels.", examples: [["Control systems"]] }),
    link: webAddress.optional().meta({ description: "The web address of the college or school." }),
  })
  .meta({
    description: "A degree or a school-leaving examination.",
    examples: [
      {
        type: "education",
        degree: "B.E. Electronics and Telecommunication",
        institution: "Your College of Engineering",
        board: "SPPU, Pune",
        result: "CGPA 8.4 / 10",
        start: "2021",
        end: "2025",
        passOut: 2025,
      },
    ],
  });

const experience = z
  .strictObject({
    type: z.literal("experience"),
    position: text.meta({ description: "What you were or are there." }),
    organization: text.optional().meta({ description: "The company or institution." }),
    about: text.optional().meta({
      description: "What the organization does, in a few words.",
      examples: ["Chargers for electric bicycles"],
    }),
    location: text.optional().meta({ description: "Where the work was done." }),
    description,
    highlights,
    link: place,
    ...period,
  })
  .meta({
    description: "A job, an internship or another paid position.",
    examples: [
      {
        type: "experience",
        position: "Firmware intern",
        organization: "Your Company",
        location: "Pune, India",
        description: "Wrote the firmware of a battery monitor for electric bicycles.",
        highlights: ["Halved the current that it draws when the bicycle stands."],
        start: "2024-01",
        end: "2024-06",
      },
    ],
  });

const achievement = z
  .strictObject({
    type: z.literal("achievement"),
    kind: z
      .enum(["award", "certificate", "publication"])
      .optional()
      .meta({ description: "Which part of a résumé it belongs to; `award`, if you leave it out." }),
    title: text.meta({ description: "What was achieved." }),
    issuer: text.optional().meta({
      description: "Who awarded, issued or published it.",
      examples: ["Directorate of Technical Education"],
    }),
    description,
    date: date.optional().meta({ description: "When it was: a year, a month or a day." }),
    details: z
      .strictObject({
        label: text.default("Learn More").meta({ description: "The words on the button." }),
        paragraphs: z.array(text).min(1).meta({ description: "The full text, a paragraph each." }),
      })
      .optional()
      .meta({ description: "The full text, which a button opens." }),
    link: link.optional().meta({ description: "Where to read on. It stands above the button, if there are both." }),
  })
  .meta({
    description: "A prize, a patent or another success.",
    examples: [
      {
        type: "achievement",
        title: "First prize, state-level project exhibition",
        description: "For a charge balancer that a workshop can repair.",
        date: "2024-11",
        details: {
          label: "Learn More",
          paragraphs: ["It began with a bicycle that lost half of its range on hilly roads."],
        },
      },
    ],
  });

const activity = z
  .strictObject({
    type: z.literal("activity"),
    title: text.meta({ description: "The role you had." }),
    organization: text.optional().meta({ description: "The club or organization." }),
    description,
    highlights,
    link: place,
    ...period,
  })
  .meta({
    description: "A role in a club, or voluntary work.",
    examples: [
      {
        type: "activity",
        title: "Event coordinator",
        organization: "Annual technical festival",
        description: "Planned the robotics track for forty teams.",
        start: "2023-08",
        end: "2024-02",
      },
    ],
  });

const project = z
  .strictObject({
    type: z.literal("project"),
    title: text.meta({ description: "The project's name." }),
    roles: z
      .array(text)
      .min(1)
      .optional()
      .meta({ description: "What you were in it.", examples: [["Firmware", "Test bench"]] }),
    organization: text.optional().meta({
      description: "For whom or with whom it was made.",
      examples: ["Electronics club"],
    }),
    category: text.optional().meta({ description: "What kind of thing it is.", examples: ["Mobile app"] }),
    description,
    highlights,
    link: href.optional().meta({ description: "The web address of its source code or home page." }),
    tags,
    ...period,
  })
  .meta({
    description: "Something you built.",
    examples: [
      {
        type: "project",
        title: "Campus Connect",
        description: "A notice board for the clubs of a college.",
        link: "https://github.com/your-name/campus-connect",
        tags: ["React", "MongoDB"],
        start: "2023-08",
        end: "2024-02",
      },
    ],
  });

const skill = z
  .strictObject({
    type: z.literal("skill"),
    title: text.meta({ description: "The skill or the field." }),
    level: text.optional().meta({ description: "How well you know it, in a word or two.", examples: ["Advanced"] }),
    description,
    tags,
  })
  .meta({
    description: "Something you know or can do.",
    examples: [
      { type: "skill", title: "MERN Stack", description: "Web applications from the database to the last pixel." },
    ],
  });

const interest = z
  .strictObject({
    type: z.literal("interest"),
    title: text.meta({ description: "The interest." }),
    description,
    tags,
  })
  .meta({
    description: "A personal interest.",
    examples: [
      { type: "interest", title: "Sketching", description: "Paper and pen first, for circuits as for street corners." },
    ],
  });

const language = z
  .strictObject({
    type: z.literal("language"),
    title: text.meta({ description: "The language's name." }),
    fluency: text.optional().meta({ description: "How well you speak it, in a word or two." }),
  })
  .meta({
    description: "A language that you speak.",
    examples: [{ type: "language", title: "Marathi", fluency: "Native speaker" }],
  });

const reference = z
  .strictObject({
    type: z.literal("reference"),
    title: text.meta({ description: "The name of the one who recommends you." }),
    position: text.optional().meta({
      description: "What that person is, and where.",
      examples: ["Head of laboratory, Volt Labs"],
    }),
    quote: text.meta({ description: "What that person says of you." }),
  })
  .meta({
    description: "What somebody says of you. Ask them before you publish it.",
    examples: [
      {
        type: "reference",
        title: "Meera Joshi",
        position: "Head of laboratory, Volt Labs",
        quote: "The first intern whose firmware we shipped as it was.",
      },
    ],
  });

export const entity = z
  .discriminatedUnion("type", [
    education,
    experience,
    achievement,
    activity,
    project,
    skill,
    interest,
    language,
    reference,
  ])
  .meta({ id: "entity", kind: "entity", description: "A card or item, typed by what it is." });

export type Entity = z.infer<typeof entity>;
export type EntityType = Entity["type"];
