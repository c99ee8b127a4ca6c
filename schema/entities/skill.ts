import { z } from "zod";
import { icon } from "../links.ts";
import { label } from "../primitives.ts";
import { defineEntity, description, ownLogo, tags } from "./define/define-entity.ts";
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
    ...ownLogo,
  },
  example: { type: "skill", title: "MERN Stack", description: "Web applications from the database to the last pixel." },
  card: ({ title, level }) => ({ title, facts: [typeof level === "number" ? { level } : level] }),
  cv: { isShort: true },
  advice: { weight: "claim", needs: [] },
  resume: {
    skills: {
      write: ({ title, level, description, tags }) => ({
        name: title,
        level: typeof level === "number" ? `${level}/5` : level,
        keywords: tags,
        summary: description,
      }),
      read: (part) => {
        const named = readKeywords(part, part.words["sections.skills"]);
        if (!named) return undefined;
        const { title, ...others } = named;
        const level = part.text("level");
        const step = level === undefined ? undefined : readStep(level);
        if (step !== undefined && level !== `${step}/5`)
          part.note(`has the level ${JSON.stringify(level)}; it was read as ${step} of 5.`);
        return { type: "skill", title, level: step ?? level, ...others };
      },
      bareText: "name",
      layout: {
        page: { path: "/skills", description: "skillsDescription", columns: () => 3 },
      },
    },
  },
  jsonLd: {
    // A skill that is only the heading of a list ("Additional skills") is replaced by the items of the list.
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

/** A numeric level on a scale of five: "80", "80 %", "8/10", "4" are 4. Without a total, the least scale that fits. */
export function readStep(level: string): number | undefined {
  const [, number, sign, total] = /^([0-9]+(?:[.,][0-9]+)?) ?(%|\/ ?([0-9]+))?$/.exec(level.trim()) ?? [];
  const value = Number(number?.replace(",", "."));
  const whole = sign === "%" ? 100 : Number(total ?? [5, 10, 100].find((most) => value <= most));
  return value > 0 && value <= whole ? Math.ceil((value / whole) * 5) : undefined;
}
