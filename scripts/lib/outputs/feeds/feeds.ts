import type { Block } from "../../../../schema/blocks/index.ts";
import { articleOf } from "../../../../schema/resolve/article-of.ts";
import type { PageData } from "../../../../schema/resolve/page-data.ts";
import { onceForEach } from "../../../../schema/source/once.ts";
import { plain } from "../../../../schema/text.ts";
import { coverContacts, holdsContact, isContactLink } from "../../html/contacts.ts";
import { fullAddress, homeOf, type Output, type SiteMaterial } from "../output.ts";
import type { Feed, FeedEntry } from "./feed.ts";
import { formatAtom } from "./format-atom.ts";
import { formatRss } from "./format-rss.ts";
import { writeHtml } from "./write-html.ts";

const rssFile = "rss.xml";
const atomFile = "atom.xml";

/** All listed posts as RSS and Atom. */
export const feeds: Output = {
  switch: "feeds",
  describe: ({ shell }, material) => {
    if (!hasPosts(material)) return {};
    const { title } = material.portfolio.site;
    return {
      links: [
        { rel: "alternate", type: "application/rss+xml", title, href: homeOf(shell) + rssFile },
        { rel: "alternate", type: "application/atom+xml", title, href: homeOf(shell) + atomFile },
      ],
    };
  },
  files: (material) => {
    if (!hasPosts(material)) return [];
    const { folder } = material;
    return [
      { path: folder + rssFile, make: () => formatRss(makeFeed(material), rssFile) },
      { path: folder + atomFile, make: () => formatAtom(makeFeed(material), atomFile) },
    ];
  },
};

/** Cached, because it is called for every page. */
const hasPosts = onceForEach(({ pages }: SiteMaterial) => pages.some((page) => articleOf(page)?.list !== undefined));

function makeFeed(material: SiteMaterial): Feed {
  const { portfolio, base, folder, pages } = material;
  const { site, profile } = portfolio;
  const entries = pages.flatMap((page) => {
    const article = articleOf(page);
    return article?.list ? [makeEntry(page, article, material)] : [];
  });
  entries.sort((one, other) => (one.published < other.published ? 1 : one.published > other.published ? -1 : 0));
  const changes = entries.map(({ updated }) => updated).toSorted();
  return {
    title: site.title,
    description: site.description ?? site.title,
    language: site.language,
    author: profile.name,
    home: fullAddress(material, `${base}/${folder}`),
    addressOf: (file) => fullAddress(material, `${base}/${folder}${file}`),
    updated: changes.at(-1) ?? "1970-01-01T00:00:00Z",
    entries,
  };
}

function makeEntry(page: PageData, article: Block<"article">, material: SiteMaterial): FeedEntry {
  const { date, updated, tags, text, image } = article;
  const published = momentOf(date.dateTime);
  const origin = fullAddress(material, "");
  // Masked contacts are hidden from crawlers, so the feed omits them.
  const mask = (words: string) => coverContacts(words, material.contacts);
  const resolve = (href: string) => {
    if (material.contacts.length > 0 && (isContactLink(href) || holdsContact(href, material.contacts)))
      return undefined;
    return href.startsWith("#") ? page.url + href : href.startsWith("/") ? origin + href : href;
  };
  return {
    title: mask(plain(article.title ?? page.name)),
    address: page.url,
    summary: page.description && mask(page.description),
    html: () => writeHtml(text, image, { mask, resolve }),
    published,
    updated: updated ? momentOf(updated.dateTime) : published,
    tags: tags.map((tag) => plain(tag)),
  };
}

/** The start of a year, month or day. */
function momentOf(date: string): string {
  const [year = "", month = "01", day = "01"] = date.split("-");
  return `${year}-${month}-${day}T00:00:00Z`;
}
