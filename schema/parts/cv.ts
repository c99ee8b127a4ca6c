import { z } from "zod";
import { listOf, object } from "../object.ts";

/** The kinds of sections of a CV, in the order in which readers look for them. */
export const cvKinds = [
  "experience",
  "education",
  "project",
  "publication",
  "award",
  "certificate",
  "skill",
  "activity",
  "language",
  "interest",
  "reference",
] as const;

export type CvKind = (typeof cvKinds)[number];

export const cv = object({
  order: listOf(z.enum(cvKinds))
    .optional()
    .meta({
      description:
        "What comes first in your CV, by the type of cards (of achievements, by their kind). The rest follows in the usual order: experience, education, projects, publications, awards …",
      examples: [["education", "publication"]],
    }),
  leaveOut: listOf(z.enum(cvKinds))
    .optional()
    .meta({
      description: "What isn't in your CV, by the same types: it stays on the site alone.",
      examples: [["reference", "interest"]],
    }),
}).meta({ description: "How your printed CV (`cv.pdf`) is arranged.", examples: [{ order: ["education"] }] });
