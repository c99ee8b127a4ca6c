import { expect, type Page, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { findColorViolations, findViolations } from "../support/accessibility.ts";
import { findOverflow } from "../support/layout.ts";
import { serveEveryBlock } from "./every-block.ts";

const widths = [320, 360, 600, 768, 1024, 1440, 1920];

/** Elements that show nothing of having the focus (WCAG 2.2, criterion 2.4.7). */
async function findUnmarkedFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>("a[href], button, summary, input, textarea, [tabindex='0']");
    return [...stops]
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest("dialog"))
      .filter((stop) => {
        stop.focus({ focusVisible: true } as FocusOptions);
        const { outlineStyle, outlineWidth } = getComputedStyle(stop);
        return document.activeElement === stop && (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2);
      })
      .map((stop) => stop.outerHTML.slice(0, 150));
  });
}

/** What of an element's look stays where the visitor's system forces its colours. */
async function lookWithoutColors(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const own = getComputedStyle(element);
      const before = getComputedStyle(element, "::before");
      const line = [own.textDecorationLine, own.textDecorationThickness, own.outlineStyle, own.forcedColorAdjust];
      const edges = [own.borderBottomWidth, own.borderTopWidth, own.borderBottomStyle, own.fontWeight];
      return [...line, ...edges, before.content, before.borderTopWidth, before.width];
    });
}

/** The current page and the open tab are told apart by more than colour. */
async function expectMarksInForcedColors(page: Page): Promise<void> {
  const current = await lookWithoutColors(page, "header nav a[aria-current=page]");
  expect(current).not.toEqual(await lookWithoutColors(page, "header nav a:not([aria-current])"));
  const selected = await lookWithoutColors(page, "[role=tab][aria-selected=true]");
  expect(selected).not.toEqual(await lookWithoutColors(page, "[role=tab][aria-selected=false]"));
}

for (const design of designNames) {
  for (const language of ["en", "ar"]) {
    test(`every block is accessible, in forced colours too, and stays on the screen in the design ${design}, read in ${language}`, async ({
      page,
    }) => {
      const { url, close } = await serveEveryBlock({ design }, language);
      try {
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
        await page.goto(url);
        await expect(page.locator("html")).toHaveAttribute("data-design", design);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findOverflow(page), `${width} pixels wide`).toEqual([]);
        }
        expect(await findUnmarkedFocus(page)).toEqual([]);
        expect(await findViolations(page), "light").toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await findColorViolations(page), "dark").toEqual([]);
        await page.emulateMedia({ forcedColors: "active" });
        await expectMarksInForcedColors(page);
        await page.emulateMedia({ forcedColors: "none" });
        // What was drawn for paper has paper behind it, in dark mode, too: white, or the design's own.
        const paperColor = design === "paper" ? "rgb(250, 246, 238)" : "rgb(255, 255, 255)";
        await expect(page.locator("#logos-block picture").first()).toHaveCSS("background-color", paperColor);
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const paper = await page.evaluate(() => {
          const { color, backgroundColor } = getComputedStyle(document.body);
          return { color, backgroundColor, width: document.documentElement.scrollWidth <= innerWidth };
        });
        expect(paper).toMatchObject({ width: true });
        expect(await findViolations(page), "on paper").toEqual([]);
      } finally {
        await close();
      }
    });
  }
}
