import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { untilNetworkRests } from "../support/network.ts";
import { type DevSite, startDevSite } from "./dev-site.ts";

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});
test.afterAll(() => site.end());

test("an edit shows on the open page without a reload; a broken one shows what is wrong over it, until it is mended", async ({
  page,
}) => {
  const client = page.waitForResponse(/\/src\/dev\/dev-client\.ts/);
  await page.goto(`${site.url}about/`);
  const heading = page.locator("#_content h1");
  await expect(heading).toHaveText("ABOUT ME");
  await client;
  // The overlay's script is there once the page has asked the server what is wrong.
  await untilNetworkRests(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));

  await writeFile(site.file, site.original.replace('"ABOUT ME"', '"ABOUT US"'));
  // For the first one all that draws pages may have to be compiled.
  await expect(heading).toHaveText("ABOUT US", { timeout: 200_000 });

  await writeFile(site.file, site.original.replace('"ABOUT ME"', '"ABOUT ME'));
  const overlay = page.getByRole("alertdialog");
  await expect(overlay).toContainText("content.json:");
  await expect(overlay).toContainText("ABOUT ME");
  await expect(overlay).toContainText("help:");
  await expect(heading).toHaveText("ABOUT US");
  expect(site.reports.at(-1)).toContain("unclosed-string");

  await writeFile(site.file, site.original);
  await expect(overlay).toHaveCount(0);
  await expect(heading).toHaveText("ABOUT ME");
  await expect(page.locator("html[data-same-document]")).toBeAttached();
});
