import { paths } from "../support/content.ts";
import { enter } from "../support/landing.ts";
import { untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";

test("no page asks anything of another host before the visitor does, and every link that leaves says so", {
  tag: "@journey",
}, async ({ page, context, site }) => {
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).origin));
  let links = 0;
  for (const path of paths) {
    await enter(page, path);
    for (const summary of await page.locator("summary").all()) await summary.click();
    const outside = page.locator("a[href^='http']");
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /^(?:me )?noopener noreferrer$/);
      await expect(link).toHaveAccessibleName(/\S.* \(opens in a new tab\)$/);
      // A sign for the eye: the arrow, which a rule draws, or the logo of where it leads.
      const isMarked = await link.evaluate(
        (element) =>
          element.querySelector("svg[aria-hidden]") !== null || getComputedStyle(element, "::after").content !== "none",
      );
      expect(isMarked, await link.innerText()).toBe(true);
      if (await link.isVisible()) await link.hover();
    }
    links += await outside.count();
    const hints = page.locator("link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=prefetch], iframe");
    await expect(hints).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await untilNetworkRests(page);
  }
  expect(links).toBeGreaterThan(25);
  expect([...new Set(asked)]).toEqual([site.origin]);
});

test.describe("a video", () => {
  test.use({ tolerated: /^elsewhere: https:\/\/www\.youtube-nocookie\.com\/embed\// });

  test("is asked for from its host once the visitor presses play, and not before", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/^https:\/\/www\.youtube-nocookie\.com\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
    });
    await enter(page, "project/");
    const play = page.getByRole("button", { name: /^Play video/ });
    await play.scrollIntoViewIfNeeded();
    await play.hover();
    await untilNetworkRests(page);
    expect(asked).toEqual([]);
    await play.click();
    await expect.poll(() => asked).toHaveLength(1);
  });
});
