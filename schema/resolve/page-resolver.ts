import type { ResolvedProfile, Resolver } from "../blocks/define/resolver.ts";
import {
  type ResolvedBlock,
  type SectionBlock,
  type SectionMap,
  type SectionType,
  sectionBlocks,
} from "../blocks/index.ts";
import type { Content } from "../content.ts";
import { makeCard } from "../entities/card.ts";
import { originOf } from "../links.ts";
import { namedPlaceholders } from "../localize/placeholders.ts";
import type { ProfileContent } from "../parts/profile.ts";
import type { ResolvedImage } from "../pictures/picture.ts";
import { bibtexFile } from "../site-files.ts";
import { makeAnchors } from "../slug.ts";
import { addNodeIds, idOf } from "../source/node-ids.ts";
import { inLanguage } from "../text.ts";
import { chatLink, emailAddress, phoneAddress } from "./address.ts";
import { makeTexts, readOpening, type TextMaterial } from "./text-maker.ts";

/** State shared by all pages of a site while they resolve. */
export interface SiteContext
  extends Pick<Resolver, "labels" | "profile" | "contactCard" | "destination" | "icon" | "medium" | "image"> {
  content: Content;
  photo: ResolvedImage | undefined;
  /** Material for rich text, without pictures and ids. */
  texts: Omit<TextMaterial, "image" | "newId">;
}

/** State shared by the blocks of one page while they resolve, in document order. */
export interface PageState {
  readonly address: string;
  /** Number of generated ids, by prefix. */
  ids: Map<string, number>;
  /** Ids from the owner, and those of headings. */
  anchors: Set<string>;
  /** True if the next picture is the page's first and visible without scrolling. */
  awaitsPicture: boolean;
}

export function resolveProfile(profile: ProfileContent, icon: SiteContext["icon"]): ResolvedProfile {
  const phone = profile.phone ? phoneAddress(profile.phone) : undefined;
  const chat = chatLink(profile);
  return {
    ...profile,
    location: namedPlaceholders(profile).location,
    phone: phone && { ...phone, text: addNodeIds(phone.text, idOf(profile, "phone")) },
    chat: chat && { icon: icon(chat), label: chat.label, href: chat.href },
  };
}

/**
 * Creates a resolver for blocks of a page at a heading level. Generated ids contain an underscore, which ids from
 * owners can't have, so they are unique.
 */
export function createResolver(site: SiteContext, level: number, state: PageState): Resolver {
  const { content, photo, texts, ...shared } = site;
  const { language, outputs } = content.site;
  const newId = (prefix: string) => {
    const number = (state.ids.get(prefix) ?? 0) + 1;
    state.ids.set(prefix, number);
    return `${prefix}_${number}`;
  };
  const show = <Image extends ResolvedImage | undefined>(image: Image): Image => {
    if (!image || !state.awaitsPicture) return image;
    state.awaitsPicture = false;
    return { ...image, isFirst: true };
  };
  return {
    ...shared,
    language,
    bibtex: outputs.bibtex ? state.address.slice(originOf(state.address).length) + bibtexFile : undefined,
    level,
    address: state.address,
    opening: (body) => readOpening(body),
    newId,
    inLanguage: (text, own) => inLanguage(text, own, language),
    anchors: (headings) => {
      const ids = makeAnchors(headings, state.anchors);
      for (const id of ids) state.anchors.add(id);
      return ids;
    },
    ...makeTexts({ ...texts, newId, image: (picture) => show(site.image(picture, "text")) }),
    photo: () => show(photo),
    image: (image, shape) => (shape === "logo" ? site.image(image, shape) : show(site.image(image, shape))),
    emails: (ids) => pick(content.profile.emails, ids).map(emailAddress),
    links: (ids) =>
      pick(content.profile.links, ids).map(({ kind, icon, label, href }) => ({
        icon: site.icon(icon === undefined ? { kind } : { name: icon }),
        label,
        isProfile: true,
        ...site.destination(href),
      })),
    card: (entity, linkLabel, cardLevel, folded) => {
      const image: SiteContext["image"] = (picture, shape) =>
        shape === "logo" || folded ? site.image(picture, shape) : show(site.image(picture, shape));
      return makeCard(entity, {
        language,
        labels: site.labels,
        linkLabel,
        level: Math.min(cardLevel, 6),
        link: ({ label, href, kind }) => ({
          label,
          ...site.destination(href),
          ...(kind && { icon: site.icon({ kind }) }),
        }),
        icon: (name) => site.icon({ name }),
        newId,
        image,
        // The text in a dialog is not visible at first.
        ...makeTexts({ ...texts, newId, image: (picture) => site.image(picture, "text") }),
      });
    },
    blocks: (children, childLevel) => resolveBlocks(children, createResolver(site, Math.min(childLevel, 6), state)),
  };
}

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
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return ids.map((id) => byId.get(id)).filter((entry) => entry !== undefined);
}
