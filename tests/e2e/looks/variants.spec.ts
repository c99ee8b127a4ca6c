import { expect, test } from "@playwright/test";
import { blocks } from "../../../schema/blocks/index.ts";
import { designNames } from "../../../schema/designs/index.ts";
import { findViolations } from "../support/accessibility.ts";
import { findOverflow } from "../support/layout.ts";
import { serveOwnSite } from "./own-site.ts";

/** Every way in which a hero or the cards of a grid may look, each on a page of its own. */
const heroes = blocks.hero.schema.shape.variant.unwrap().options;
const grids = blocks["card-grid"].schema.shape.variant.unwrap().options;

const hero = (variant: string) => ({
  type: "hero",
  variant,
  role: "Engineer",
  text: "Chargers, and [what they charge](https://example.org/).",
  typed: { phrases: ["small", "smaller"] },
  links: true,
  actions: [{ label: "Home", to: "/", style: "primary" }],
});

const grid = (variant: string) => ({
  type: "card-grid",
  variant,
  title: `In ${variant}`,
  cards: ["Charger", "Lamp", "Meter"].map((title, index) => ({
    type: "project",
    title,
    featured: index === 0,
    description: "It is small.",
    link: `https://example.org/${variant}/${title}`,
    tags: ["GaN"],
    start: "2024",
  })),
});

const page = (path: string, own: object[]) => ({
  path,
  title: `Page ${path}`,
  description: `Of ${path}.`,
  blocks: own,
});

for (const design of designNames) {
  test(`in the design ${design} every variant can be read, light and dark, and stays on the screen`, async ({
    page: tab,
  }) => {
    const { url, close } = await serveOwnSite({
      allow: ["placeholder", "repeated-link", "unlinked-page"],
      theme: { design },
      navigation: undefined,
      pages: [
        page("/", [hero(heroes[0] ?? ""), ...grids.map(grid)]),
        ...heroes.slice(1).map((variant) => page(`/${variant}`, [hero(variant)])),
        page("/write", [{ type: "heading", text: "Write" }, { type: "contact" }]),
      ],
    });
    try {
      await tab.emulateMedia({ reducedMotion: "reduce" });
      for (const path of ["", ...heroes.slice(1).map((variant) => `${variant}/`)]) {
        await tab.goto(url + path);
        for (const colorScheme of ["light", "dark"] as const) {
          await tab.emulateMedia({ colorScheme });
          expect.soft(await findViolations(tab), `/${path}, ${colorScheme}`).toEqual([]);
        }
        for (const width of [320, 768, 1440]) {
          await tab.setViewportSize({ width, height: 900 });
          expect.soft(await findOverflow(tab), `/${path} at ${width}`).toEqual([]);
        }
      }
      // On a phone's first screen there is work, before the longer text of the hero.
      await tab.setViewportSize({ width: 360, height: 640 });
      await tab.goto(url);
      const [work, text] = await Promise.all([
        tab.locator("main figure").first().boundingBox(),
        tab.getByText("Chargers, and").boundingBox(),
      ]);
      expect(work?.y).toBeLessThan(640);
      expect(text?.y).toBeGreaterThan(work?.y ?? 0);
    } finally {
      await close();
    }
  });
}
