import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent } from "../../support/example-content.ts";

const skills = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ type: "skill", title: `Skill ${index}`, description: "Of use." }));
const testimonials = Array.from({ length: 4 }, (_, index) => ({
  type: "reference",
  title: `Person ${index}`,
  quote: `It went well, said number ${index}.`,
}));

const tabs = [
  "Education",
  "Experience",
  "Achievements",
  "Certifications",
  "Publications",
  "Extracurricular activities",
  "Volunteering",
  "Languages and travels",
].map((label, index) => ({ id: `part-${index}`, label, blocks: [{ type: "prose", paragraphs: ["Nothing more."] }] }));

const numbers = ["42", "99.98 %", "7 years"].map((value) => ({ value, label: "of readings arrived in 2024" }));

const links = ["Amara", "Research", "Publications", "Teaching", "Lectures", "Contact"];

const logos = (count: number) => ({
  type: "logos",
  id: `logos-${count}`,
  title: `${count} of them`,
  logos: Array.from({ length: count }, (_, index) => ({ src: "assets/photo.png", alt: `Firm ${index}` })),
});
const square = { src: "assets/photo.png", alt: "A square" };
const landscape = { src: "assets/test-bench.webp", alt: "A landscape" };

/** The empty pixels after the last item of each row of a list. */
const measureHoles = (list: Locator) =>
  list.evaluate((element) => {
    const ends = new Map<number, number>();
    for (const item of element.children) {
      const { top, right } = item.getBoundingClientRect();
      ends.set(Math.round(top), right);
    }
    return [...ends.values()].map((end) => Math.round(element.getBoundingClientRect().right - end));
  });

/** How many stand in each row. */
async function countRows(items: Locator): Promise<number[]> {
  const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

for (const design of designNames) {
  test(`no entry of a grid is alone in the last row if that can be avoided, and no tab beyond an edge, in the design ${design}`, async ({
    page,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), "grids-"));
    const content = exampleContent("https://example.com/");
    const site = await buildTestSite(folder, {
      ...content,
      theme: { design },
      landing: { hidden: true },
      profile: { ...content.profile, name: "Amara Imani Falk" },
      navigation: { links: links.map((label) => ({ label, to: "/" })) },
      pages: [
        {
          path: "/",
          title: "Home",
          blocks: [
            { type: "card-grid", id: "four", title: "Four", cards: skills(4) },
            { type: "card-grid", id: "slim", title: "Slim", columns: 4, cards: skills(4) },
            { type: "card-grid", id: "lone", title: "Lone", columns: 2, cards: skills(1) },
            { type: "card-grid", id: "six", title: "Six", cards: skills(6) },
            { type: "tabs", id: "tabs", label: "Parts", tabs },
            { type: "testimonials", id: "said", title: "Said", items: testimonials },
            { type: "stats", id: "numbers", items: numbers },
            ...[4, 5, 7].map(logos),
            { type: "gallery", id: "squares", title: "Squares", images: [square, square, square, square] },
            { type: "gallery", id: "mixed", title: "Mixed", images: [square, landscape, landscape] },
          ],
        },
      ],
    });
    const { url, close } = await serveSite(site, { base: "", port: 0 });
    try {
      for (const direction of ["ltr", "rtl"]) {
        for (const width of [360, 768, 900, 1024, 1200, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(url);
          await page.evaluate((direction) => document.documentElement.setAttribute("dir", direction), direction);
          for (const [grid, items] of [
            ["four", "article"],
            ["slim", "article"],
            ["six", "article"],
            ["said", "figure"],
          ] as const) {
            const rows = await countRows(page.locator(`#${grid} ${items}`));
            if (rows.some((count) => count > 1)) expect(rows.at(-1), `${grid}, ${width}: ${rows}`).toBeGreaterThan(1);
          }
          const [lone] = await page.locator("#lone article").evaluateAll((cards) =>
            cards.map((card) => {
              const grid = card.parentElement?.getBoundingClientRect();
              return (grid?.width ?? 0) - card.getBoundingClientRect().width;
            }),
          );
          if (width >= 768) {
            const hidden = await page.getByRole("tablist").evaluate((list) => list.scrollWidth - list.clientWidth);
            expect(hidden, `tabs beyond the edge, ${width} wide`).toBeLessThanOrEqual(0);
          }
          expect([[4], [2, 2]], `four logos, ${width} wide`).toContainEqual(
            await countRows(page.locator("#logos-4 li")),
          );
          if (direction === "ltr") {
            for (const count of [4, 5, 7]) {
              const holes = await measureHoles(page.locator(`#logos-${count} ul`));
              expect(Math.max(...holes), `beside a row of ${count} logos, ${width} wide`).toBeLessThan(2);
            }
          }
          const heights = await page.locator("#numbers dd").evaluateAll((all) => all.map((one) => one.clientHeight));
          expect(new Set(heights).size, `numbers in one line each, ${width} wide`).toBe(1);
          const barLinks = page.getByRole("banner").locator("nav > ul > li");
          if (width === 768 && design !== "rail") expect(await countRows(barLinks), "links of the bar").toEqual([6]);
          expect(lone, `empty beside a lone card, ${width} wide`).toBeLessThan(6);
        }
        for (const [gallery, ratio] of [
          ["squares", 1],
          ["mixed", 1.5],
        ] as const) {
          const shown = await page.locator(`#${gallery} li img`).evaluateAll((images) =>
            images.map((image) => ({
              ratio: Math.round((10 * image.clientWidth) / image.clientHeight) / 10,
              fit: getComputedStyle(image).objectFit,
            })),
          );
          expect(new Set(shown.map(({ fit }) => fit)), `no bars beside the pictures of ${gallery}`).toEqual(
            new Set(["cover"]),
          );
          expect(new Set(shown.map(({ ratio }) => ratio)), `proportions of ${gallery}`).toEqual(new Set([ratio]));
        }
        // Beside the rail the page has one right edge, which leaves room for two.
        const rows = design === "rail" ? [2, 2, 2] : [3, 3];
        expect(await countRows(page.locator("#six article")), "as many as there is room for").toEqual(rows);
      }
    } finally {
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
