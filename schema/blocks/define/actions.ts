import { z } from "zod";
import type { ResolvedLink } from "../../links.ts";
import { entry, listOf } from "../../object.ts";
import { action, href } from "../../primitives.ts";
import type { Resolver } from "./resolver.ts";

/** Links that look like buttons. */
export const actions = listOf(
  entry({
    label: action.meta({ description: "The words on the button.", examples: ["See my work"] }),
    to: href.meta({
      description:
        "Where it leads: a page of this site (`/projects`), a web address, a file beside content.json (`assets/portfolio.pdf`), your CV (`cv.pdf`), a mail (`mailto:you@example.com`).",
      examples: ["/projects"],
    }),
    style: z.enum(["primary", "plain"]).default("plain").meta({
      description: "How it looks: filled, for the one that matters most (`primary`), or with a line around it.",
    }),
  }).meta({ title: "Button", description: "A link that looks like a button." }),
)
  .max(6)
  .meta({
    entry: "button",
    description: "Buttons that lead somewhere, side by side.",
    examples: [[{ label: "See my work", to: "/projects", style: "primary" }]],
  });

export interface ResolvedAction extends ResolvedLink {
  style: "primary" | "plain";
}

export function resolveActions(list: z.output<typeof actions> | undefined, resolver: Resolver): ResolvedAction[] {
  return (list ?? []).map(({ label, to, style }) => ({ label, style, ...resolver.destination(to) }));
}
