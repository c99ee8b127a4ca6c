import type { HeadMeta, PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import type { Portfolio } from "../../../schema/resolve/portfolio.ts";
import { placeholderValues } from "../../../schema/resolve/text.ts";
import type { SiteFile } from "../files/site-file.ts";
import { manifest } from "./drawn/manifest.ts";
import { socialImages } from "./drawn/social-image.ts";
import { structuredData } from "./json-ld.ts";
import { isHome, type Output, type ReadablePage, type SiteMaterial } from "./output.ts";
import { resume } from "./resume.ts";
import { sitemap } from "./sitemap.ts";
import { plainText } from "./text/plain-text.ts";
import { contactCard } from "./vcard.ts";

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

/** What apps show of a shared link: Open Graph (ogp.me), which Twitter takes over; the title stands already. */
function describeSharing(page: PageData, { profile }: Portfolio): Partial<PageHead> {
  // Open Graph's locales name a country, too: one is said only where the owner said it.
  const { language, region } = new Intl.Locale(page.shell.language);
  const meta = [
    { name: "author", content: profile.name },
    { property: "og:site_name", content: page.shell.siteTitle },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.url },
    { property: "og:locale", content: region && `${language}_${region}` },
    { property: "og:type", content: isHome(page) ? "profile" : "website" },
    { property: "profile:first_name", content: isHome(page) ? placeholderValues(profile).firstName : undefined },
    { name: "twitter:creator", content: twitterHandle(profile) },
  ];
  return { meta: meta.filter((tag): tag is HeadMeta => tag.content !== undefined) };
}

function twitterHandle({ links }: Portfolio["profile"]): string | undefined {
  const address = links.find(({ kind }) => kind === "x")?.href ?? "";
  const [, name] = /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w{1,15})\/?$/.exec(address) ?? [];
  return name && `@${name}`;
}
