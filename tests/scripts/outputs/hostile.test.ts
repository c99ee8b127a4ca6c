import { XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { marked } from "marked";
import { beforeAll, describe, expect, it } from "vitest";
import { closeDirections } from "../../../schema/localize/placeholders.ts";
import { plainLongText, stripMarkup } from "../../../schema/rich-text/plain-text.ts";
import { drawPng } from "../../../scripts/lib/outputs/images/draw.ts";
import { renderFavicon } from "../../../scripts/lib/outputs/images/manifest.ts";
import { describeCard } from "../../../scripts/lib/outputs/images/social-image.ts";
import { layOutSocialImage } from "../../../scripts/lib/outputs/images/social-layout.ts";
import { listOutputFiles } from "../../../scripts/lib/outputs/outputs.ts";
import { testPages } from "../../support/hostile/expect-pages.ts";
import { longestEverywhere, renderSubject } from "../../support/hostile/render.ts";
import { hostileTexts, longTexts } from "../../support/hostile/texts.ts";
import { findResumeErrors } from "../resume/resume-schema.ts";
import { attributesOf, elementsOf, textOf } from "./site.ts";

/** The texts of every format of the subject with one text in every place. */
async function writeFormats(text: string) {
  const { content, material, rendered } = renderSubject(text);
  const { portfolio } = material;
  const outputs = { ...portfolio.site.outputs, socialImages: false };
  const quick = { ...material, portfolio: { ...portfolio, site: { ...portfolio.site, outputs } } };
  const files = new Map<string, string>();
  for (const { path, make } of listOutputFiles(quick, rendered).filter(({ path }) => !path.endsWith(".png"))) {
    const body = await make();
    if (typeof body === "string") files.set(path, body);
  }
  return { files, material, rendered, favicon: renderFavicon(content.profile.name, material.theme) };
}

/** The names and parameters of a card's lines, by another parser than ours. */
function readCard(text: string) {
  const card = new ICAL.Component(ICAL.parse(text));
  return { card, lines: card.getAllProperties().map(({ name }) => name) };
}

/** What Markdown makes: its elements, with where they lead, and its words. */
async function readMarkdown(markdown: string, gfm: boolean) {
  const elements = elementsOf(await marked.parse(markdown, { gfm }));
  const outline = elements.map((element) => {
    const { href = "", src = "" } = attributesOf(element);
    return `${element.tagName} ${href}${src}`;
  });
  return { outline, words: fold(textOf(elements[0] ?? never())) };
}

/** What a comma in a text is read as: a region, a field of study. */
const parts = new Set(["region", "countryCode", "area"]);

/** The keys of a JSON value and the types of what they hold. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  const entries = Object.entries(value).filter(([key]) => !parts.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, shapeOf(item)]));
}

const fold = (text: string) => text.replace(/\s+/g, " ").trim();

let expected: Awaited<ReturnType<typeof writeFormats>>;
let expectedOutline: string[];
beforeAll(async () => {
  expected = await writeFormats("Harmless");
  ({ outline: expectedOutline } = await readMarkdown(expected.files.get("portfolio.md") ?? "", false));
});

describe.each(
  [...hostileTexts, ...longTexts.map((text) => text.slice(0, longestEverywhere))].map((text) => ({
    name: text.slice(0, 60),
    text,
  })),
)("with $name in every text", ({ text }) => {
  const shown = closeDirections(text);
  const hasForm = stripMarkup(text) !== text || plainLongText(text) !== text || /[\r\n]/.test(text);
  let formats: typeof expected;
  beforeAll(async () => {
    formats = await writeFormats(text);
  });
  const read = (path: string) => [formats, expected].map(({ files }) => files.get(path) ?? "") as [string, string];

  testPages(text, hasForm, () => ({ rendered: formats.rendered, usual: expected.rendered }));

  it("the contact card has its own lines and no others, and gives the text back", () => {
    const [text, usual] = read("contact.vcf");
    expect(text.match(/^BEGIN:VCARD/gim)).toHaveLength(1);
    expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const { card, lines } = readCard(text);
    expect(lines).toEqual(readCard(usual).lines);
    expect(card.getFirstPropertyValue("fn")).toBe(shown.replace(/\r\n?/g, "\n"));
  });

  it("the Markdown has the elements and links of harmless texts, and says the text", async () => {
    const [markdown] = read("portfolio.md");
    const { outline, words } = await readMarkdown(markdown, false);
    // A text with form has elements of its own, but for its links.
    if (!hasForm) expect(outline).toEqual(expectedOutline);
    expect(outline.join("\n")).not.toMatch(/javascript:|data:|elsewhere/);
    const links = (await readMarkdown(markdown, true)).outline.filter((element) => element.startsWith("a "));
    // GitHub's Markdown makes a link of every bare address: it is one that can be seen.
    expect(links.filter((link) => !/^a (?:https?:|mailto:|tel:)/.test(link))).toEqual([]);
    expect(words).toContain(fold(shown));
  });

  it("the plain text has as many lines as with harmless texts", () => {
    const [plain, usual] = read("portfolio.txt");
    if (!hasForm) expect(plain.split("\n").length).toBe(usual.split("\n").length);
    expect(plain).toContain(fold(shown));
  });

  it("the résumé and the manifest have the keys of harmless texts, by their schema, and give the text back", () => {
    for (const path of ["resume.json", "manifest.webmanifest"]) {
      const [value, usual] = read(path).map((json): Record<string, unknown> => JSON.parse(json));
      expect(shapeOf(value)).toEqual(shapeOf(usual));
      expect(JSON.stringify(value)).toContain(JSON.stringify(shown));
    }
    expect(findResumeErrors(JSON.parse(read("resume.json")[0]))).toEqual([]);
  });

  it("the sitemap, the rules for robots and the icon are the same, or as sound", () => {
    for (const path of ["sitemap.xml", "robots.txt"]) expect(read(path)[0]).toBe(read(path)[1]);
    expect(XMLValidator.validate(read("sitemap.xml")[0])).toBe(true);
    expect(XMLValidator.validate(formats.favicon)).toBe(true);
    expect(elementsOf(formats.favicon).map(({ tagName }) => tagName)).toEqual(
      elementsOf(expected.favicon).map(({ tagName }) => tagName),
    );
  });

  // Each takes a tenth of a second: the longest, and some of the others.
  if (text.length > 500 || text.length % 4 === 0) {
    it("the picture for those who share the link is drawn", async () => {
      const [page = never()] = formats.material.pages;
      const { material } = formats;
      const png = await drawPng(await layOutSocialImage(describeCard(page, material), material.fonts, undefined));
      expect(png.subarray(1, 4).toString()).toBe("PNG");
    });
  }
});

function never(): never {
  throw new Error("There is no element");
}
