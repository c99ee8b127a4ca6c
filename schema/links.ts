import { z } from "zod";
import { networks } from "./networks.ts";
import { entry, listOf, object } from "./object.ts";
import { action, href } from "./primitives.ts";
import type { Text } from "./text.ts";

/** True for an address with a scheme or a host, as in `https:…`, `mailto:…` or `//example.org`. */
export function hasSchemeOrHost(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}

/** Decodes percent-encoding; a text with an invalid sequence stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Kind of a profile link. It selects the icon. */
export const linkKind = z
  .enum([...networks.map(({ kind }) => kind), "resume", "email", "website"])
  .meta({ description: "What the link leads to; it chooses the icon." });

export const chatApp = z
  .enum(["whatsapp", "telegram", "signal"])
  .meta({ description: "The chat app that knows your telephone number." });

export type ChatApp = z.output<typeof chatApp>;

/** Name of an icon in Simple Icons. */
export const icon = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 .+&_-]*$/)
  .meta({
    kind: "icon",
    description: "The name of an icon at https://simpleicons.org, such as `react` or `arduino`.",
    examples: ["arduino"],
    patternErrorMessage: 'Write the name of an icon as https://simpleicons.org has it, as in "arduino".',
  });

export type LinkKind = z.output<typeof linkKind>;

const linkFields = { label: action.meta({ description: "The words of the link." }), href };

export const link = object(linkFields).meta({
  title: "Link",
  description: "A link: its words and where it leads.",
  examples: [{ label: "Read the report", href: "https://example.com/report" }],
});

const cardLinkKind = z.enum(["code", "demo", "docs", "paper", "slides", "video", "data", "website"]);

export const cardLink = entry({
  ...linkFields,
  kind: cardLinkKind.optional().meta({
    description:
      "What it leads to: source code, something to try, instructions, a paper, slides, a video, data or a page. It chooses the icon before the words, and search engines are told of source code.",
  }),
}).meta({
  title: "Card link",
  description: "A link of the card: its words, where it leads, and what that is.",
  examples: [{ label: "Read more", href: "https://example.com/more", kind: "website" }],
});

export type CardLink = z.output<typeof cardLink>;
type CardLinkKind = z.output<typeof cardLinkKind>;

/** Former path of a page, in this site's format or that of older sites. */
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

/** The former paths of a page or a post. */
export const movedFrom = listOf(oldPath)
  .optional()
  .meta({
    description:
      "Where the page was before: such an address redirects here, by the host where it can, else by a page in the old place. Addresses in other languages than the first (`/de/old`) and anchors (`#old`) don't.",
    examples: [["/about-me"]],
  });

/** What visitors learn about a linked file. */
export interface FileFacts {
  /** File type: "PDF". */
  type: string;
  /** Size in the site's language: "1.2 MB". */
  size: string;
}

/** Target of a link, as it is in the page. */
export interface Destination {
  href: string;
  /** Set if the target is one of the owner's files. */
  file?: FileFacts | undefined;
}

export interface ResolvedLink extends Destination {
  label: Text;
}

/** An icon as a tree of SVG elements, rendered by react-icons. */
export interface IconTree {
  tag: string;
  attr: Record<string, string>;
  child: IconTree[];
}

/** An icon: by the kind of a link, or by its name in the icon set. */
export type IconName = { kind: LinkKind | ChatApp | CardLinkKind } | { name: string };

export interface IconLink extends ResolvedLink {
  /** True for one of the owner's profiles. */
  isProfile?: boolean;
  icon: IconTree;
}

/** A link of a card. Its icon shows the kind of the target, if that is known. */
export interface ResolvedCardLink extends ResolvedLink {
  icon?: IconTree;
}

/** Scheme, host and port of a web address. */
export function originOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]*/i.exec(address)?.[0] ?? "";
}

/** Host of a web address without "www.". It is the fallback for a link's text. */
export function hostOf(address: string): string {
  return originOf(address).replace(/^[a-z]+:\/\/(?:.*@)?(?:www\.)?/i, "");
}
