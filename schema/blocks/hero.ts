import { z } from "zod";
import { listOf, object } from "../object.ts";
import { image } from "../pictures/image.ts";
import { label, text } from "../primitives.ts";
import { plain } from "../text.ts";
import { actions, resolveActions } from "./define/actions.ts";
import { defineBlock, showsOwn, typed } from "./define/define-block.ts";

export const hero = defineBlock({
  type: "hero",
  description: "The top of the home page: who you are, at a glance.",
  fields: {
    heading: label.default("{name}").meta({ description: "The large heading; your name, if you leave it out." }),
    role: label.optional().meta({ description: "The line under the heading; `{role}` shows what your profile says." }),
    text: text.optional().meta({ description: "A paragraph about you." }),
    typed: typed
      .optional()
      .meta({ description: "Lines that are typed under the text and deleted again, without end." }),
    list: object({
      title: label.meta({ description: "The words over the list." }),
      items: listOf(label).meta({ entry: "item", description: "The list's entries." }),
    })
      .optional()
      .meta({ title: "Short list", description: "A short list with its title, shown as small labels." }),
    actions: actions.optional(),
    links: z
      .boolean()
      .default(false)
      .meta({ description: "`true` shows your profile's links as icons beside the buttons." }),
    photo: showsOwn("photo"),
    variant: z.enum(["split", "stacked", "compact", "band"]).optional().meta({
      description:
        "How it is arranged: words and picture side by side (`split`), one under the other (`stacked`), that with a small photo (`compact`), or on a coloured band (`band`). If you leave it out, it is as the design has it.",
    }),
    image: image.optional().meta({
      description:
        'A picture beside the text: of your work, for one. With `"photo": false` it stands in your photo\'s place.',
    }),
  },
  example: {
    type: "hero",
    role: "{role}",
    text: "I design small circuits and the software around them.",
    typed: { phrases: ["building bridges between technology and creativity"] },
    list: { title: "What I Exactly Know:", items: ["MERN Stack", "Leadership"] },
    actions: [
      { label: "See my work", to: "https://github.com/your-name", style: "primary" },
      { label: "Write to me", to: "mailto:you@example.com" },
    ],
  },
  traits: ({ heading, list, text, typed, photo, links }) => ({
    heading,
    isMoving: typed !== undefined,
    hasSubheadings: list !== undefined,
    about: text,
    profile: { photo, ...(links && { links: "all" }) },
  }),
  resolve: ({ heading, role, text, typed, list, actions, links, variant, photo, image }, resolver) => ({
    level: resolver.level,
    heading,
    // Lets designs omit what their bar already shows.
    isName: plain(heading) === resolver.profile.name,
    role,
    isRole: role !== undefined && plain(role) === plain(resolver.profile.role),
    text: text === undefined ? undefined : resolver.words(text),
    typed,
    list: list && { ...list, level: resolver.level + 1 },
    actions: resolveActions(actions, resolver),
    links: links ? resolver.links(undefined) : [],
    variant,
    shape: resolver.profile.photoShape,
    image: image && resolver.image(image, "text"),
    photo: photo ? resolver.photo() : undefined,
  }),
});
