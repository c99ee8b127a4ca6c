// @vitest-environment node
import { readFile } from "node:fs/promises";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../schema/check/check.ts";
import { labelsOf } from "../../schema/labels/choose-labels.ts";
import { type ImageFinder, resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { renderMoved } from "../../src/document/moved.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { diskFacts } from "../support/site/disk-facts.ts";

const template = await readFile("index.html", "utf8");
const image = { src: "assets/one.gif", alt: "7" };
const levels = [1, 2, 3, 4, 5];

/** Content whose owner says as little in words as can be: what else is read on its pages, nobody but us has written. */
const blocks = [
  { type: "hero", typed: { phrases: ["7", "8"] } },
  {
    type: "card-grid",
    filter: true,
    cards: [
      { type: "project", title: "7", link: "https://one.example/", tags: ["1", "2"], image },
      { type: "project", title: "8", tags: ["2"], body: "7" },
      { type: "experience", position: "7", organization: "7", start: "2024-06" },
      { type: "education", degree: "7", major: "7", minor: "7", passOut: 2025 },
      ...levels.map((level) => ({ type: "skill", title: `${level}`, level })),
    ],
  },
  { type: "prose", title: "7", body: "```\n7\n```\n\n| | |\n|-|-|\n| 7 | 7 |\n\n$$7$$" },
  { type: "video", title: "7", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" },
  { type: "video", title: "7", src: "assets/seven.mp4", captions: "assets/seven.vtt" },
  { type: "gallery", images: [image, image] },
  {
    type: "form",
    action: "https://formspree.io/f/abcdefgh",
    fields: [{ name: "seven", label: "7", required: true }],
    privacy: "7",
  },
  { type: "contact" },
];

const contentIn = (language: string) => ({
  version: 1,
  site: { title: "7", url: "https://example.com/", languages: [language, "nl"] },
  profile: {
    name: "Asha Rao",
    role: "7",
    phone: "+91 98765 43210",
    location: "7",
    emails: [{ id: "seven", label: "7", address: "asha@example.com" }],
    links: [],
  },
  pages: [{ path: "/", title: "7", movedFrom: ["/seven"], blocks }],
  footer: { type: "footer" },
});

const findImage: ImageFinder = () => ({ src: "/x.png", width: 9, height: 9, moving: "/x.gif" });

/** Every text and every attribute of the pages of a site. */
function readSite(language: string): string[] {
  const { editions, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(contentIn(language))));
  const [edition] = editions;
  if (!edition) throw new Error(JSON.stringify(diagnostics));
  const { pages, notFound } = resolveContent(edition.marked, findImage, diskFacts, edition.standing);
  const documents = [...pages, notFound].map((page) => renderPage(page, template));
  return [...documents, ...pages.map(renderMoved)].flatMap((html) => readNode(parse(html)));
}

function readNode(node: DefaultTreeAdapterTypes.Node): string[] {
  if ("value" in node) return [node.value];
  if (node.nodeName === "style" || node.nodeName === "script") return [];
  const own = "attrs" in node ? node.attrs.map(({ value }) => value) : [];
  return "childNodes" in node ? [...own, ...node.childNodes.flatMap(readNode)] : own;
}

/** Every word of ours in a language; what is filled in may be anything. */
function patternsOf(value: unknown): RegExp[] {
  if (typeof value !== "string") return Object.values(value ?? {}).flatMap(patternsOf);
  return [new RegExp(value.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".{1,40}"))];
}

describe.each(["en", "de", "ar", "ja"])("a site in %s whose owner says next to nothing", (language) => {
  const texts = readSite(language);

  it("says every word of ours in its own language", () => {
    // Owners name each address of theirs: ours is what an import calls it.
    const unsaid = patternsOf({ ...labelsOf(language), email: [] }).filter(
      (pattern) => !texts.some((text) => pattern.test(text)),
    );
    expect(unsaid.map(String)).toEqual([]);
  });

  it.runIf(language !== "en")("says none in English", () => {
    const english = patternsOf(labelsOf("en")).filter(({ source }) => /[a-z] [a-z]/.test(source));
    expect(english.length).toBeGreaterThan(20);
    expect(english.filter((pattern) => texts.some((text) => pattern.test(text))).map(String)).toEqual([]);
  });
});
