import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent } from "../../support/example-content.ts";
import { addTypefaces } from "./typefaces.ts";

/** Names of several words, each with letters that reach far up, and others that reach far down. */
const names = {
  plain: "Ingrid Quigley-Blumenthal",
  german: "Jördis Äquator-Müller",
  latvian: "Ģirts Ļaudis-Ķīlis",
  french: "Françoise Élégante-Çaïd",
  vietnamese: "Nguyễn Thị Hậu Yến-Ngọc",
  russian: "Андрей Цой-Йорданский",
  thai: "ปู่ที่ ฎุที่ ญู่ปั้น",
  hindi: "कृष्ण द्विवेदी र्कूँ",
};

for (const design of designNames) {
  test(`no letter of a name touches the line above it or below it in the design ${design}`, async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), "marks-"));
    const content = exampleContent("https://example.com/");
    const site = await buildTestSite(folder, {
      ...content,
      theme: { design },
      landing: { hidden: true },
      pages: [
        { path: "/", title: "Home", blocks: [{ type: "prose", paragraphs: ["Nothing more."] }] },
        ...Object.entries(names).map(([path, name]) => {
          return { path: `/${path}`, title: path, blocks: [{ type: "hero", heading: name }] };
        }),
        { path: "/title", title: "Title", blocks: [{ type: "heading", text: names.german }] },
      ],
    });
    const { url, close } = await serveSite(site, { base: "", port: 0 });
    try {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of [...Object.keys(names), "title"]) {
          await page.goto(`${url}${path}/`);
          await addTypefaces(page, ["noto-sans-thai", "noto-sans-devanagari"]);
          // In a narrow column every name has several lines, as long ones have everywhere.
          await page.locator("h1").evaluate((heading) => Object.assign(heading.style, { width: "min-content" }));
          const gaps = await measureGaps(page);
          expect(gaps.length, `${path}: lines`).toBeGreaterThan(0);
          expect(Math.min(...gaps), `${path}, ${width} wide: pixels between the ink of two lines`).toBeGreaterThan(
            -0.5,
          );
        }
      }
    } finally {
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Between the lowest ink of each line of the page's heading and the highest of the next, wherever they are in the line. */
async function measureGaps(page: Page): Promise<number[]> {
  return page.locator("h1").evaluate((heading) => {
    const range = document.createRange();
    const lines = new Map<number, string>();
    for (const node of heading.childNodes)
      for (let at = 0; at < (node.textContent ?? "").length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const top = Math.round(range.getBoundingClientRect().bottom);
        lines.set(top, (lines.get(top) ?? "") + range);
      }
    const style = getComputedStyle(heading);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas to measure letters with");
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const inks = [...lines]
      .filter(([, text]) => text.trim() !== "")
      .map(([top, text]) => {
        const ink = context.measureText(style.textTransform === "uppercase" ? text.toUpperCase() : text);
        return { top, up: ink.actualBoundingBoxAscent, down: ink.actualBoundingBoxDescent };
      });
    return inks.slice(1).map(({ top, up }, index) => top - up - ((inks[index]?.top ?? 0) + (inks[index]?.down ?? 0)));
  });
}
