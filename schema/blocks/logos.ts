import { entry, listOf } from "../object.ts";
import { alt, file, href, label } from "../primitives.ts";
import { defineTitled } from "./define/define-block.ts";

export const logos = defineTitled({
  type: "logos",
  description: "Those whom you have worked with or for, or what you work with, by their logos or names.",
  fields: {
    title: label.optional().meta({ description: "A heading over the logos." }),
    logos: listOf(
      entry({
        src: file.optional().meta({ description: "The logo; without it the name stands there." }),
        alt: alt.meta({ description: "The name.", examples: ["Volt Labs"] }),
        href: href.optional().meta({ description: "Where the logo leads." }),
      }).meta({ title: "Logo", description: "A logo, or a name, and where it leads." }),
    ).meta({ entry: "logo", description: "The logos, in their order." }),
  },
  example: {
    type: "logos",
    title: "Worked with",
    logos: [{ src: "assets/photo.png", alt: "Volt Labs", href: "https://example.com/" }, { alt: "Asha & Rao" }],
  },
  resolve: ({ logos }, { image, destination }) => ({
    logos: logos.map(({ src, alt, href: to }) => ({
      name: alt,
      // The view adds the name as visually hidden text, so the alternative text is empty.
      image: src === undefined ? undefined : image({ src }, "logo"),
      link: to === undefined ? undefined : destination(to),
    })),
  }),
});
