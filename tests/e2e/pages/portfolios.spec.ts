import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { content } from "../../../schema/content.ts";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { portfolioFile, portfolios, readPortfolio } from "../../support/site/portfolios.ts";
import { findViolations } from "../support/accessibility.ts";
import { untilScriptsAreDone } from "../support/landing.ts";
import { findOverflow, findOverlap } from "../support/layout.ts";
import { collectPageErrors } from "../support/page-errors.ts";

test.describe.configure({ mode: "default" });

let folder: string;
const servers = new Map<string, SiteServer>();

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portfolios-"));
  for (const who of portfolios) {
    const { outcome, diagnostics } = await buildSite(portfolioFile(who), join(folder, who));
    expect(diagnostics).toEqual([]);
    expect(outcome).not.toBe("refused");
    servers.set(who, await serveSite(join(folder, who), { base: "", port: 0 }));
  }
});
test.afterAll(async () => {
  for (const server of servers.values()) await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(page: Page, who: string, path: string): Promise<void> {
  await page.goto(`${servers.get(who)?.url}${path.slice(1)}`);
  await untilScriptsAreDone(page);
}

for (const who of portfolios) {
  const [said] = readPortfolio(who);
  for (const { path } of content.parse(said?.document).pages) {
    test(`${path} of the ${who} is accessible in each language, and all of it has room, on small light and large dark screens`, async ({
      page,
    }) => {
      const pageErrors = collectPageErrors(page);
      await open(page, who, path);
      const links = page.getByRole("banner").locator("a[hreflang]");
      const others = await links.evaluateAll((all) =>
        all.map((link) => link instanceof HTMLAnchorElement && link.pathname),
      );
      for (const address of [path, ...others.filter((other) => other !== false)]) {
        for (const [width, colorScheme] of [
          [360, "light"],
          [1440, "dark"],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await open(page, who, address);
          expect.soft(await findViolations(page), `${address}, ${width}, ${colorScheme}`).toEqual([]);
          expect.soft(await findOverflow(page), `${address}, ${width}`).toEqual([]);
          expect.soft(await findOverlap(page), `${address}, ${width}`).toEqual([]);
        }
      }
      expect(pageErrors).toEqual([]);
    });
  }
}

test("the index of a formula is smaller than its base", async ({ page }) => {
  await open(page, "researcher", "/research");
  const sizes = await page
    .locator("math msub")
    .first()
    .evaluate((sub) => [...sub.children].map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  expect(sizes).toHaveLength(2);
  expect(sizes[1]).toBeLessThan(0.9 * (sizes[0] ?? 0));
});

test("blocks in a tab have space between them", async ({ page }) => {
  await open(page, "researcher", "/teaching");
  const code = await page.locator("pre").boundingBox();
  const call = await page.getByRole("heading", { name: "Week 4: counting constraints" }).boundingBox();
  if (!code || !call) throw new Error("One of the two is not there.");
  expect(call.y - code.y - code.height).toBeGreaterThan(48);
});

test("one sentence under the pages has no bullet", async ({ page }) => {
  await open(page, "artist", "/");
  const line = page.getByText("Printed by hand, in small editions, by the sea.");
  expect(await line.evaluate((element) => getComputedStyle(element).listStyleType)).toBe("none");
});
