import { z } from "zod";
import { date, tag, text, webAddress } from "../../primitives.ts";

/** Fields that several entities have. */

export const period = {
  start: date.optional().meta({ description: "When it began: a year, a month or a day." }),
  end: date.optional().meta({ description: "When it ended. Leave it out while it goes on." }),
};

export const description = text.optional().meta({ description: "A sentence or two." });

export const tags = z
  .array(tag)
  .min(1)
  .optional()
  .meta({ entry: "tag", description: "Short words, shown as small labels.", examples: [["Git", "MongoDB"]] });

/** Where the organization is found in the web. */
export const place = webAddress.optional().meta({ description: "The web address of the organization." });

export const highlights = z
  .array(text)
  .min(1)
  .optional()
  .meta({
    description: "What you are proud of in it, a line each.",
    examples: [["Cut the time of a test run from 40 minutes to 6."]],
  });
