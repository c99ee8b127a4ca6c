import { expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { wordsOfPage } from "../../../support/readable-words.ts";
import { findInvisible } from "../../support/visible.ts";
import { findSmallTargets, walkByTab } from "./find-in-controls.ts";
import { findDisorder, findLostText } from "./find-in-text.ts";
import { screenOf, statesContent, test } from "./site.ts";
import { greeting, states, wholePage } from "./states.ts";

// What no rule of a checker can judge is walked, state by state: tests of one state look at the same page, in this order.
test.describe.configure({ mode: "default" });

for (const state of states) {
  test.describe(state.name, () => {
    test("is read in the order in which it is seen, also on a small screen", async ({ fallbackFont }) => {
      const page = await fallbackFont(state);
      for (const width of [screenOf(state).width, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findDisorder(page, state.part), `at ${width}`).toEqual([]);
      }
    });

    test("has nothing to hit that is smaller than 24 pixels", async ({ fallbackFont }) => {
      expect(await findSmallTargets(await fallbackFont(state), state.part, 24)).toEqual([]);
    });

    test("can be read whole with text of twice the size", async ({ fallbackFont }) => {
      const page = await fallbackFont(state);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (const width of [screenOf(state).width, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findLostText(page, state.part), `at ${width}`).toEqual([]);
      }
    });

    test("can be read whole at 400 %, scrolled in one direction alone", async ({ fallbackFont }) => {
      const page = await fallbackFont(state);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await findLostText(page, state.part)).toEqual([]);
    });

    test("can be read whole where the visitor spaces texts more widely", async ({ fallbackFont }) => {
      const page = await fallbackFont(state);
      await spaceTexts(page);
      for (const width of [screenOf(state).width, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findLostText(page, state.part), `at ${width}`).toEqual([]);
      }
    });

    test("shows each of its controls where the system forces its colours", async ({ fallbackFont }) => {
      const page = await fallbackFont(state);
      await page.emulateMedia({ forcedColors: "active" });
      // A link past the navigation shows once it has the focus.
      const controls = page
        .locator(state.part)
        .locator("button:visible, a:visible:not([data-screen-only]), summary:visible, svg:visible");
      expect(await findInvisible(page, controls)).toEqual([]);
    });

    test("shows by a ring where the focus is, in the order of the page, and hides it behind nothing", async ({
      fallbackFont,
    }) => {
      const page = await fallbackFont(state);
      if (state.part === greeting) {
        // Any key sends it off: what is walked is the page under it.
        await page.keyboard.press("Shift");
        await expect(page.locator(greeting)).toBeHidden();
      }
      expect(await walkByTab(page, state.part === greeting ? wholePage : state.part)).toEqual([]);
    });

    test("has on paper every text of its page, and the addresses that its links lead to", async ({ fallbackFont }) => {
      const page = await fallbackFont(state);
      const path = new URL(page.url()).pathname.replace(/(?<=.)\/$/, "");
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
      const { text } = await extractText(pdf, { mergePages: true });
      const paper = text.replace(/\s+/g, "");
      const links = page.locator("main a[href^=http]");
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      // What failed to be shown on the screen is not to be had on paper, either.
      const words = state.name.includes("can't be shown") ? [] : wordsOfPage(statesContent, path);
      const expected = [...words.filter((text) => !text.includes("{")), ...addresses, "Thank you for reading"];
      expect(expected.filter((text) => !paper.includes(text.replace(/\s+/g, "")))).toEqual([]);
    });

    test("keeps still where motion is not wanted", async ({ fallbackFont }) => {
      const page = await fallbackFont(state, "finger");
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
          .map((animation) => `${animation.constructor.name} of ${animation.effect?.getComputedTiming().duration} ms`),
      );
      expect(moving).toEqual([]);
      const words = await page.locator("body").innerText();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
      expect(await page.locator("body").innerText()).toBe(words);
    });

    test("has nothing to hit that is smaller than 44 pixels for fingers", async ({ fallbackFont }) => {
      const page = await fallbackFont(state, "finger");
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      expect(await findSmallTargets(page, state.part, 44)).toEqual([]);
    });
  });
}

/** Spaces all text as WCAG 2.2, criterion 1.4.12, asks a page to bear. */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
}
