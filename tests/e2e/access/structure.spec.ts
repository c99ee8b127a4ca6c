import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

test("the cards of a tab are under a heading with the tab's name", async ({ lookAt }) => {
  const page = await lookAt("about/");
  const panel = page.getByRole("tabpanel");
  const levels = await panel
    .getByRole("heading")
    .evaluateAll((headings) => headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
  expect(levels[0]).toBe("H2 ACHIEVEMENTS");
  expect(levels.slice(1).every((heading) => heading.startsWith("H3 "))).toBe(true);
});

test("a bare year says what it is to those who hear it", async ({ lookAt }) => {
  const page = await lookAt("about/");
  await expect(page.getByRole("listitem").filter({ hasText: "Year of passing: 2025" })).toBeVisible();
});

test("a link is underlined in running text, before it is hovered", async ({ lookAt }) => {
  const page = await lookAt("contact/");
  for (const part of ["main", "footer"]) {
    for (const link of await page.locator(`${part} a[href^='mailto:'], ${part} a[href^='tel:']`).all()) {
      const line = await link.evaluate((element) => getComputedStyle(element).textDecoration);
      expect(line).toContain("underline");
      expect(line).not.toMatch(/rgba\(.*, 0\)|transparent/);
    }
  }
});

test("the ring of a heading that has the focus after a change of page is as wide as its words", async ({ page }) => {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "CONTACT" }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Contact Me" });
  await expect(heading).toBeFocused();
  const [words = 0, main = 0] = [
    (await heading.boundingBox())?.width,
    (await page.getByRole("main").boundingBox())?.width,
  ];
  expect(words).toBeLessThan(main / 2);
});

test("what a pointer is to hit is 24 pixels high at least, and the ring around a link holds its icon", async ({
  lookAt,
}) => {
  const page = await lookAt();
  for (const link of await page.locator("footer a, header a:visible, button:visible").all()) {
    const { height = 0 } = (await link.boundingBox()) ?? {};
    expect(height, await link.innerText()).toBeGreaterThanOrEqual(24);
    for (const icon of await link.locator("svg:visible").all()) {
      const { height: inner = 0 } = (await icon.boundingBox()) ?? {};
      expect(inner).toBeLessThanOrEqual(height);
    }
  }
});

test.describe("for fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("buttons and the links of bar, footer and contact are 44 pixels high at least", async ({ page }) => {
    for (const path of ["./", "contact/"]) {
      await enter(page, path);
      for (const target of await page.locator("footer a, header nav a, dl a, button").all()) {
        if (!(await target.isVisible())) continue;
        const { height = 0 } = (await target.boundingBox()) ?? {};
        expect(height, await target.innerText()).toBeGreaterThanOrEqual(44);
      }
      const [links, controls] = await Promise.all([
        page.getByRole("banner").getByRole("navigation").boundingBox(),
        page.getByRole("button", { name: "Open menu" }).boundingBox(),
      ]);
      expect(controls?.y).toBeLessThan((links?.y ?? 0) + (links?.height ?? 0));
    }
  });
});

test("no address is broken within a word on paper", async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 900 });
  await enter(page);
  await page.emulateMedia({ media: "print" });
  for (const address of await page.locator("footer a[href^='mailto:']").all()) {
    expect(await address.evaluate((link) => link.getClientRects().length)).toBe(1);
    const { height = 0 } = (await address.boundingBox()) ?? {};
    expect(height).toBeLessThan(30);
  }
});
