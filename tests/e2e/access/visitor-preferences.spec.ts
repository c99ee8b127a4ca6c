import { chromium, type Locator, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { browserArguments } from "../../../scripts/lib/pdf/find-browser.ts";
import { paths } from "../support/content.ts";
import { enter } from "../support/landing.ts";
import { findOverflow, findOverlap } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText } from "../support/texts.ts";
import { findInvisible } from "../support/visible.ts";

/** The names of elements that no line tells from others: at their lower end, or as the edge of a mark before them. */
async function withoutLine(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
        const mark = getComputedStyle(element, "::before");
        const hasMark = mark.content !== "none" && mark.borderBottomWidth !== "0px";
        return !hasMark && (borderBottomWidth === "0px" || borderBottomStyle === "none");
      })
      .map((element) => element.textContent ?? ""),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`where the system forces its ${colorScheme} colours`, () => {
    test.use({ contextOptions: { forcedColors: "active" }, colorScheme, viewport: { width: 360, height: 740 } });

    test("each control, icon and field of a page can be seen", async ({ page }) => {
      for (const path of paths) {
        await enter(page, path);
        const controls = page.locator("svg:visible, button:visible");
        expect(await controls.count(), path).toBeGreaterThan(3);
        expect(await findInvisible(page, controls), path).toEqual([]);
      }
    });

    test("a line tells the selected tab and the page that is shown from the others, and a ring the focus", async ({
      page,
    }) => {
      await enter(page, "about/");
      await expect.poll(() => withoutLine(page.getByRole("tab"))).toEqual(["other ACTIVITIES", "Personal Interest"]);
      await page.getByRole("tab", { name: "other ACTIVITIES" }).click();
      await expect.poll(() => withoutLine(page.getByRole("tab"))).toEqual(["ACHIEVEMENTS", "Personal Interest"]);
      expect(await withoutLine(page.getByRole("banner").getByRole("link"))).not.toContain("ABOUT");
      await page.keyboard.press("ArrowRight");
      const focused = page.getByRole("tab", { name: "Personal Interest" });
      await expect(focused).toBeFocused();
      await expect(focused).toHaveCSS("outline-style", "solid");
      await expect(focused).toHaveCSS("outline-width", "2px");
    });
  });
}

/** What of the ring around an element is cut off by the boxes that it lies in. */
const ringCutOff = (element: Element): boolean => {
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const ring = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) {
      const { overflow, paddingInlineStart } = getComputedStyle(box, "::details-content");
      const inner = element.closest("summary") ? undefined : box.getBoundingClientRect();
      const margin = overflow === "visible" ? reach : Number.parseFloat(paddingInlineStart);
      if (inner && (ring.left - reach < inner.left - margin || ring.right + reach > inner.right + margin)) return true;
    }
    if (getComputedStyle(box).overflow === "visible" || box === document.documentElement) continue;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    if (ring.left - reach < left || ring.top - reach < top || ring.right + reach > right + 1) return true;
    if (ring.bottom + reach > bottom && box.scrollHeight <= box.clientHeight) return true;
  }
  return false;
};

test("the ring around what has the focus is nowhere cut off", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["./", "about/", "project/"]) {
    await enter(page, path);
    await page.locator("details").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    const cut: string[] = [];
    for (const control of await page.locator("a:visible, button:visible, summary, [role=tab]").all()) {
      await control.focus();
      if (await control.evaluate(ringCutOff)) cut.push(await control.innerText());
    }
    expect(cut, path).toEqual([]);
  }
});

test("at 200 % text size everything grows with the text, in its place", async () => {
  // The browser's own setting: unlike a size in the page, it widens what media queries compare with, too.
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "",
    args: [...browserArguments(), "--blink-settings=defaultFontSize=32"],
  });
  try {
    const page = await browser.newPage({ baseURL: test.info().project.use.baseURL ?? "" });
    for (const path of paths) {
      await enter(page, path);
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverflow(page), `${path} at ${width}`).toEqual([]);
        expect.soft(await findOverlap(page), `${path} at ${width}`).toEqual([]);
      }
      expect.soft(await findSmallIcons(page), path).toEqual([]);
    }
    await page.goto("about/");
    expect(await page.locator("body").evaluate((body) => getComputedStyle(body).fontSize)).toBe("34px");
    await expect(page.getByRole("banner").getByRole("link", { name: "CONTACT" })).toBeHidden();
  } finally {
    await browser.close();
  }
});

/** Drawings of controls that did not grow with the text. */
async function findSmallIcons(page: Page): Promise<string[]> {
  return page
    .locator("svg:visible")
    .evaluateAll((icons) =>
      icons.filter((icon) => icon.getBoundingClientRect().height < 27).map((icon) => icon.outerHTML.slice(0, 120)),
    );
}

test.describe("at 400 % on a screen of 1280 by 1024", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the bar leaves the little room to what is read, and nothing asks to be scrolled sideways", async ({ page }) => {
    for (const path of paths) {
      await enter(page, path);
      expect.soft(await findOverflow(page), path).toEqual([]);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("banner")).not.toBeInViewport();
    }
    await enter(page, "about/");
    for (const tab of await page.getByRole("tab").all()) {
      await tab.scrollIntoViewIfNeeded();
      const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });

  test("the menu and an achievement's text can be read to their ends, and closed", async ({ page }) => {
    await enter(page);
    await page.getByRole("button", { name: "Learn More" }).click();
    const end = page.getByRole("dialog").getByText("for the switching scheme and for the firmware");
    await end.evaluate((paragraph) => paragraph.scrollIntoView({ block: "end" }));
    await expect(end).toBeInViewport();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "CONTACT" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeInViewport();
  });
});

test.describe("on paper", () => {
  test.use({ colorScheme: "dark", viewport: { width: 673, height: 1000 } });

  test("everything that a page holds can be read, black on white, with the addresses that its links lead to", async ({
    page,
  }) => {
    for (const path of paths) {
      await enter(page, path);
      await page.emulateMedia({ media: "print" });
      await expectWholeText(page, path);
      expect(await findOverflow(page), path).toEqual([]);
      expect(await findOverlap(page), path).toEqual([]);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("button")).toHaveCount(0);
      expect(await findOverfull(page), path).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.body).color), path).toBe("rgb(21, 24, 27)");
      await page.emulateMedia({ media: "screen" });
    }
    await page.emulateMedia({ media: null });
    const sheets = await printedTexts(page);
    expect(sheets.join(" ")).toContain("https://github.com/your-name");
  });

  test("no sheet holds but a rest of the footer", async ({ page }) => {
    for (const path of paths) {
      await enter(page, path);
      const sheets = await printedTexts(page);
      expect(sheets.at(-1), path).toContain("GET IN TOUCH");
      expect(sheets.at(-1), path).toContain("Thank You");
    }
  });
});

/** Links that have more in them than fits. */
async function findOverfull(page: Page): Promise<string[]> {
  return page.locator("main a").evaluateAll((links) =>
    links
      .filter((link) => {
        const isBox = getComputedStyle(link).display !== "inline";
        return isBox && (link.scrollWidth > link.clientWidth + 1 || link.scrollHeight > link.clientHeight + 1);
      })
      .map((link) => link.outerHTML),
  );
}

/** The text of each sheet that a page is printed on. */
async function printedTexts(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text;
}
