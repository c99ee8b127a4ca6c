import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { buildTestSite } from "../../support/build-test-site.ts";
import { attributesOf, elementsOf, readHead } from "../outputs/site.ts";

const content = JSON.parse(await readFile(join(import.meta.dirname, "../../content/languages/content.json"), "utf8"));
const address = "https://lena.dev/work/";

/** Each page and the languages that have it, by hand. */
const pages: Partial<Record<"en" | "de" | "ar", string>>[] = [
  { en: "", de: "de/", ar: "ar/" },
  { en: "about/", de: "de/ueber-mich/", ar: "ar/about/" },
  { en: "notes/" },
];
const locales = new Map([
  ["en", "en_US"],
  ["de", "de_DE"],
  ["ar", "ar_EG"],
]);

let place: string;
let site: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "languages-agree-"));
  site = await buildTestSite(place, content);
});
afterAll(() => rm(place, { recursive: true }));

const sitemapShape = z.object({
  urlset: z.object({
    url: z.array(
      z.object({
        loc: z.string(),
        "xhtml:link": z.array(z.object({ "@_hreflang": z.string(), "@_href": z.string() })).default([]),
      }),
    ),
  }),
});

/** The languages of each address in the sitemap. */
async function readSitemap() {
  const isArray = (name: string) => name === "xhtml:link";
  const parser = new XMLParser({ ignoreAttributes: false, isArray });
  const { urlset } = sitemapShape.parse(parser.parse(await readFile(join(site, "sitemap.xml"), "utf8")));
  return new Map(
    urlset.url.map((entry) => [entry.loc, entry["xhtml:link"].map((link) => [link["@_hreflang"], link["@_href"]])]),
  );
}

const graphShape = z.object({
  "@graph": z.array(z.object({ url: z.string().optional(), inLanguage: z.string().optional() })),
});

/** A page's statements about its language and its alternates, by who reads them. */
async function readFacts(path: string) {
  const html = await readFile(join(site, path, "index.html"), "utf8");
  const head = readHead(html);
  const graph = graphShape.parse(head.graphs[0])["@graph"].filter(({ inLanguage }) => inLanguage !== undefined);
  const alternates = head.links("alternate").filter(({ hreflang }) => hreflang !== undefined);
  const switcher = elementsOf(html)
    .filter(({ tagName }) => tagName === "a")
    .map(attributesOf)
    .filter(({ hreflang }) => hreflang !== undefined);
  return {
    lang: head.language,
    canonical: head.links("canonical").map(({ href }) => href),
    shared: head.meta("og:url"),
    locale: head.meta("og:locale"),
    otherLocales: head.meta("og:locale:alternate"),
    graph: graph.map(({ inLanguage }) => inLanguage),
    pageInGraph: graph[0]?.url,
    hreflang: alternates.map(({ hreflang, href }) => [hreflang, href]),
    // In the bar and under the page.
    switcher: new Map(switcher.map(({ hreflang, lang, href }) => [hreflang, [lang, href]])),
  };
}

it("pages, links, search engines and apps get the same languages of every page, and none that is missing", async () => {
  const sitemap = await readSitemap();
  const listed = pages.flatMap((page) => Object.values(page).map((path) => address + path));
  expect([...sitemap.keys()].toSorted()).toEqual(listed.toSorted());
  for (const page of pages) {
    const all = Object.entries(page).map(([language, path]) => [language, address + path] as const);
    const isAlone = all.length === 1;
    for (const [language, own] of all) {
      const others = all.filter(([other]) => other !== language);
      expect(await readFacts(own.slice(address.length))).toEqual({
        lang: language,
        canonical: [own],
        shared: [own],
        locale: [locales.get(language)],
        otherLocales: others.map(([other]) => locales.get(other)),
        graph: [language, language],
        pageInGraph: own,
        hreflang: isAlone ? [] : [...all, ["x-default", address + page.en]],
        switcher: new Map(others.map(([other, href]) => [other, [other, new URL(href).pathname]])),
      });
      expect(sitemap.get(own)).toEqual(isAlone ? [] : all);
    }
  }
});
