import { z } from "zod";
import { caption, imageFields } from "../pictures/image.ts";
import { label } from "../primitives.ts";
import { defineTitled } from "./define/define-block.ts";

export const imageBlock = defineTitled({
  type: "image",
  description: "One picture, with the words under it.",
  fields: {
    title: label.optional().meta({ description: "A heading over the picture." }),
    ...imageFields,
    caption,
    width: z.enum(["text", "wide", "full"]).default("text").meta({
      description:
        "The most room it takes: as wide as a paragraph (`text`), as the page's content (`wide`) or as the window (`full`). It is never enlarged.",
    }),
  },
  example: {
    type: "image",
    title: "On the bench",
    src: "assets/photo.png",
    alt: "A motor on a test bench",
    caption: "The bench in its second week.",
    width: "wide",
  },
  resolve: ({ src, alt, caption, width }, { image, words }) => ({
    image: image({ src, alt }, shapes[width]),
    caption: caption === undefined ? undefined : words(caption),
    width,
  }),
});

const shapes = { text: "text", wide: "page", full: "screen" } as const;
