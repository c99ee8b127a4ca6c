import type { HeadMeta, PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import type { Portfolio } from "../../../schema/resolve/portfolio.ts";
import { placeholderValues } from "../../../schema/resolve/text.ts";
import type { SiteFile } from "../files/site-file.ts";
import { socialImages } from "./drawn/social-image.ts";
import { structuredData } from "./json-ld.ts";
import { manifest } from "./manifest.ts";
import { isHome, type Output, type ReadablePage, type SiteMaterial } from "./output.ts";
import { resume } from "./resume.ts";
import { sitemap } from "./sitemap.ts";
import { plainText } from "./text/plain-text.ts";
import { contactCard } from "./vcard/vcard.ts";

/** Every format that a site has beside its pages; those that draw pictures last. */
const outputs: readonly Output[] = [structuredData, sitemap, resume, contactCard, plainText, manifest, socialImages];

function chosenOutputs({ portfolio }: SiteMaterial): Output[] {
  return outputs.filter((output) => portfolio.site.outputs[output.switch]);
}

/** What a page's head says to programs, with every format that the owner has not switched off. */
export function describePage(page: PageData, material: SiteMaterial): PageHead {
  const parts = [
    describeSharing(page, material.portfolio),
    ...chosenOutputs(material).map((output) => output.describe?.(page, material) ?? {}),
  ];
  return {
    meta: parts.flatMap(({ meta }) => meta ?? []),
    links: parts.flatMap(({ links }) => links ?? []),
    structuredData: parts.find((part) => part.structuredData)?.structuredData,
  };
}

/** The files of every format that the owner has not switched off. */
export function listOutputFiles(material: SiteMaterial, pages: readonly ReadablePage[]): SiteFile[] {
  return chosenOutputs(material).flatMap((output) => output.files?.(material, pages) ?? []);
}

/**
 * What apps show of a shared link: Open Graph (ogp.me), which Twitter's cards take over where they have no word of
 * their own. Title, description and canonical address stand in every document already.
 */
function describeSharing(page: PageData, { profile }: Portfolio): Partial<PageHead> {
  const { language, siteTitle } = page.shell;
  const locale = openGraphLocale(language);
  const handle = twitterHandle(profile.links);
  const meta: (HeadMeta | undefined)[] = [
    { name: "author", content: profile.name },
    { property: "og:site_name", content: siteTitle },
    { property: "og:title", content: page.title },
    page.description === undefined ? undefined : { property: "og:description", content: page.description },
    { property: "og:url", content: page.url },
    locale === undefined ? undefined : { property: "og:locale", content: locale },
    ...(isHome(page) ? describePerson(profile) : [{ property: "og:type", content: "website" }]),
    handle === undefined ? undefined : { name: "twitter:creator", content: handle },
  ];
  return { meta: meta.filter((tag) => tag !== undefined) };
}

function describePerson(profile: Portfolio["profile"]): HeadMeta[] {
  const { firstName } = placeholderValues(profile);
  return [
    { property: "og:type", content: "profile" },
    ...(firstName === undefined ? [] : [{ property: "profile:first_name", content: firstName }]),
  ];
}

/** Open Graph's locales name a country, too: one is said only where the owner said it. */
function openGraphLocale(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag);
  return region === undefined ? undefined : `${language}_${region}`;
}

function twitterHandle(links: Portfolio["profile"]["links"]): string | undefined {
  const address = links.find(({ kind }) => kind === "x")?.href;
  return address && /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w{1,15})\/?$/.exec(address)?.[1]?.replace(/^/, "@");
}
