import type { BlockTraits } from "../blocks/define/define-block.ts";
import { footer } from "../blocks/footer.ts";
import { visibleBlocks } from "../blocks/walk.ts";
import type { Content } from "../content.ts";
import type { Entity, EntityType } from "../entities/index.ts";
import { isHidden } from "../json-schema/schema-parts.ts";
import { fillContent, plainContent } from "../localize/fill-texts.ts";
import type { ProfileContent } from "../parts/profile.ts";
import type { Plain, Text } from "../text.ts";
import { mergeDuplicates } from "./merge-duplicates.ts";

/** An entity, and where the site shows it. */
type LocalEntry<T extends EntityType = EntityType> = Extract<Entity, { type: T }> & {
  /** Path of the page that shows it. */
  page: string;
  /** Path of its own page, if it has one. */
  ownPage?: string | undefined;
  /** Title of the group or tab that contains it. */
  group: Text | undefined;
};

/** What a site says about its owner, independent of pages. */
interface LocalPortfolio {
  site: Content["site"];
  /** Only what some block shows. */
  profile: ProfileContent;
  /** The first text about the owner: the hero's, or the first prose block's. */
  summary: Text | undefined;
  /** Every visible entity once, in the order of the pages. */
  entries: LocalEntry[];
  /** Names under which the owner has published. */
  ownNames: string[];
  /** BibTeX that pages offer for download, by page path. */
  bibtex: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A portfolio in plain texts. All other outputs are derived from it. */
export type Portfolio = Plain<LocalPortfolio>;

export type Entry<T extends EntityType = EntityType> = Plain<LocalEntry<T>>;

/** Collects the portfolio from checked content as plain texts, with placeholders filled in and without hidden parts. */
export function collectPortfolio(content: Content): Portfolio {
  return gather(plainContent(content));
}

/** Like `collectPortfolio`, with Markdown and language runs kept for a page. */
export function collectLocalPortfolio(content: Content): LocalPortfolio {
  return gather(fillContent(content));
}

function gather(content: Plain<Content>): Portfolio;
function gather(content: Content): LocalPortfolio;
function gather(content: Content): LocalPortfolio {
  const pages = content.pages.filter((page) => !page.hidden);
  const shown = pages.map(({ path, blocks }) => ({ page: path, blocks: visibleBlocks(blocks) }));
  const placed = shown.flatMap(({ page, blocks }) => blocks.map((block) => ({ ...block, page })));
  const shownFooter = content.footer?.hidden ? undefined : content.footer;
  const traits: BlockTraits[] = [
    ...placed.map((block) => block.traits),
    ...(shownFooter ? [footer.traits(shownFooter)] : []),
    ...(showsProfilesInMenu(content) ? [{ profile: { links: "all" as const } }] : []),
  ];
  const entries = placed.flatMap(({ traits: { entries: own }, page, title }) =>
    (own?.entities ?? []).map((entity, index) => {
      const ownPage = own?.ownPages?.[index];
      return { ...entity, page, group: title, ...(ownPage !== undefined && { ownPage }) };
    }),
  );
  return {
    site: content.site,
    profile: showProfile(content.profile, traits, stringsIn([pages.map(({ blocks }) => blocks), shownFooter])),
    summary: traits.map(({ about }) => about).find((text) => text !== undefined),
    entries: mergeDuplicates(entries),
    ownNames: [content.profile.name, ...traits.flatMap(({ ownNames = [] }) => ownNames)],
    bibtex: new Map(
      shown.flatMap(({ page, blocks }) => {
        const all = new Set(blocks.flatMap(({ traits: { bibtex = [] } }) => bibtex));
        return all.size > 0 ? [[page, all] as const] : [];
      }),
    ),
  };
}

/** True if there is a side menu with the profile's links. */
function showsProfilesInMenu({ navigation: { menuProfiles, links } }: Content): boolean {
  return menuProfiles && (links === undefined || links.some(({ menu }) => menu));
}

export function entriesOf<T extends EntityType>(portfolio: Portfolio, type: T): Entry<T>[] {
  return portfolio.entries.filter((entry): entry is Entry<T> => entry.type === type);
}

/** Every string of a value, without hidden parts. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || isHidden(value)) return [];
  return Object.values(value).flatMap(stringsIn);
}

/**
 * Removes from the profile what no visitor can see: a number that no block shows is in no other output either.
 * @param traits of all visible blocks and the footer
 * @param texts other visible texts; a location in one of them is public
 */
function showProfile(
  profile: ProfileContent,
  traits: readonly BlockTraits[],
  texts: readonly string[],
): ProfileContent {
  const uses = traits.flatMap(({ profile: use }) => use ?? []);
  const isShown = (key: "phone" | "location" | "chat" | "photo") => uses.some((use) => use[key]);
  const pickListed = <T extends { id: string }>(key: "emails" | "links", entries: readonly T[]): T[] => {
    const listed = new Set(uses.flatMap(({ [key]: ids = [] }) => (ids === "all" ? entries.map(({ id }) => id) : ids)));
    return entries.filter(({ id }) => listed.has(id));
  };
  const { location } = profile;
  const isLocationSaid =
    location !== undefined && texts.some((text) => text.includes(location) || text.includes("{location}"));
  return {
    ...profile,
    phone: isShown("phone") ? profile.phone : undefined,
    chat: isShown("chat") ? profile.chat : undefined,
    photo: isShown("photo") ? profile.photo : undefined,
    location: isShown("location") || isLocationSaid ? location : undefined,
    emails: pickListed("emails", profile.emails),
    links: pickListed("links", profile.links),
  };
}
