import { z } from "zod";
import { listOf } from "../object.ts";
import { body, label, text, textsOf } from "../primitives.ts";
import { firstParagraph } from "../rich-text/reading-time.ts";
import { betweenParagraphs, concatTexts } from "../text.ts";
import { defineTitled } from "./define/define-block.ts";

export const prose = defineTitled({
  type: "prose",
  description: "Paragraphs of text, or a longer text in Markdown.",
  fields: {
    title: label.optional().meta({ description: "A heading over the paragraphs." }),
    text: text
      .optional()
      .meta({ description: "The text, if it is a single paragraph.", examples: ["Paper and pen first."] }),
    paragraphs: listOf(text).optional().meta({ entry: "paragraph", description: "The text, a paragraph each." }),
    body: body.optional(),
    lead: z
      .boolean()
      .default(false)
      .meta({ description: "`true` sets the first paragraph in larger type than the others." }),
  },
  oneOfKeys: { keys: ["paragraphs", "text", "body"], needsOne: true },
  example: { type: "prose", title: "How I work", paragraphs: ["Paper and pen first, then a breadboard."] },
  traits: ({ text, paragraphs, body }) => ({
    about:
      text ?? (paragraphs && concatTexts(paragraphs, betweenParagraphs)) ?? (body && firstParagraph(textsOf(body))),
  }),
  resolve: ({ lead, text, paragraphs = text === undefined ? undefined : [text], body }, { longText }, inner) => ({
    lead,
    text: longText({ paragraphs, body }, inner),
  }),
});
