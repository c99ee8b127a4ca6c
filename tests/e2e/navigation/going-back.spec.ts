import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { enter } from "../support/landing.ts";
import { untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";
import { tryEverything } from "../support/try-everything.ts";
import { launchWholeBrowser } from "../support/whole-browser.ts";

test("the browser keeps a page in memory when it is left for another site, and going back restores it as it was", {
  tag: "@journey",
}, async ({ site }) => {
  const other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<p>Another site");
  });
  const elsewhere = `http://127.0.0.1:${await listen(other, 0)}/`;
  // Playwright turns this memory off, unless it is asked not to.
  const browser = await launchWholeBrowser({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const page = await browser.newPage({ viewport: { width: 700, height: 740 } });
    const reasons = await watchReasons(page);
    const leaveAndComeBack = async (name: string) => {
      await page.evaluate(() => {
        document.documentElement.dataset.left = "";
        addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      await page.goto(elsewhere);
      await expect(page.getByText("Another site")).toBeVisible();
      // Playwright's own `goBack` waits for a load, and there is none.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page.getByRole("contentinfo")).toBeAttached();
      expect(reasons, name).toEqual([]);
      await expect(page.locator("html[data-left]"), name).toHaveAttribute("data-persisted", "true");
    };
    for (const path of ["./", "about/", "project/"]) {
      await enter(page, new URL(path, site).href);
      await page.getByRole("button", { name: "Colour mode" }).click();
      await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).hover();
      await untilNetworkRests(page);
      await leaveAndComeBack(path);
    }
    // The same after a change of page without a reload; and all is alive afterwards.
    await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
    await leaveAndComeBack("after a change of page");
    expect((await tryEverything(page)).tabs).toBe(3);
  } finally {
    await browser.close();
    other.close();
  }
});

/** Collects why the browser loads pages anew that it could have kept, in its own words. */
async function watchReasons(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  return reasons;
}

test.describe("where the connection breaks", () => {
  // What is tolerated here is counted by the test itself.
  test.use({ tolerated: /^lost: |Failed to load resource/ });

  test("back and forward between pages that were seen need nothing of it, pictures included", async ({
    page,
    context,
  }) => {
    await enter(page);
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    for (const [link, title] of [
      ["ABOUT", "ABOUT ME"],
      ["HOME", "Your Name"],
      ["PROJECTS", "PROJECTS"],
    ] as const) {
      await page.getByRole("banner").getByRole("link", { name: link }).click();
      await expect(heading(title)).toBeFocused();
    }
    await untilNetworkRests(page);
    // What a pointer rests on is fetched on intent.
    await page.mouse.move(5, 400);
    await context.setOffline(true);
    const lost: string[] = [];
    page.on("requestfailed", (request) => {
      // The tab's icon is the browser's own affair.
      if (!request.url().endsWith("/favicon.svg")) lost.push(request.url());
    });
    // Pictures of pages that have gone are forgotten when memory is tidied up, and then come from the browser's cache.
    const session = await context.newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    const pictures = page.locator("main picture img");
    for (const title of ["Your Name", "ABOUT ME", "Your Name"]) {
      await page.goBack();
      await expect(heading(title)).toBeFocused();
      const findPictures = () =>
        pictures.evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => image instanceof HTMLImageElement && image.naturalWidth),
        );
      await expect.poll(findPictures).toEqual(title === "Your Name" ? [320] : []);
    }
    for (const title of ["ABOUT ME", "Your Name", "PROJECTS"]) {
      await page.goForward();
      await expect(heading(title)).toBeFocused();
    }
    expect(lost).toEqual([]);
  });
});
