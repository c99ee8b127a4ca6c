import { blocks, type SectionBlock } from "../blocks/index.ts";
import { traitsOf, visibleBlocks } from "../blocks/walk.ts";
import { type Content, landingOf, type PageContent } from "../content.ts";
import { isFileName } from "../file-types.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { labelsOf } from "../labels/choose-labels.ts";
import { directionOf } from "../language.ts";
import type { Destination, IconName, IconTree } from "../links.ts";
import { originOf } from "../links.ts";
import { fillContent } from "../localize/fill-texts.ts";
import { fillPlaceholders, namedPlaceholders } from "../localize/placeholders.ts";
import { type FocalPoint, focalPoint, portraitFocus } from "../pictures/focus.ts";
import type { ImageShape, PictureFiles, ResolvedImage, Size } from "../pictures/picture.ts";
import { plainTypesetter, type Typesetter } from "../rich-text/typesetter.ts";
import { contactCardFile, fileAddress, ownFile, ownFolder, searchFile } from "../site-files.ts";
import { addNodeIds, idOf, idsOf } from "../source/node-ids.ts";
import { plain } from "../text.ts";
import { counterAddress, describeFile, linkPath, pageHref } from "./address.ts";
import { type LanguagePaths, linkLanguages, singleLanguage } from "./alternates.ts";
import { findListed } from "./article-of.ts";
import { monogramOf } from "./monogram.ts";
import type { NavigationLink, PageData, ShellData } from "./page-data.ts";
import { createResolver, type PageState, resolveBlocks, resolveProfile, type SiteContext } from "./page-resolver.ts";
import { resolveTheme } from "./theme.ts";

/** Returns the published files of a picture by its name in the content and its shape. Their URLs start with `base`. */
export type ImageFinder = (src: string, shape: ImageShape, base: string, focus?: FocalPoint) => PictureFiles;

/** What only the file system knows, besides pictures. */
export interface DiskFacts {
  sizeOf: (file: string) => number;
  icon: (of: IconName) => IconTree;
  /** Path of a video or its captions below the site's base path. Default: the name in the content. */
  medium?: (src: string) => { path: string; size?: Size | undefined };
  /** Typesets code and formulas. Without it they are shown as written. */
  typesetter?: Typesetter;
}

/** A page whose path has changed. */
export interface Move {
  from: string;
  to: PageData;
}

/** A resolved site: every visible page, and the fallback for unknown paths. */
export interface ResolvedSite {
  /** Base path of the site, without a slash at its end: "" or "/portfolio". */
  base: string;
  pages: PageData[];
  notFound: PageData;
  /** Redirects from former paths, relative to the base path and as the owner wrote them. */
  moves: Move[];
  /** The owner's photo, if a block shows it. */
  photo: ResolvedImage | undefined;
}

/**
 * Turns checked content into complete pages: fills in placeholders, follows references, adds the base path and removes
 * hidden parts. Pure; `findImage` provides what only the file system knows.
 */
export function resolveContent(
  checked: Content,
  findImage: ImageFinder,
  { sizeOf, icon, medium: findMedium = (src) => ({ path: src }), typesetter = plainTypesetter }: DiskFacts,
  languagePaths: LanguagePaths = singleLanguage,
): ResolvedSite {
  const content = fillContent(checked);
  const { origin, base } = splitAddress(content.site.url);
  const { language, languages, notFoundTitle } = content.site;
  const labels = labelsOf(language);
  const href = (target: string) => (target.startsWith("/") ? base + pageHref(target) : target);
  const destination = (target: string): Destination => {
    if (!isFileName(target)) return { href: href(linkPath(target, content.site)) };
    const name = ownFile(target, content.site);
    return { href: `${base}/${fileAddress(name, languages)}`, file: describeFile(name, sizeOf(name), language) };
  };
  const image: SiteContext["image"] = (shown, shape) => {
    const { src, alt = "", focus: written } = shown;
    const focus = written ? focalPoint(written) : shape === "square" ? portraitFocus : undefined;
    return { alt, ...findImage(src, shape, base, focus), node: idOf(shown) };
  };
  const photo = content.profile.photo && image(content.profile.photo, "square");
  const site: SiteContext = {
    content,
    labels,
    profile: resolveProfile(content.profile, icon),
    contactCard: content.site.outputs.contactCard ? `${base}/${contactCardFile}` : undefined,
    destination,
    medium: (src) => {
      const { path, size } = findMedium(src);
      return { src: `${base}/${path}`, size };
    },
    photo,
    image,
    icon,
    texts: { values: namedPlaceholders(checked.profile), href: (target) => destination(target).href, typesetter },
  };
  const homeLink = destination(languagePaths.home).href;
  const pages = content.pages.filter((page) => !page.hidden);
  const traits = pages.map(({ blocks }) => visibleBlocks(blocks).map((block) => block.traits));
  const shell: ShellData = {
    ...resolveShell(site, base),
    ...(traits.flat().some(({ isMoving }) => isMoving) && { isMoving: true }),
    ...(languagePaths.home !== "/" && { home: href(languagePaths.home) }),
    ...(content.site.search && { search: `${base}/${ownFolder(content.site)}${searchFile}` }),
    ...(homeLink !== href(languagePaths.home) && { homeLink }),
  };

  const { analytics } = content.site;
  const showsPhoto = traits.flat().some(({ profile }) => profile?.photo);
  const resolved = pages.map((page, index): PageData => {
    const url = origin + href(page.path);
    const blocks = resolvePage(page, site, url);
    const forms = traits[index]?.flatMap(({ sendsTo }) => sendsTo ?? []) ?? [];
    const languages = linkLanguages(page.path, languagePaths, href, (path) => destination(path).href);
    const description = page.description ?? content.site.description;
    return {
      // A generated page shows one block, and has no node of its own.
      node: idOf(page) ?? blocks[0]?.node,
      href: href(page.path),
      url,
      title: pageTitle(page, content.site, languagePaths.home),
      name: plain(page.title),
      description: plain(description),
      blocks,
      error: undefined,
      shell,
      ...(languages && { languages }),
      ...(forms.length > 0 && { forms }),
      ...(analytics && { pixel: counterAddress(analytics.address, href(page.path)) }),
    };
  });
  return {
    base,
    photo: showsPhoto ? photo : undefined,
    pages: resolved,
    moves: pages.flatMap(({ movedFrom = [] }, index) => {
      const to = resolved[index];
      return to ? movedFrom.map((from) => ({ from, to })) : [];
    }),
    notFound: {
      href: `${base}/404.html`,
      url: `${origin}${base}/404.html`,
      title: pageTitle({ path: "/404", title: labels.notFound }, content.site, languagePaths.home),
      name: plain(labels.notFound),
      description: undefined,
      blocks: [],
      error: { title: notFoundTitle ?? labels.notFound, text: notFoundTitle && labels.notFound },
      shell,
    },
  };
}

/** Title for the tab and search results. The home page has the site's title; other pages prepend their own. */
function pageTitle({ path, title }: Pick<PageContent, "path" | "title">, site: Content["site"], home: string): string {
  return path === home ? plain(site.title) : `${plain(title)} · ${plain(site.title)}`;
}

/** "https://you.github.io/portfolio/" → its origin, and the base path "/portfolio". */
function splitAddress(url: string): { origin: string; base: string } {
  const origin = originOf(url);
  return { origin, base: url.slice(origin.length).replace(/(?<!\/)\/+$/, "") };
}

/** Estimated number of blocks that are visible without scrolling. */
const openingBlocks = 2;

/**
 * Resolves the blocks of a page. A page starts with its only first-level heading: that of its first block or, if it has
 * none, the page's title (WCAG 2.2, criterion 1.3.1).
 */
function resolvePage(page: PageContent, site: SiteContext, address: string): PageData["blocks"] {
  const state: PageState = { address, ids: new Map(), anchors: ownAnchors(page, site.content), awaitsPicture: true };
  const visible = page.blocks.filter((block) => !block.hidden);
  const first = visible[0];
  const hasOwnHeading = first !== undefined && traitsOf(first).heading !== undefined;
  const titled: SectionBlock = { type: "heading", hidden: false, text: page.title, ...idsOf(page) };
  const heading = hasOwnHeading ? first : titled;
  const blocks = [heading, ...(hasOwnHeading ? visible.slice(1) : visible)];
  return blocks.flatMap((block, index) => {
    state.awaitsPicture &&= index < openingBlocks;
    return resolveBlocks([block], createResolver(site, index === 0 ? 1 : 2, state));
  });
}

function resolveShell(site: SiteContext, base: string): ShellData {
  const { content, labels } = site;
  const { footer, navigation } = content;
  const { name, role } = content.profile;
  const id = idOf(content.profile, "name");
  const landing = landingOf(content);
  // The footer is the same on every page, so it can't depend on one.
  const resolver = createResolver(site, 2, {
    address: content.site.url,
    ids: new Map(),
    anchors: new Set(),
    awaitsPicture: false,
  });
  return {
    language: content.site.language,
    direction: directionOf(content.site.language),
    siteTitle: plain(content.site.title),
    base,
    theme: resolveTheme(content.theme),
    labels,
    landing: landing && {
      greeting: landing.greeting ?? fillPlaceholders(labels.greeting, namedPlaceholders(content.profile)),
      title: landing.title ?? labels.welcome,
      duration: landing.duration,
      show: landing.show,
    },
    brand: { name: addNodeIds(name, id), monogram: addNodeIds(monogramOf(name), id), role },
    navigation: {
      profiles: navigation.menuProfiles ? resolver.links(undefined) : [],
      links:
        navigation.links?.map(({ label, to, bar, menu }) => ({ label, ...site.destination(to), bar, menu })) ??
        defaultLinks(site),
      menuTitle: navigation.menuTitle ?? labels.menu,
      back: navigation.back ?? labels.back,
    },
    footer: footer && !footer.hidden ? blocks.footer.resolve(footer, resolver) : undefined,
  };
}

/** Default navigation: every page by its title. Links that don't fit on a small screen are in the menu. */
function defaultLinks({ content, destination }: SiteContext): NavigationLink[] {
  const shown = content.pages.filter(({ hidden }) => !hidden);
  const listed = findListed(shown, ({ path }) => path);
  return shown
    .filter((page) => !listed.has(page))
    .map((page, index) => ({
      label: page.title,
      ...destination(page.path),
      bar: index < 2 ? "always" : "wide",
      menu: true,
    }));
}

/** The ids from the owner on a page, including the footer's. */
function ownAnchors({ blocks }: PageContent, { footer }: Pick<Content, "footer">): Set<string> {
  return new Set([...idsIn(blocks), ...(footer?.id === undefined ? [] : [footer.id])]);
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const { id } = value;
  return [...(typeof id === "string" ? [id] : []), ...Object.values(value).flatMap(idsIn)];
}
