import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { budgets } from "../../bench/support/weigh-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { readSample } from "../../support/sample.ts";

/** Half of what readers hardly notice (web.dev/cls). */
const mostShift = 0.05;

// As on phones and on most other screens. Hinting rounds the width of each letter, and so of lines by 3 %.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--font-render-hinting=none"] }),
    { scope: "worker" },
  ],
});

/** How late fonts come, in milliseconds. Those that come one by one move less: each moves its own texts. */
const delay = 3000;

/** https://developer.mozilla.org/docs/Web/API/LayoutShiftAttribution */
interface LayoutShiftAttribution {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** How far a frame moved what was in sight, and what that was. */
interface Shift {
  value: number;
  moved: string[];
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  const describe = ({ node, previousRect: from, currentRect: to }: LayoutShiftAttribution) =>
    `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, "value"));
      const sources: LayoutShiftAttribution[] = Reflect.get(entry, "sources");
      shifts.push({ value, moved: sources.map(describe) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

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
        await page.addInitScript(recordShifts);
        page.on("request", (request) => origins.add(new URL(request.url()).origin));
        const late = new Promise((resolve) => setTimeout(resolve, delay));
        // What moves while the page is still read is not by its fonts.
        const restart = late.then(() => page.evaluate(() => void Reflect.get(window, "shifts").splice(0)));
        await page.route("**/*.woff2", async (route) => {
          await restart;
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
        const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, "shifts"));
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, `${width} wide: ${JSON.stringify(shifts)}`).toBeLessThan(mostShift);
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

for (const design of designNames) {
  test(`the portrait is as large without the site's fonts as with them in the design ${design}`, async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), "fonts-"));
    const content = Object(await readSample());
    const site = await buildTestSite(folder, { ...content, theme: { design }, landing: { hidden: true } });
    const { url, close } = await serveSite(site, { base: "", port: 0 });
    try {
      const widths = [360, 768, 900, 1024, 1280, 1440];
      const [withFonts, without] = await Promise.all(
        [false, true].map(async (isBare) => {
          const page = await browser.newPage();
          if (isBare) await page.route("**/*.woff2", (route) => route.abort());
          await page.goto(url);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const sizes: unknown[] = [];
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            const box = await page.getByRole("main").locator("picture").first().boundingBox();
            sizes.push([width, box?.width, box?.height]);
          }
          await page.close();
          return sizes;
        }),
      );
      expect(without).toEqual(withFonts);
    } finally {
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
