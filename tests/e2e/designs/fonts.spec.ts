import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { budgets } from "../../bench/support/weigh-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { readSample } from "../../support/sample.ts";

/** What readers hardly notice (web.dev/cls): a paragraph may break into one line more, which moves what is below it. */
const mostShift = 0.1;

/** How late fonts come, in milliseconds. Those that come one by one move less: each moves its own texts. */
const delay = 3000;

for (const design of designNames) {
  test(`fonts that come ${delay / 1000} s late hardly move a thing in the design ${design}, are few, and are the site's own`, async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), "fonts-"));
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
        const late = new Promise((resolve) => setTimeout(resolve, delay));
        await page.route("**/*.woff2", async (route) => {
          await late;
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
