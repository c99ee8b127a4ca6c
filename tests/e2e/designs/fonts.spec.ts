import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { budgets } from "../../bench/support/weigh-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { readSample } from "../../support/sample.ts";

/**
 * A line may break elsewhere, and the greeting, the largest text, be a little wider: two fifths of what readers hardly
 * notice (web.dev/cls).
 */
const mostShift = 0.04;

/** How late letters come, in milliseconds. */
const delay = 3000;

for (const design of designNames) {
  test(`letters that come ${delay / 1000} s late hardly move a thing in the design ${design}, are few, and are the site's own`, async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), "letters-"));
    const site = await buildTestSite(folder, { ...Object(await readSample()), theme: { design } });
    const { url, close } = await serveSite(site, { base: "", port: 0 });
    try {
      const origins = new Set<string>();
      for (const width of [360, 768, 1440]) {
        const sizes: number[] = [];
        // A page of its own for each: one that is resized moves.
        const page = await browser.newPage({ viewport: { width, height: 800 } });
        await page.addInitScript(() => {
          Reflect.set(window, "shifts", 0);
          new PerformanceObserver((list) => {
            const values = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
            Reflect.set(
              window,
              "shifts",
              values.reduce((sum, value) => sum + value, Reflect.get(window, "shifts")),
            );
          }).observe({ type: "layout-shift", buffered: true });
        });
        page.on("request", (request) => origins.add(new URL(request.url()).origin));
        await page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          const response = await route.fetch();
          sizes.push((await response.body()).length);
          await route.fulfill({ response });
        });
        await page.goto(url);
        const families = await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
        });
        expect(families.filter((family) => !family.includes(" as "))).not.toEqual([]);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await page.evaluate(() => Reflect.get(window, "shifts")), `${width} wide`).toBeLessThan(mostShift);
        expect(sizes.length).toBeGreaterThan(0);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.fonts[design]);
        await page.close();
      }
      expect([...origins]).toEqual([new URL(url).origin]);
    } finally {
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
