// @vitest-environment node
import { readFile } from "node:fs/promises";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { catalogues } from "../../schema/labels/catalogues.ts";
import { labelsOf } from "../../schema/labels/choose-labels.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { type ImageFinder, resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { SourceText } from "../../schema/source/source-text.ts";
import { renderMoved } from "../../scripts/lib/hosting/moves.ts";
import { readPublications } from "../../scripts/lib/records/read-publications.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { diskFacts } from "../support/site/disk-facts.ts";
import { wordlessContent } from "../support/site/wordless-content.ts";

const template = await readFile("index.html", "utf8");
const references = "seven.bib";
const files = { picture: "assets/one.gif", film: "assets/seven.mp4", captions: "assets/seven.vtt", references };
const bibliography = new SourceText(references, await readFile(`tests/content/records/${references}`, "utf8"));
const texts = new Map([
  [references, { status: "text", source: bibliography, held: readPublications(bibliography) } as const],
]);
const findImage: ImageFinder = () => ({ src: "/x.png", width: 9, height: 9, moving: "/x.gif" });

/** The documents of a site whose owner says next to nothing. */
function renderSite(language: string): string[] {
  const { locales, diagnostics } = checkContent(
    new JsonText("content.json", JSON.stringify(wordlessContent([language, language === "en" ? "de" : "en"], files))),
    undefined,
    texts,
  );
  const [first] = locales;
  if (!first) throw new Error(JSON.stringify(diagnostics));
  const { pages, notFound } = resolveContent(first.content, findImage, diskFacts, first.languagePaths);
  const documents = [...pages, notFound].map((page) => renderPage(page, template));
  return [...documents, ...pages.map(renderMoved)];
}

/** Every text and every attribute of a node. */
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

describe.each(Object.keys(catalogues))("a site in %s whose owner says next to nothing", (language) => {
  const parts = renderSite(language).flatMap((html) => readNode(parse(html)));
  // A short last word is kept on the line of the word before it.
  const texts = parts.flatMap((text) => [text, text.replaceAll("\u00a0", " ")]);

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

it("a site in a language without labels shows English ones, and says at each that it is English", () => {
  const english = new Set(Object.values(labelsOf("en")).map((label) => JSON.stringify(label)));
  const said = renderSite("eo")
    .flatMap((html) => readNames(parse(html)))
    .filter(({ text }) => english.has(JSON.stringify(text)));
  expect(said.filter(({ lang }) => lang !== "en")).toEqual([]);
  expect(new Set(said.map(({ text }) => text)).size).toBeGreaterThan(50);
});

/** Every text, and every name of an element that holds no text of the page, with its language. */
function readNames(node: DefaultTreeAdapterTypes.Node, around = ""): { text: string; lang: string }[] {
  if ("value" in node) return [{ text: node.value.trim(), lang: around }];
  if (!("childNodes" in node) || node.nodeName === "style" || node.nodeName === "script") return [];
  const attribute = (name: string) =>
    "attrs" in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
  const lang = attribute("lang") ?? around;
  const name = ["a", "button", "svg"].includes(node.nodeName) ? attribute("aria-label") : undefined;
  const children = node.childNodes.flatMap((child) => readNames(child, lang));
  return name === undefined ? children : [{ text: name, lang }, ...children];
}
