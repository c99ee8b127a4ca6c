import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { paths } from "../support/content.ts";
import { holdLandingAt } from "../support/landing.ts";
import { findOverflow, findOverlap } from "../support/layout.ts";
import { untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ mode: "default" });

const widths = [320, 360, 599, 600, 768, 899, 900, 1024, 1199, 1200, 1440, 1536, 1920];

for (const path of [...paths, "no-such-page/"]) {
  test.describe(`on ${path}`, () => {
    test.use({ tolerated: path === "no-such-page/" ? /status 404|status of 404/ : undefined });

    test("nothing overflows the screen from 320 to 1920 pixels", async ({ lookAt }) => {
      const page = await lookAt(path);
      // Open items have more in them than closed ones.
      await setItems(page, true);
      await expectNoOverflow(page);
      await setItems(page, false);
    });

    test("no text is cut off or covered by its neighbour", async ({ lookAt }) => {
      const page = await lookAt(path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverlap(page), `at ${width}`).toEqual([]);
      }
    });
  });
}

test("nothing of the landing overlay overflows the screen from 320 to 1920 pixels", async ({ page }) => {
  await page.goto("./");
  await holdLandingAt(page, 0);
  await expectNoOverflow(page);
  await expect(page.locator("[data-landing]")).toBeInViewport();
});

/** Opens or closes all that opens by the browser itself. Closing ends once the contents are hidden. */
async function setItems(page: Page, areOpen: boolean): Promise<void> {
  await page.locator("details").evaluateAll((all, force) => {
    for (const one of all) one.toggleAttribute("open", force);
  }, areOpen);
  // Chromium lists no transitions of `::details-content` among a document's animations.
  if (!areOpen)
    await page.waitForFunction(() =>
      [...document.querySelectorAll("details > :not(summary)")].every((content) => !content.checkVisibility()),
    );
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page), `at ${width}`).toEqual([]);
  }
}

/** A hundredth of what readers notice (web.dev/cls). */
const mostShift = 0.001;

/** How far late fonts move a page depends on the machine's load, and has tests of its own. */
const leaveOutFonts = (page: Page) => page.route("**/*.woff2", (route) => route.fulfill({ status: 204 }));

/** How much of the screen has moved without being asked to (Cumulative Layout Shift). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are reported before the second frame from now, and before the page is idle.
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(sum))));
      }),
  );

test.describe("without fonts", () => {
  test.use({ tolerated: /font/ });

  for (const path of paths) {
    test(`nothing on ${path} jumps while it loads and hydrates`, async ({ page }) => {
      await leaveOutFonts(page);
      await page.goto(path);
      await untilNetworkRests(page);
      expect(await shiftOf(page)).toBeLessThan(mostShift);
    });
  }
});

test("what has arrived of a page stays where it is while the rest comes", async ({ browser, site }) => {
  let cut = 0;
  let sendRest = () => {};
  const slow = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.setHeader("content-type", type);
    if (type.startsWith("text/html")) {
      response.write(body.subarray(0, cut));
      await new Promise<void>((resolve) => {
        sendRest = resolve;
      });
      response.end(body.subarray(cut));
    } else response.end(body);
  });
  const port = await listen(slow, 0);
  const html = await (await fetch(site)).text();
  const [begin, end] = [html.indexOf('id="_root"'), html.length];
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await leaveOutFonts(page);
  for (let part = 1; part <= 6; part += 1) {
    cut = Math.round(begin + ((end - begin) * part) / 8);
    await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    sendRest();
    await page.waitForLoadState();
    expect(await shiftOf(page), `cut after ${cut} characters`).toBeLessThan(mostShift);
  }
  await page.close();
  slow.closeAllConnections();
  slow.close();
});

test("the greeting's leaving does not count as a jump of the page", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-landing]").evaluate((overlay) =>
    Promise.all(
      overlay.getAnimations().map((animation) => {
        animation.currentTime = 4900;
        return animation.finished;
      }),
    ),
  );
  expect(await shiftOf(page)).toBeLessThan(0.01);
});
