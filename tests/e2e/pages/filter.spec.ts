import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { findViolations } from "../support/accessibility.ts";
import { untilScriptsAreDone } from "../support/landing.ts";
import { untilNetworkRests } from "../support/network.ts";
import { collectPageErrors } from "../support/page-errors.ts";

const strange = `C++ & "<b>#?`;

const cards = [
  { type: "project", title: "Lab Stock", tags: ["React", "Express"] },
  { type: "project", title: "Bus Board", tags: [strange] },
  { type: "project", title: "Paper Pen", tags: ["React", strange] },
  { type: "project", title: "Line Follower" },
];

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "filter-"));
  const built = await buildTestSite(folder, {
    version: 1,
    site: { title: "Asha Rao", description: "Engineer.", url: "https://asha.example/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    landing: { hidden: true },
    pages: [
      { path: "/", title: "Home", blocks: [{ type: "hero" }] },
      {
        path: "/projects",
        title: "Projects",
        description: "What I have built.",
        blocks: [{ type: "card-grid", title: "Projects", filter: true, cards }],
      },
    ],
  });
  server = await serveSite(built, { base: "", port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filter by tag" }).getByRole("button", { name, exact: true });

/** The cards that can be seen, and the one choice that is pressed. */
async function expectShown(page: Page, titles: string[], pressed: string): Promise<void> {
  await expect(page.getByRole("article").filter({ visible: true }).getByRole("heading")).toHaveText(titles);
  await expect(page.locator("[data-filter] [aria-pressed=true]")).toHaveText([pressed]);
}

const all = cards.map(({ title }) => title);

test("a tag shows the cards that have it, is told, and stands in the address without a step in the history", {
  tag: "@journey",
}, async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  await page.goto(`${server.url}projects/#projects`);
  await expectShown(page, all, "All");
  const steps = await page.evaluate(() => history.length);
  await choice(page, "React").click();
  await expectShown(page, ["Lab Stock", "Paper Pen"], "React");
  await expect(page.getByRole("status")).toHaveText("2 of 4 shown");
  await expect(choice(page, "React")).toBeFocused();
  await expect(page).toHaveURL(/\/projects\/\?tag=React#projects$/);
  expect(await findViolations(page)).toEqual([]);
  await choice(page, strange).click();
  await expectShown(page, ["Bus Board", "Paper Pen"], strange);
  expect(new URL(page.url()).searchParams.get("tag")).toBe(strange);
  await choice(page, "All").click();
  await expectShown(page, all, "All");
  await expect(page.getByRole("status")).toHaveText("4 of 4 shown");
  await expect(page).toHaveURL(/\/projects\/#projects$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(pageErrors).toEqual([]);
});

test("an address with a tag leads to its cards: when it is loaded, come to, and come back to", async ({ page }) => {
  await page.goto(`${server.url}projects/?${new URLSearchParams({ tag: strange })}`);
  await expectShown(page, ["Bus Board", "Paper Pen"], strange);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(server.url);
  await page.goBack();
  await expectShown(page, ["Bus Board", "Paper Pen"], strange);
  await banner.getByRole("link", { name: "Projects" }).click();
  await expectShown(page, all, "All");
  await choice(page, "Express").click();
  await expectShown(page, ["Lab Stock"], "Express");
  await page.goto(`${server.url}projects/?tag=Nobody`);
  await untilScriptsAreDone(page);
  await expectShown(page, all, "All");
});

test("what it adds is loaded where it stands alone, and is at most 1 KB", async ({ page }) => {
  const loaded = new Map<string, number>();
  page.on("response", async (response) => {
    const name = new URL(response.url()).pathname;
    if (name.endsWith(".js")) loaded.set(name, brotliCompressSync(await response.body()).length);
  });
  await page.goto(server.url);
  await untilNetworkRests(page);
  const before = new Set(loaded.keys());
  await page.goto(`${server.url}projects/`);
  await untilNetworkRests(page);
  const added = [...loaded].filter(([name]) => !before.has(name));
  expect(added.map(([name]) => name)).toEqual([expect.stringMatching(/\/filter-cards-/)]);
  expect(added.map(([, size]) => size)[0]).toBeLessThanOrEqual(1000);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all cards show, and no button that does nothing", async ({ page }) => {
    await page.goto(`${server.url}projects/?tag=React`);
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(all.length);
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});
