import { paths } from "../support/content.ts";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

for (const path of [...paths, "no-such-page/"]) {
  test.describe(`under ${path}`, () => {
    test.use({ tolerated: path === "no-such-page/" ? /status 404|status of 404/ : undefined });

    test("the footer has two taglines, the profiles, the addresses and the closing line", async ({ page }) => {
      await page.goto(path);
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("list").first().getByRole("listitem")).toHaveText([
        "Crafting digital experiences, one honest line of code at a time.",
        "Let's collaborate and build something that lasts.",
      ]);
      await expect(footer.getByRole("heading")).toHaveText(["CONNECT WITH ME", "GET IN TOUCH"]);
      const links = await footer.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual([
        "https://www.linkedin.com/in/your-name",
        "https://github.com/your-name",
        "https://orcid.org/0000-0000-0000-0000",
        "tel:+910000000000",
        "mailto:work@example.com",
        "mailto:you@example.com",
        // The way back to the top.
        "#_root",
      ]);
      await expect(footer.getByText("Thank You ! Happy to see you", { exact: true })).toBeVisible();
    });
  });
}

test("the footer's profile links open in new tabs, and its addresses do not", { tag: "@journey" }, async ({ page }) => {
  await enter(page);
  const footer = page.getByRole("contentinfo");
  for (const name of ["LinkedIn", "GitHub", "ORCID"]) {
    const link = footer.getByRole("link", { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  await expect(footer.locator("a[href^='tel:'], a[href^='mailto:']")).toHaveCount(3);
  await expect(footer.locator("a[href^='tel:'][target], a[href^='mailto:'][target]")).toHaveCount(0);
});

test("the footer stands at the foot of a screen that its page does not fill", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await enter(page, "contact/");
  const box = await page.getByRole("contentinfo").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(2000, 0);
});
