import { z } from "zod";
import { object } from "../object.ts";
import { color } from "../primitives.ts";

export const theme = object({
  accent: z
    .enum(["teal", "green", "blue", "indigo", "violet", "rose", "amber", "slate"])
    .default("teal")
    .meta({ description: "The one colour of links, buttons and marks." }),
  accentColors: object({
    light: color.meta({ description: "The colour on a light page: a dark tone, so that text can be read." }),
    dark: color.meta({ description: "The colour on a dark page: a light tone, so that text can be read." }),
  })
    .optional()
    .meta({
      description: "A colour of your own instead of the one named in `accent`.",
      examples: [{ light: "#0f766e", dark: "#5eead4" }],
    }),
  font: z
    .enum(["sans", "serif", "mono"])
    .default("sans")
    .meta({ description: "The kind of lettering: `sans` is plain, `serif` bookish, `mono` like a typewriter." }),
  radius: z
    .enum(["none", "small", "medium", "large"])
    .default("medium")
    .meta({ description: "How round the corners of cards and buttons are." }),
  colorMode: z.enum(["system", "light", "dark"]).default("system").meta({
    description:
      "Whether visitors first see a light page, a dark one, or what their device is set to; they can change it.",
  }),
}).meta({
  description: "How the site looks.",
  examples: [{ accent: "blue", font: "serif", radius: "small", colorMode: "dark" }],
});

/** The owner's few choices of how the site looks, as checked. */
export type Theme = z.output<typeof theme>;
