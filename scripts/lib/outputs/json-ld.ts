import type { BlogPosting, CreativeWork, Graph, Person, Thing, WebPage, WebSite } from "schema-dts";
import { type OwnerFact, type OwnerFacts, webAddress } from "../../../schema/entities/define/json-ld.ts";
import { byRank, definitionOf } from "../../../schema/entities/index.ts";
import { placeholderValues } from "../../../schema/localize/placeholders.ts";
import { entriesOf, type Portfolio } from "../../../schema/portfolio/portfolio.ts";
import { readsAsOwnName } from "../../../schema/records/own-name.ts";
import { articleOf } from "../../../schema/resolve/article-of.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { groupBy } from "../../../schema/source/group-by.ts";
import { onceForEach } from "../../../schema/source/once.ts";
import { plain } from "../../../schema/text.ts";
import { fullAddress, homeOf, isHome, type Output, type SiteMaterial } from "./output.ts";

/** JSON-LD for search engines (schema.org), embedded in the pages. */
export const structuredData: Output = {
  switch: "structuredData",
  describe: (page, material) => ({ structuredData: describeGraph(page, material) }),
};

/**
 * Describes a page. Home is the owner's profile; all other pages refer to it by `@id`. Works are described on the page
 * that shows them, because search engines require structured data to be visible.
 */
function describeGraph(page: PageData, material: SiteMaterial): Graph {
  const { profile, site } = material.portfolio;
  const home = fullAddress(material, homeOf(page.shell));
  // The same in every language.
  const person = { "@id": `${fullAddress(material, `${material.base}/`)}#person` };
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${home}#website`,
    url: home,
    name: site.title,
    description: site.description,
    inLanguage: site.language,
    publisher: person,
  };
  const about = {
    "@id": page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { "@id": `${home}#website` },
  };
  const things: Thing[] = [
    isHome(page)
      ? { ...about, "@type": "ProfilePage", mainEntity: person }
      : ({ ...about, "@type": "WebPage", about: person } satisfies WebPage),
    website,
    isHome(page)
      ? describeOwner(material, person["@id"], home)
      : { "@type": "Person", ...person, name: profile.name, url: home },
    ...describeArticle(page, material, person),
    ...describeWorks(page, material, person),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

function describeArticle(page: PageData, material: SiteMaterial, author: { "@id": string }): BlogPosting[] {
  const article = articleOf(page);
  if (!article) return [];
  const { date, updated, tags, image } = article;
  return [
    {
      "@type": "BlogPosting",
      "@id": `${page.url}#post`,
      mainEntityOfPage: { "@id": page.url },
      url: page.url,
      headline: plain(article.title ?? page.name),
      description: page.description,
      datePublished: date.dateTime,
      dateModified: updated?.dateTime ?? date.dateTime,
      author,
      publisher: author,
      inLanguage: page.shell.language,
      keywords: filled(tags.map((tag) => plain(tag))),
      image: image && fullAddress(material, image.src),
    },
  ];
}

function describeWorks(page: PageData, material: SiteMaterial, owner: { "@id": string }): CreativeWork[] {
  const { portfolio, base, pathOfPicture } = material;
  const addressOf = (src: string) => {
    const path = pathOfPicture(src);
    return path === undefined ? undefined : fullAddress(material, path);
  };
  const isOwner = readsAsOwnName([portfolio.profile.name]);
  return byRank(entriesByPage(portfolio).get(page.href.slice(base.length)) ?? []).flatMap(
    (entry) => definitionOf(entry.type).jsonLd.work?.(entry, owner, addressOf, isOwner) ?? [],
  );
}

/** Entries by the path of their page, with a trailing slash. An entry with its own page is described there. */
const entriesByPage = onceForEach(({ entries }: Portfolio) =>
  groupBy(entries, ({ ownPage, page }) => (ownPage ?? page).replace(/\/?$/, "/")),
);

/** Describes the owner. Telephone and e-mail are left out, because search engines have no use for them. */
function describeOwner(material: SiteMaterial, id: string, home: string): Person {
  const { portfolio, photo } = material;
  const { profile, summary } = portfolio;
  return {
    "@type": "Person",
    "@id": id,
    name: profile.name,
    givenName: placeholderValues(profile).firstName,
    jobTitle: profile.role,
    description: summary,
    url: home,
    image: photo && fullAddress(material, photo.src),
    homeLocation: profile.location === undefined ? undefined : { "@type": "Place", name: profile.location },
    sameAs: filled(profile.links.flatMap(({ href }) => webAddress(href) ?? [])),
    ...gatherFacts(portfolio),
  };
}

function gatherFacts(portfolio: Portfolio) {
  const types = new Set(byRank(portfolio.entries).map(({ type }) => type));
  const parts = [...types].map((type) => definitionOf(type).jsonLd.owner?.(entriesOf(portfolio, type)) ?? {});
  const facts = <Name extends keyof OwnerFacts>(name: Name): OwnerFact<Name>[] | undefined =>
    filled(parts.flatMap((part) => part[name] ?? []));
  return {
    alumniOf: facts("alumniOf"),
    hasCredential: facts("hasCredential"),
    hasOccupation: facts("hasOccupation"),
    worksFor: facts("worksFor"),
    memberOf: facts("memberOf"),
    award: facts("award"),
    knowsAbout: facts("knowsAbout"),
    knowsLanguage: facts("knowsLanguage"),
  } satisfies Record<keyof OwnerFacts, unknown>;
}

/** Undefined for an empty list, so that JSON omits it. */
function filled<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}
