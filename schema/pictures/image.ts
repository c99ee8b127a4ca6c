import { z } from "zod";
import { entry, object } from "../object.ts";
import { alt, file, text } from "../primitives.ts";
import type { Text } from "../text.ts";
import { focus } from "./focus-schema.ts";

const whatItShows = "What the picture shows, in words, for those who can't see it.";

/** Can be empty. A rule checks whether that is intended, since it depends on the context. */
const anyAlt: z.ZodType<Text, string> = z
  .string()
  .meta({ kind: "alt", description: whatItShows, examples: ["Portrait of {name}"] });

/** A picture's file and alternative text (WCAG 2.2, criterion 1.1.1). */
export const imageFields = {
  src: file,
  alt: anyAlt,
  decorative: z.boolean().default(false).meta({
    description: 'The picture is an ornament; write `"alt": ""` beside it.',
  }),
};

/** Fields of pictures that are cropped to fit a frame. */
const shownFields = { ...imageFields, focus };

export const caption = text.optional().meta({ description: "What stands under the picture." });

const formats = "PNG, JPEG, WebP, AVIF, GIF or SVG";

export const image = object(shownFields).meta({
  kind: "picture",
  title: "Picture",
  description: `A picture (${formats}) and what it shows.`,
  examples: [{ src: "assets/photo.png", alt: "Portrait of {name}" }],
});

export const captionedImage = object({ ...shownFields, caption }).meta({
  kind: "picture",
  title: "Captioned picture",
  description: `A picture (${formats}), what it shows, and what stands under it.`,
  examples: [{ src: "assets/bench.jpg", alt: "A motor on a test bench", caption: "The bench in its second week." }],
});

/** A picture that visitors can open. Its alternative text is required: it is the accessible name of its link. */
export const galleryImage = entry({ src: file, alt: alt.meta({ description: whatItShows }), focus, caption }).meta({
  title: "Gallery picture",
  description: `A picture (${formats}), what it shows, and what stands under it.`,
  examples: [{ src: "assets/harbour.jpg", alt: "Boats in a harbour at dawn", caption: "Harbour, oil on wood" }],
});

/** A small picture beside a title. */
export const logo = object({
  src: file,
  alt: alt.optional().meta({
    description: "Whose sign it is, for those who can't see it. Leave it out where the words beside it say so.",
    examples: ["Volt Labs"],
  }),
}).meta({
  kind: "picture",
  title: "Small logo",
  description: `A small picture (${formats}) beside the title.`,
  examples: [{ src: "assets/volt-labs.svg" }],
});

export type Image = z.output<typeof image>;
export type CaptionedImage = z.output<typeof captionedImage>;
export type Logo = z.output<typeof logo>;
/** A picture as content names it: for a frame of its own, or one that crops it. */
export type NamedPicture = Logo & { focus?: z.output<typeof focus> };
