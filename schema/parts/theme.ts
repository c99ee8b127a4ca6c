import { z } from "zod";
import { designNames, designs } from "../designs/index.ts";
import { typefaceNames } from "../designs/typefaces.ts";
import { object } from "../object.ts";
import { color } from "../primitives.ts";

const designList = designNames.map((name) => `\`${name}\` is ${designs[name].description}`).join("; ");

export const accentNames = ["teal", "green", "blue", "indigo", "violet", "rose", "amber", "slate"] as const;

const typeface = z.enum(typefaceNames).optional();

export const theme = object({
  design: z
    .enum(designNames)
    .default(designNames[0])
    .meta({ description: `How everything looks: ${designList}.` }),
  accent: z
    .enum(accentNames)
    .optional()
    .meta({ description: "The one colour of links, buttons and marks. If you leave it out, it is the design's own." }),
  accentColors: object({
    light: color.meta({ description: "The colour on a light page: a dark tone, so that text can be read." }),
    dark: color.meta({ description: "The colour on a dark page: a light tone, so that text can be read." }),
  })
    .optional()
    .meta({
      description: "A colour of your own instead of the one named in `accent`.",
      examples: [{ light: "#0f766e", dark: "#5eead4" }],
    }),
  font: z.enum(["sans", "serif", "mono"]).optional().meta({
    description:
      "A font that visitors have already, instead of the design's own: `sans` is plain, `serif` bookish, `mono` like a typewriter.",
  }),
  fonts: object({
    display: typeface.meta({ description: "What your name and titles are written in." }),
    text: typeface.meta({ description: "What everything else is written in." }),
    label: typeface.meta({ description: "What dates, small labels and the navigation are written in." }),
  })
    .optional()
    .meta({
      description:
        "Typefaces that your site brings along, instead of the design's own. Each is a package; a message says which you have to install.",
      examples: [{ display: "fraunces", text: "inter" }],
    }),
  radius: z.enum(["none", "small", "medium", "large"]).optional().meta({
    description:
      "How round the corners of cards and buttons are. If you leave it out, they are as the design has them.",
  }),
  colorMode: z.enum(["system", "light", "dark"]).default("system").meta({
    description:
      "Whether visitors first see a light page, a dark one, or what their device is set to; they can change it.",
  }),
}).meta({
  description: "How the site looks.",
  examples: [{ design: "paper", accent: "blue", radius: "small", colorMode: "dark" }],
});

export type Theme = z.output<typeof theme>;
