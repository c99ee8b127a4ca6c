import { z } from "zod";
import { listOf } from "../object.ts";
import { galleryImage } from "../pictures/image.ts";
import { label } from "../primitives.ts";
import { defineTitled } from "./define/define-block.ts";

export const gallery = defineTitled({
  type: "gallery",
  description: "Pictures side by side, each of which opens large.",
  fields: {
    title: label.optional().meta({ description: "A heading over the pictures." }),
    images: listOf(galleryImage).meta({ entry: "picture", description: "The pictures, in their order." }),
    columns: z
      .int()
      .min(2)
      .max(4)
      .default(3)
      .meta({ description: "The most pictures that stand side by side on a wide screen." }),
    layout: z.enum(["grid", "masonry", "rows"]).default("grid").meta({
      description:
        "Whether all have frames of the same size, in rows (`grid`), or each its own proportions: in columns (`masonry`), or in rows that they fill at one height (`rows`).",
    }),
  },
  example: {
    type: "gallery",
    title: "On the bench",
    images: [
      { src: "assets/photo.png", alt: "A motor on a test bench", caption: "The bench in its second week." },
      { src: "assets/photo.png", alt: "The board beside a coin" },
    ],
    columns: 2,
  },
  resolve: ({ images, columns, layout }, { image, newId, words }) => ({
    columns,
    layout,
    dialog: newId("gallery"),
    pictures: images.map((picture) => ({
      image: image(picture, layout === "grid" ? "card" : "text"),
      large: image(picture, "screen"),
      caption: picture.caption === undefined ? undefined : words(picture.caption),
    })),
  }),
});
