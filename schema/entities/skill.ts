import { z } from "zod";
import { icon } from "../links.ts";
import { label } from "../primitives.ts";
import { defineEntity, description, sign, tags } from "./define/define-entity.ts";
import { readKeywords } from "./define/resume.ts";

export const skill = defineEntity({
  type: "skill",
  description: "Something you know or can do.",
  fields: {
    title: label.meta({ description: "The skill or the field." }),
    icon: icon.optional(),
    level: z
      .union([label, z.int().min(1).max(5)])
      .optional()
      .meta({
        description:
          "How well you know it: in a word or two, or from `1` (a beginner) to `5` (an expert), which is shown as a scale.",
        examples: ["Advanced"],
      }),
    description,
    tags,
    ...sign,
  },
  example: { type: "skill", title: "MERN Stack", description: "Web applications from the database to the last pixel." },
  card: ({ title, icon, level, description, tags }) => ({
    title,
    icon,
    facts: [typeof level === "number" ? { level } : level],
    text: description,
    tags,
  }),
  cv: { rank: 5, isShort: true },
  advice: { standing: "claim", needs: [] },
  resume: {
    skills: {
      write: ({ title, level, description, tags }) => ({
        name: title,
        level: typeof level === "number" ? `${level}/5` : level,
        keywords: tags,
        summary: description,
      }),
      read: (part) => {
        const named = readKeywords(part, part.words.sections.skills);
        if (!named) return undefined;
        const { title, ...others } = named;
        const level = part.text("level");
        const step = /^([1-5]) ?\/ ?5$/.exec(level ?? "")?.[1];
        return { type: "skill", title, level: step === undefined ? level : Number(step), ...others };
      },
      bareText: "name",
      layout: {
        page: { path: "/skills", description: "skillsDescription", columns: () => 3 },
      },
    },
  },
  jsonLd: {
    // Of a skill that only heads a list of others ("Additional skills"), theirs are the names.
    owner: (skills) => ({
      knowsAbout: [
        ...new Set(
          skills.flatMap(({ title, description, tags = [] }) =>
            description === undefined && tags.length > 0 ? tags : [title, ...tags],
          ),
        ),
      ],
    }),
    leftOut: ["level", "description", "logo", "links"],
  },
});
