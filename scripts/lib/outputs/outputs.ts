import { placeholderValues } from "../../../schema/localize/placeholders.ts";
import type { Portfolio } from "../../../schema/portfolio/portfolio.ts";
import { articleOf } from "../../../schema/resolve/article-of.ts";
import type { HeadMeta, PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import { plain } from "../../../schema/text.ts";
import type { SiteFile } from "../files/site-file.ts";
import { bibtex } from "./bibtex.ts";
import { citation } from "./citation.ts";
import { feeds } from "./feeds/feeds.ts";
import { manifest } from "./images/manifest.ts";
import { socialImages } from "./images/social-image.ts";
import { structuredData } from "./json-ld.ts";
import { markdownPages } from "./markdown-pages.ts";
import { alternatesOf, isHome, type Output, type ReadablePage, type SiteMaterial } from "./output.ts";
import { plainText } from "./plain-text.ts";
import { resume } from "./resume.ts";
import { search } from "./search.ts";
import { sitemap } from "./sitemap.ts";
import { contactCard } from "./vcard.ts";

/** All outputs besides the pages. Those that render images come last. */
const outputs: readonly Output[] = [
  structuredData,
  citation,
  bibtex,
  sitemap,
  feeds,
  resume,
  contactCard,
  markdownPages,
  plainText,
  search,
  manifest,
  socialImages,
];

function chosenOutputs({ portfolio }: SiteMaterial): Output[] {
  const { search: isSearched, outputs: chosen } = portfolio.site;
  return outputs.filter((output) => ({ ...chosen, search: isSearched })[output.switch]);
}

/** Collects a page's head data from all enabled outputs. */
export function describePage(page: PageData, material: SiteMaterial): PageHead {
  const parts = [
    describeSharing(page, material.portfolio),
    describeLanguages(page),
    ...chosenOutputs(material).map((output) => output.describe?.(page, material) ?? {}),
  ];
  return {
    meta: parts.flatMap(({ meta }) => meta ?? []),
    links: parts.flatMap(({ links }) => links ?? []),
    structuredData: parts.find((part) => part.structuredData)?.structuredData,
  };
}

export function listOutputFiles(material: SiteMaterial, pages: readonly ReadablePage[]): SiteFile[] {
  const outputs = chosenOutputs(material).filter(({ isShared }) => !isShared || material.folder === "");
  return outputs.flatMap((output) => output.files?.(material, pages) ?? []);
}

/**
 * Links a page's versions in all of its languages, its own included. Visitors who speak none of them get the first
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function describeLanguages(page: PageData): Partial<PageHead> {
  const links = alternatesOf(page);
  const [first] = links;
  const all = first ? [...links, { hreflang: "x-default", href: first.href }] : [];
  return { links: all.map((link) => ({ rel: "alternate", ...link })) };
}

/** Metadata for shared links: Open Graph (ogp.me), which Twitter also reads. The page's title is set elsewhere. */
function describeSharing(page: PageData, { profile }: Portfolio): Partial<PageHead> {
  const { language } = page.shell;
  const article = articleOf(page);
  const others = (page.languages ?? []).filter((other) => other.language !== language);
  const meta = [
    { name: "author", content: profile.name },
    { property: "og:site_name", content: page.shell.siteTitle },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.url },
    { property: "og:locale", content: nameLocale(language) },
    ...others.map((other) => ({ property: "og:locale:alternate", content: nameLocale(other.language) })),
    { property: "og:type", content: isHome(page) ? "profile" : article ? "article" : "website" },
    { property: "article:published_time", content: article?.date.dateTime },
    { property: "article:modified_time", content: article?.updated?.dateTime },
    ...(article?.tags ?? []).map((tag) => ({ property: "article:tag", content: plain(tag) })),
    { property: "profile:first_name", content: isHome(page) ? placeholderValues(profile).firstName : undefined },
    { name: "twitter:creator", content: twitterHandle(profile) },
  ];
  return { meta: meta.filter((tag): tag is HeadMeta => tag.content !== undefined) };
}

/**
 * Formats a language as Open Graph does, with a country: its own, or that of most speakers. Without a locale, apps
 * assume American English (https://ogp.me/#optional).
 */
function nameLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

function twitterHandle({ links }: Portfolio["profile"]): string | undefined {
  const address = links.find(({ kind }) => kind === "x")?.href ?? "";
  const [, name] = /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w{1,15})\/?$/.exec(address) ?? [];
  return name && `@${name}`;
}
