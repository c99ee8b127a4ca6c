import { z } from "zod";
import { languagePattern } from "./language.ts";

export const language = z.string().regex(languagePattern).meta({
  kind: "language",
  description: "The code of a language: `en` is English, `hi` Hindi, `de` German.",
  patternErrorMessage: 'Write the code of a language, as in "en" for English or "en-IN" for Indian English.',
});

/** The languages in which a part of the content is shown. */
export const languages = z
  .array(language)
  .min(1)
  .optional()
  .meta({
    entry: "language",
    description: "The languages of the site in which this stands; in all of them, if you leave it out.",
    examples: [["de"]],
  });
