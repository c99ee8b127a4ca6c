import { z } from "zod";
import { listOf } from "../object.ts";
import { label, text } from "../primitives.ts";
import { defineTitled } from "./define/define-block.ts";

export const list = defineTitled({
  type: "list",
  description: "A list of short texts.",
  fields: {
    title: label.optional().meta({ description: "A heading over the list." }),
    items: listOf(text).meta({ entry: "item", description: "The list's entries." }),
    style: z.enum(["bullets", "numbers", "chips"]).default("bullets").meta({
      description: "How the entries look: with dots (`bullets`), numbered (`numbers`), or as small labels (`chips`).",
    }),
  },
  example: { type: "list", title: "What I Exactly Know:", items: ["MERN Stack", "Leadership"], style: "chips" },
  resolve: ({ items, style }, { words }) => ({ items: items.map(words), style }),
});
