import { z } from "zod";
import { object } from "../object.ts";

const share = (direction: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .meta({ description: `How far ${direction} it is, from 0 to 1.`, examples: [0.5] });

/** What stays in sight where a picture is cropped. */
export const focus = z
  .union([
    z
      .string()
      .regex(/^(?:(?:top|bottom|center)(?: (?:left|right|center))?|(?:left|right|center)(?: (?:top|bottom|center))?)$/)
      .meta({ kind: "focus" }),
    object({ x: share("from the left"), y: share("from the top") }),
  ])
  .optional()
  .meta({
    description:
      'What stays in sight where the picture is cropped: `top`, `bottom`, `left`, `right`, `center`, two of them as in `top left`, or a point, { "x": 0.5, "y": 0.2 }. If you leave it out, it is the middle; of your photo, the upper third.',
    examples: ["top"],
    patternErrorMessage: 'Write "top", "bottom", "left", "right", "center", or two of them as in "top left".',
  });
