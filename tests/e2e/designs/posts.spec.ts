import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent } from "../../support/example-content.ts";

const body = [
  `It is ${"said at length ".repeat(40)}here.`,
  "![A bench](assets/test-bench.webp)",
  "## The recipe",
  `\`\`\`js\nconst long = "${"x".repeat(200)}";\n\`\`\``,
  `> It is ${"quoted at length ".repeat(40)}here.`,
];
const posts = ["first", "second"].map((name, index) => ({
  path: `/notes/${name}`,
  title: `The ${name} note`,
  date: `2025-06-0${index + 1}`,
  description: "What there is to say.",
  tags: ["peat", "dye"],
  image: { src: "assets/test-bench.webp", alt: "A bench" },
  body,
}));
const entries = [
  {
    title: "A dated letter",
    url: "https://letters.example/dated",
    date: "2025-02-03",
    from: "Letters",
    description: "Long.",
  },
  { title: "An undated letter", url: "https://letters.example/undated", from: "Letters", description: "Short." },
];

/** Where something ends, by the end of the lines, in whole pixels. */
const endOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return Math.round(document.dir === "rtl" ? -left : right);
    }),
  );

for (const design of designNames) {
  test.describe(`in the design ${design}`, () => {
    let folder: string;
    let server: SiteServer;

    test.beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "posts-"));
      await writeFile(
        join(folder, "letters.json"),
        JSON.stringify({ feeds: ["https://letters.example/rss"], entries }),
      );
      const content = exampleContent("https://example.com/");
      const site = await buildTestSite(folder, {
        ...content,
        theme: { design },
        landing: { hidden: true },
        navigation: {
          links: [
            { label: "Home", to: "/" },
            { label: "Notes", to: "/notes" },
          ],
        },
        pages: [
          { path: "/", title: "Home", blocks: [{ type: "hero" }] },
          {
            path: "/notes",
            title: "Notes",
            blocks: [
              { type: "post-list", id: "own", posts },
              { type: "feed", id: "elsewhere", title: "Elsewhere", source: "letters.json" },
            ],
          },
        ],
      });
      server = await serveSite(site, { base: "", port: 0 });
    });

    test.afterAll(async () => {
      await server?.close();
      await rm(folder, { recursive: true, force: true });
    });

    for (const direction of ["ltr", "rtl"]) {
      test(`a post's text, pictures, titles and code end at one edge (${direction})`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${server.url}notes/first/`);
          await page.evaluate((direction) => document.documentElement.setAttribute("dir", direction), direction);
          const text = page.locator("main section");
          // The bench has the headings of a text in the margin.
          const headings = design === "bench" && width === 1440 ? "h1" : "h2";
          const [edge, ...others] = await endOf(
            text.locator(
              `:scope > :is(p, ${headings}, pre, blockquote, picture), :scope > div:last-child, :scope > p > picture`,
            ),
          );
          expect(others.length, "parts of the post").toBeGreaterThan(5);
          expect(others, `${width} wide`).toEqual(others.map(() => edge));
        }
      });
    }

    test("a post's page marks the list that it belongs to in the navigation, and leads back to it", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${server.url}notes/first/`);
      const bar = page.locator("header nav a");
      await expect(bar.filter({ hasText: "Notes" })).toHaveAttribute("aria-current", "true");
      await expect(bar.filter({ hasText: "Home" })).not.toHaveAttribute("aria-current");
      const look = (link: Locator) =>
        link.evaluate((element) => {
          const { color, backgroundColor, borderBottom } = getComputedStyle(element);
          return [color, backgroundColor, borderBottom, getComputedStyle(element, "::before").width].join();
        });
      expect(await look(bar.filter({ hasText: "Notes" }))).not.toBe(await look(bar.filter({ hasText: "Home" })));
      const back = page.locator("main").getByRole("link", { name: "Notes" });
      await expect(back.locator("svg")).toBeVisible();
      await back.click();
      await expect(bar.filter({ hasText: "Notes" })).toHaveAttribute("aria-current", "page");
    });

    test("posts published elsewhere look like the site's own posts", async ({ page }) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${server.url}notes/`);
        const titles = page.locator("main article h2 a, main article h3 a");
        await expect(titles).toHaveCount(4);
        const looks = await titles.evaluateAll((all) =>
          all.map((link) => {
            const { color, textDecorationLine, textDecorationColor, fontSize, fontWeight } = getComputedStyle(link);
            const left = Math.round(link.getBoundingClientRect().left);
            return { color, textDecorationLine, textDecorationColor, fontSize, fontWeight, left };
          }),
        );
        expect(looks, `${width} wide`).toEqual(looks.map(() => looks[0]));
        const firsts = page.locator("main article > :first-child");
        expect((await firsts.allTextContents()).every((text) => text.trim() !== "")).toBe(true);
        expect(await firsts.nth(3).textContent(), "where there is no date").toBe("Letters");
      }
    });
  });
}
