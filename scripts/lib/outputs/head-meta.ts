import type { HeadMeta, PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import type { Portfolio } from "../../../schema/resolve/portfolio.ts";
import { placeholderValues } from "../../../schema/resolve/text.ts";
import { isHome } from "./output.ts";

/**
 * What apps show of a shared link: Open Graph (ogp.me), which Twitter's cards take over where they have no word of
 * their own. Title, description and canonical address stand in every document already.
 */
export function describeSharing(page: PageData, { profile }: Portfolio): Partial<PageHead> {
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
