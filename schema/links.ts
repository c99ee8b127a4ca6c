import { z } from "zod";
import { networks } from "./networks.ts";
import { entry, object } from "./object.ts";
import { action, href } from "./primitives.ts";
import type { Text } from "./text.ts";

/** What a profile link leads to; it chooses the icon. */
export const linkKind = z
  .enum([...networks.map(({ kind }) => kind), "resume", "email", "website"])
  .meta({ description: "What the link leads to; it chooses the icon." });

/** The apps that can open a chat from a telephone number. */
export const chatApp = z
  .enum(["whatsapp", "telegram", "signal"])
  .meta({ description: "The chat app that knows your telephone number." });

export type ChatApp = z.output<typeof chatApp>;

/** A sign of the set Simple Icons, by its name there. */
export const icon = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .+&_-]*$/)
  .meta({
    kind: "icon",
    description: "The name of a sign at https://simpleicons.org, such as `react` or `arduino`.",
    examples: ["arduino"],
    patternErrorMessage: 'Write the name of a sign as https://simpleicons.org has it, as in "arduino".',
  });

export type LinkKind = z.output<typeof linkKind>;

const linkFields = { label: action.meta({ description: "The words of the link." }), href };

/** A link with its own words. */
export const link = object(linkFields).meta({
  description: "A link: its words and where it leads.",
  examples: [{ label: "Read the report", href: "https://example.com/report" }],
});

/** What a card's link leads to. */
const cardLinkKind = z.enum(["code", "demo", "docs", "paper", "slides", "video", "data", "website"]);

/** One of several links of a card. */
export const cardLink = entry({
  ...linkFields,
  kind: cardLinkKind.optional().meta({
    description:
      "What it leads to: source code, something to try, instructions, a paper, slides, a video, data or a page. It chooses the sign before the words, and search engines are told of source code.",
  }),
}).meta({
  title: "Link",
  description: "A link of the card: its words, where it leads, and what that is.",
  examples: [{ label: "Source code", href: "https://github.com/your-name/campus-connect", kind: "code" }],
});

export type CardLink = z.output<typeof cardLink>;
type CardLinkKind = z.output<typeof cardLinkKind>;

/** A path under which a page was found before: as a page's, or as older sites have them. */
export const oldPath = z
  .string()
  .max(200)
  .regex(/^\/[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*(?:\.html?|\/)?$/)
  .meta({
    kind: "oldPath",
    description: "A path of your site, as it was: `/about-me`, `/blog/first`, `/about.html`.",
    examples: ["/about-me"],
    patternErrorMessage:
      'Write a path of your site as it was, beginning with a slash, as in "/about-me" or "/about.html".',
  });

/** A file that a link leads to, as visitors are told of it. */
export interface FileFacts {
  /** Its kind: "PDF". */
  type: string;
  /** How large it is, in the words of the site's language: "1.2 MB". */
  size: string;
}

/** Where a link leads, as the page writes it. */
export interface Destination {
  href: string;
  /** Where it leads to a file of the owner's. */
  file?: FileFacts | undefined;
}

/** A link and its words. */
export interface ResolvedLink extends Destination {
  label: Text;
}

/** A drawing as a tree of SVG elements: react-icons draws it. */
export interface IconTree {
  tag: string;
  attr: Record<string, string>;
  child: IconTree[];
}

/** What a sign stands for: a kind of link, or itself, by its name in the icon set. */
export type IconName = { kind: LinkKind | ChatApp | CardLinkKind } | { name: string };

/** A link with a sign and words. */
export interface IconLink extends ResolvedLink {
  icon: IconTree;
}

/** A link of a card: with a sign, where it says what it leads to. */
export interface ResolvedCardLink extends ResolvedLink {
  icon?: IconTree;
}
