// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { resolveContent } from "../../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { renderPage } from "../../../src/entry-server.tsx";
import { diskFacts } from "../../support/site/disk-facts.ts";
import { documentWith } from "../../support/validators.ts";

const template = await readFile("index.html", "utf8");

interface Block {
  type: string;
  [key: string]: unknown;
}

/** The drawings that stand for pictures on a page of one block, each as HTML. */
function coversOf(block: Block): string[] {
  const covers = show(block).matchAll(/<div aria-hidden="true"[^>]*style="[^"]*"[^>]*>(<svg.*?<\/svg>)/gs);
  return [...covers].map(([, drawing = ""]) => drawing);
}

const sharesOf = (block: Block) => show(block).match(/--share:\d+%/g) ?? [];

/** The HTML of a page of one block. */
function show(block: Block): string {
  const document = Object.assign({ landing: { hidden: true } }, documentWith(block));
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  const pages = content ? resolveContent(content, () => ({ src: "/x.png", width: 9, height: 6 }), diskFacts).pages : [];
  const [page] = pages;
  if (!page) throw new Error(JSON.stringify(diagnostics));
  return renderPage(page, template);
}

const project = (title: string, more: object = {}) => ({ type: "project", title, ...more });

it("a project without a picture has a drawing, the same for the same title in the same place, on whatever page", () => {
  const [charger, lamp] = coversOf({ type: "card-grid", cards: [project("Charger"), project("Lamp")] });
  expect(charger).toMatch(/<path/);
  expect(lamp).not.toBe(charger);
  expect(coversOf({ type: "card-grid", columns: 1, cards: [project("Charger", { description: "65 W." })] })).toEqual([
    charger,
  ]);
});

it("no two drawings side by side or one below the other have one tint", () => {
  const shares = sharesOf({ type: "card-grid", cards: ["A", "B", "C", "D", "E", "F"].map((title) => project(title)) });
  expect(shares).toHaveLength(6);
  for (const apart of [1, 2, 3, 4])
    expect(shares.filter((share, index) => share === shares[index + apart])).toEqual([]);
});

it("neither has one with a picture, nor what is no project, nor any where covers are not wanted", () => {
  const image = { src: "assets/photo.png", alt: "The charger" };
  expect(coversOf({ type: "card-grid", cards: [project("Charger", { image })] })).toEqual([]);
  expect(coversOf({ type: "card-grid", cards: [{ type: "achievement", title: "Charger" }] })).toEqual([]);
  expect(coversOf({ type: "card-grid", covers: false, cards: [project("Charger")] })).toEqual([]);
  expect(coversOf({ type: "accordion-group", items: [project("Charger")] })).toEqual([]);
});

it("a video elsewhere has one behind its button, until it has a picture of its own", () => {
  const video = { type: "video", title: "A lap", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" };
  expect(coversOf(video)).toHaveLength(1);
  expect(coversOf({ ...video, poster: { src: "assets/photo.png", alt: "A lap" } })).toEqual([]);
});
