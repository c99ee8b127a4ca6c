import type { Holdings } from "../blocks/define/define-block.ts";
import { footer } from "../blocks/footer.ts";
import { visibleBlocks } from "../blocks/walk.ts";
import type { Content } from "../content.ts";
import type { Entity, EntityType } from "../entities/index.ts";
import { isHidden } from "../json-schema/schema-parts.ts";
import { fillContent, plainContent } from "../localize/fill-texts.ts";
import type { ProfileContent } from "../parts/profile.ts";
import type { Plain, Text } from "../text.ts";
import { tellOnce } from "./told-twice.ts";

/** An entity, with the titles under which the site shows it. */
type LocalEntry<T extends EntityType = EntityType> = Extract<Entity, { type: T }> & {
  /** The page that shows it. */
  page: string;
  /** The page that says all of it, where it has one of its own. */
  ownPage?: string | undefined;
  /** The title of the group or tab that it stands in, where there is one. */
  group: Text | undefined;
};

/** What a site says of a person, without the pages. */
interface LocalPortfolio {
  site: Content["site"];
  /** With only what some block shows of it. */
  profile: ProfileContent;
  /** The first text about the person: the hero's, or the first prose's. */
  summary: Text | undefined;
  /** Every entity that a visitor can see, in the order of the pages, each once. */
  entries: LocalEntry[];
  /** The publications that pages offer as BibTeX, by the paths of the pages. */
  bibtex: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The same in plain texts: what every other format is derived from. */
export type Portfolio = Plain<LocalPortfolio>;

export type Entry<T extends EntityType = EntityType> = Plain<LocalEntry<T>>;

/**
 * Gathers what checked content says, in one place: placeholders filled in, what is hidden left out, texts without their
 * marks and languages.
 */
export function collectPortfolio(content: Content): Portfolio {
  return gather(plainContent(content));
}

/** The same with texts as they are written, for a page. */
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
  const holdings: Holdings[] = [
    ...placed.map((block) => block.holdings),
    ...(shownFooter ? [footer.holds(shownFooter)] : []),
    ...(showsProfilesInMenu(content) ? [{ profile: { links: "all" as const } }] : []),
  ];
  const entries = placed.flatMap(({ holdings: { entries: own }, page, title }) =>
    (own?.entities ?? []).map((entity, index) => {
      const ownPage = own?.ownPages?.[index];
      return { ...entity, page, group: title, ...(ownPage !== undefined && { ownPage }) };
    }),
  );
  return {
    site: content.site,
    profile: showProfile(content.profile, holdings, stringsIn([pages.map(({ blocks }) => blocks), shownFooter])),
    summary: holdings.map(({ about }) => about).find((text) => text !== undefined),
    entries: tellOnce(entries),
    bibtex: new Map(
      shown.flatMap(({ page, blocks }) => {
        const all = new Set(blocks.flatMap(({ holdings: { bibtex = [] } }) => bibtex));
        return all.size > 0 ? [[page, all] as const] : [];
      }),
    ),
  };
}

/** Whether there is a side menu, and the profile's links stand in it. */
function showsProfilesInMenu({ navigation: { menuProfiles, links } }: Content): boolean {
  return menuProfiles && (links === undefined || links.some(({ menu }) => menu));
}

/** The entries of one type. */
export function entriesOf<T extends EntityType>(portfolio: Portfolio, type: T): Entry<T>[] {
  return portfolio.entries.filter((entry): entry is Entry<T> => entry.type === type);
}

/** Every string of a value, but for what is hidden. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || isHidden(value)) return [];
  return Object.values(value).flatMap(stringsIn);
}

/**
 * The profile with only what a visitor can see of it: a number that no block shows is in no other format, either.
 * @param holdings those of all visible blocks and of the footer
 * @param texts what else can be read; a location that is said there is no secret
 */
function showProfile(profile: ProfileContent, holdings: readonly Holdings[], texts: readonly string[]): ProfileContent {
  const uses = holdings.flatMap(({ profile: use }) => use ?? []);
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
