import type { CreativeWork, Graph, Thing, WebPage, WebSite } from "schema-dts";
import { byRank, definitionOf } from "../../../../schema/entities/index.ts";
import type { PageData } from "../../../../schema/resolve/page-data.ts";
import { fullAddress, isHome, type Output, type SiteMaterial } from "../output.ts";
import { describeOwner } from "./describe-owner.ts";

/** JSON-LD for search engines (schema.org). It stands in the pages and has no file of its own. */
export const structuredData: Output = {
  switch: "structuredData",
  describe: (page, material) => ({ structuredData: describeGraph(page, material) }),
};

/**
 * What a page is about. Home is the owner's profile; the others say whose they are, by the same `@id`. Works are told
 * on the page that shows them: search engines ask that what is said for them can be seen there.
 */
function describeGraph(page: PageData, material: SiteMaterial): Graph {
  const { profile, site } = material.portfolio;
  const home = fullAddress(material, `${material.base}/`);
  const person = { "@id": `${home}#person` };
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
  const works = describeWorks(page, material, person);
  const things: Thing[] = isHome(page)
    ? [
        { ...about, "@type": "ProfilePage", mainEntity: person },
        website,
        describeOwner(material, person["@id"], home),
        ...works,
      ]
    : [
        { ...about, "@type": "WebPage", about: person } satisfies WebPage,
        website,
        { "@type": "Person", ...person, name: profile.name, url: home },
        ...works,
      ];
  return { "@context": "https://schema.org", "@graph": things };
}

/** What a page shows of the owner's works. */
function describeWorks(page: PageData, { portfolio, base }: SiteMaterial, owner: { "@id": string }): CreativeWork[] {
  const shown = portfolio.entries.filter((entry) => page.href === `${base}${entry.page === "/" ? "" : entry.page}/`);
  return byRank(shown).flatMap((entry) => definitionOf(entry.type).jsonLd.work?.(entry, owner) ?? []);
}
