import type { ImageShape, ResolvedImage, ResolvedProfile, Resolver } from "../blocks/define/resolver.ts";
import {
  type ResolvedBlock,
  type SectionBlock,
  type SectionMap,
  type SectionType,
  sectionBlocks,
} from "../blocks/index.ts";
import type { Content } from "../content.ts";
import { makeCard } from "../entities/card.ts";
import type { ProfileContent } from "../parts/profile.ts";
import type { Image } from "../primitives.ts";
import { chatLink, emailAddress, phoneAddress } from "./address.ts";
import { placeholderValues } from "./text.ts";

/** What a whole site's pages share while they are resolved. */
export interface SiteContext {
  content: Content;
  profile: ResolvedProfile;
  contactCard: string | undefined;
  cv: string;
  /** An address as content writes it, as the page links to it. */
  href: (href: string) => string;
  image: (image: Image, shape: ImageShape) => ResolvedImage;
}

/** The profile with its links made. */
export function resolveProfile(profile: ProfileContent, image: SiteContext["image"]): ResolvedProfile {
  return {
    name: profile.name,
    firstName: placeholderValues(profile).firstName ?? profile.name,
    role: profile.role,
    location: profile.location,
    photo: profile.photo && image(profile.photo, "square"),
    phone: profile.phone ? phoneAddress(profile.phone) : undefined,
    chat: chatLink(profile),
  };
}

/**
 * A resolver for one page: headings follow the level they stand under, and no id is given twice. Given ids hold an
 * underscore, which no id of an owner's may; `givenIds` has the number of those with each prefix.
 */
export function createResolver(site: SiteContext, level: number, givenIds: Map<string, number>): Resolver {
  const {
    profile: { emails, links },
    site: { language },
  } = site.content;
  const newId = (prefix: string) => {
    const number = (givenIds.get(prefix) ?? 0) + 1;
    givenIds.set(prefix, number);
    return `${prefix}_${number}`;
  };
  return {
    profile: site.profile,
    contactCard: site.contactCard,
    cv: site.cv,
    level,
    newId,
    image: (image) => site.image(image, "wide"),
    emails: (ids) => pick(emails, ids).map(emailAddress),
    links: (ids) => pick(links, ids).map(({ kind, label, href }) => ({ kind, label, href })),
    card: (entity, linkLabel, cardLevel) =>
      makeCard(entity, { language, linkLabel, level: Math.min(cardLevel, 6), href: site.href, newId }),
    blocks: (children, childLevel) => resolveBlocks(children, createResolver(site, Math.min(childLevel, 6), givenIds)),
  };
}

/** The blocks that are not hidden, each turned into what its view needs. */
export function resolveBlocks(content: readonly SectionBlock[], resolver: Resolver): ResolvedBlock[] {
  return content.filter((block) => !block.hidden).map((block) => resolveBlock(block, resolver));
}

const resolvers: {
  [T in SectionType]: { resolve: (block: SectionMap[T], resolver: Resolver) => ResolvedBlock };
} = sectionBlocks;

function resolveBlock<T extends SectionType>(block: SectionMap[T] & { type: T }, resolver: Resolver): ResolvedBlock {
  return resolvers[block.type].resolve(block, resolver);
}

function pick<T extends { id: string }>(all: readonly T[], ids: readonly string[] | undefined): T[] {
  if (!ids) return [...all];
  return ids.map((id) => all.find((entry) => entry.id === id)).filter((entry) => entry !== undefined);
}
