import { beforeAll, describe, expect, it } from "vitest";
import { attributesOf, buildDraft, elementsOf } from "../outputs/site.ts";

const few = 60;
const many = 1_000;
const pages = new Map<number, string>();

/** The document of a page with so many expandable achievements, as an owner's build makes it. */
async function buildPage(count: number): Promise<string> {
  const items = Array.from({ length: count }, (_, index) => ({
    type: "achievement",
    title: `Achievement ${index}`,
    description: "What it does.",
    details: { label: "More", paragraphs: ["How it came about."] },
  }));
  const site = await buildDraft((draft) => {
    draft.site["outputs"] = { socialImages: false, manifest: false };
    const page = draft.pages.find(({ path }) => path === "/project");
    if (page)
      page.blocks = [
        { type: "heading", text: "PROJECTS" },
        { type: "accordion-group", title: "All", items },
      ];
  });
  return site.read("project/index.html");
}

beforeAll(async () => {
  for (const count of [few, many]) pages.set(count, await buildPage(count));
});

const read = (count: number) => pages.get(count) ?? "";
const sheetOf = (count: number) => read(count).match(/<style data-emotion[^>]*>([^<]*)<\/style>/)?.[1] ?? "";

describe("a page of a thousand expandable items", () => {
  it("lets the browser leave out all parts but the first until they are in sight, and knows their size before", () => {
    const [rule = ""] = sheetOf(many).match(/\.css-[\w-]+:not\(:first-child\)\{[^}]*\}/) ?? [];
    expect(rule).toContain("content-visibility:auto");
    expect(rule).toMatch(/contain-intrinsic-block-size:auto calc\(var\(--items\)/);
    const name = /css-[\w-]+/.exec(rule)?.[0] ?? "";
    const items = elementsOf(read(many)).filter(({ tagName }) => tagName === "details");
    expect(items).toHaveLength(many);
    const parts = [...new Set(items.map(({ parentNode }) => parentNode))].filter((part) => part && "attrs" in part);
    expect(parts.length).toBeGreaterThan(15);
    let told = 0;
    for (const part of parts) {
      if (!part || !("attrs" in part)) continue;
      const { class: names, style } = attributesOf(part);
      expect(names?.split(" ")).toContain(name);
      told += Number(/--items:\s*([0-9]+)/.exec(style ?? "")?.[1]);
    }
    expect(told).toBe(many);
  });

  it("has the style sheet of a page of sixty, and each item by the same rules", () => {
    expect(sheetOf(few).length).toBeGreaterThan(1_000);
    expect(sheetOf(many)).toBe(sheetOf(few));
    expect(read(many).match(/<style/g)?.length).toBe(read(few).match(/<style/g)?.length);
  });

  it("asks for no script that a page of sixty does without: its items are the browser's own", () => {
    const scriptsOf = (count: number) =>
      elementsOf(read(count))
        .filter(({ tagName }) => tagName === "script" || tagName === "link")
        .map((element) => attributesOf(element)["src"] ?? attributesOf(element)["href"]);
    expect(scriptsOf(many)).toEqual(scriptsOf(few));
    const items = elementsOf(read(many)).filter(({ tagName }) => tagName === "details");
    for (const { parentNode } of items) {
      for (let node = parentNode; node && "tagName" in node; node = node.parentNode) {
        expect(attributesOf(node)).not.toHaveProperty("data-island");
      }
    }
  });

  it("grows by the same bytes with each item, and gives each dialog an id of its own", () => {
    const perItem = (read(many).length - read(few).length) / (many - few);
    expect(perItem).toBeLessThan(2_500);
    const ids = elementsOf(read(many))
      .filter(({ tagName }) => tagName === "dialog")
      .map((element) => attributesOf(element)["id"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(many);
  });
});
