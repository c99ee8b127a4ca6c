import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { formatSitemap } from "../../../scripts/lib/outputs/sitemap.ts";
import { address, addressOf, buildDraft, pagesOf } from "./site.ts";

const read = (xml: string): { urlset: { "@_xmlns": string; url: { loc: string }[] } } =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "url" }).parse(xml);

it("the sitemap lists every page that can be seen and no other, and robots.txt names it", async () => {
  const site = await buildDraft((draft) => {
    draft.pages.push({ path: "/secret", title: "Secret", hidden: true, blocks: [{ type: "heading", text: "Secret" }] });
  });
  const xml = await site.read("sitemap.xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = read(xml);
  expect(urlset["@_xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const listed = urlset.url.map(({ loc }) => loc);
  expect(listed.toSorted()).toEqual(pagesOf(site).map(addressOf).toSorted());
  expect(xml).not.toContain("secret");
  const robots = await site.read("robots.txt");
  expect(robots).toMatch(new RegExp(`^Sitemap: ${address}sitemap.xml$`, "m"));
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow:/im);
});

it("an address with signs of XML stays one", () => {
  const xml = formatSitemap([{ url: "https://asha.example/a'b&c/", href: "/a'b&c/" }]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(new XMLParser({ htmlEntities: true }).parse(xml).urlset.url.loc).toBe("https://asha.example/a'b&c/");
});

it("an address in letters of other scripts is written as a URL", () => {
  const xml = formatSitemap([{ url: "https://आशा.example/पृष्ठ/", href: "/पृष्ठ/" }]);
  expect(read(xml).urlset.url.map(({ loc }) => loc)).toEqual([
    "https://xn--m1b0hya.example/%E0%A4%AA%E0%A5%83%E0%A4%B7%E0%A5%8D%E0%A4%A0/",
  ]);
});
