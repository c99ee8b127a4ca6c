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
      .regex(/^(?:center|(?:top|bottom)(?: (?:left|right))?|left|right)$/)
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

/** A point of a picture, from 0 to 1 of its width and height. It is CSS's `object-position`. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The face of a portrait, with the hair over it, is in the upper third. */
export const portraitFocus: FocalPoint = { x: 0.5, y: 0.2 };

export function focalPoint(focus: string | FocalPoint): FocalPoint {
  if (typeof focus !== "string") return { x: focus.x, y: focus.y };
  const along = (first: string, last: string) => (focus.includes(first) ? 0 : focus.includes(last) ? 1 : 0.5);
  return { x: along("left", "right"), y: along("top", "bottom") };
}
