import { z } from "zod";
import { entry, listOf, object } from "../object.ts";
import { action, alt, href } from "../primitives.ts";

export const navigation = object({
  links: listOf(
    entry({
      label: action.meta({ description: "The words of the link." }),
      to: href.meta({
        description: "A page of this site (`/about`), or a block or tab in it (`/about#patents`).",
      }),
      bar: z.enum(["always", "wide", "never"]).default("always").meta({
        description:
          "Whether the bar at the top shows it: on every screen (`always`), on wide ones only (`wide`), or not at all (`never`).",
      }),
      menu: z.boolean().default(false).meta({ description: "`true` lists it in the side menu of small screens, too." }),
    }).meta({ title: "Navigation link", description: "A link at the top of every page." }),
  )
    .optional()
    .meta({
      entry: "link",
      description:
        "The links, in this order, whatever the order of `pages`. If you leave them out, every page is listed by its title, in the order of `pages`.",
    }),
  menuProfiles: z.boolean().default(true).meta({
    description: "`false` leaves your profile's links out of the foot of the side menu, where they are icons.",
  }),
  menuTitle: alt.optional().meta({
    description: "The side menu's name, for screen readers; ours in the language of the site, if you leave it out.",
    examples: ["Menu"],
  }),
  back: action.optional().meta({
    description:
      "The words on the control that closes the side menu; ours in the language of the site, if you leave them out.",
    examples: ["BACK"],
  }),
}).meta({
  description: "The links at the top of every page, and the side menu of small screens.",
  examples: [
    {
      links: [
        { label: "HOME", to: "/", menu: true },
        { label: "ABOUT", to: "/about" },
        { label: "CONTACT", to: "/contact", bar: "wide", menu: true },
      ],
    },
  ],
});
