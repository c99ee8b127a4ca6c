import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { untilNetworkRests } from "../support/network.ts";
import { type DevSite, startDevSite } from "./dev-site.ts";

test.describe.configure({ mode: "serial" });

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});
test.afterAll(() => site.end());

/** A promise, and what resolves it. */
function hold(): { held: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo: () => letGo() };
}

test("an edit of another page, whose link was pointed at before, shows when the link is followed", async ({ page }) => {
  const write = (text: string) => writeFile(site.file, text);
  await page.goto(`${site.url}about/`);
  await untilNetworkRests(page);
  const heading = page.locator("#_content h1");
  const edited = site.original.replace('"ABOUT ME"', '"ABOUT US"');
  await write(edited);
  await expect(heading).toHaveText("ABOUT US");
  const link = page.getByRole("banner").getByRole("link", { name: "CONTACT" });
  const fetched = page.waitForResponse("**/contact/page.json");
  await link.hover();
  await fetched;
  const shown = page.waitForResponse("**/about/page.json");
  await write(edited.replace('"Contact Me"', '"Write to me"'));
  await (await shown).finished();
  await untilNetworkRests(page);
  await link.click();
  await expect(heading).toHaveText("Write to me");
  await write(site.original);
  await expect(heading).toHaveText("Contact Me");
});

test("a link that is followed while an edit comes leads on, and the edit shows where it leads", async ({ page }) => {
  await page.goto(`${site.url}about/`);
  await untilNetworkRests(page);
  const { held, letGo } = hold();
  const answer = /\/contact\/page\.json$/;
  await page.route(answer, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest(answer);
  await page.getByRole("banner").getByRole("link", { name: "CONTACT" }).click();
  await asked;
  await writeFile(site.file, site.original.replace('"Contact Me"', '"Write to me"'));
  await expect
    .poll(async () => (await page.request.get(`${site.url}contact/page.json`)).text())
    .toContain("Write to me");
  letGo();
  await expect(page.locator("#_content h1")).toHaveText("Write to me");
  await writeFile(site.file, site.original);
  await expect(page.locator("#_content h1")).toHaveText("Contact Me");
});

test("of edits whose answers come in another order the last one shows", async ({ page }) => {
  await page.goto(`${site.url}about/`);
  await untilNetworkRests(page);
  const { held, letGo } = hold();
  let isFirst = true;
  const first = page.waitForRequest("**/page.json");
  await page.route("**/page.json", async (route) => {
    const response = await route.fetch();
    if (isFirst) {
      isFirst = false;
      await held;
    }
    await route.fulfill({ response });
  });
  await writeFile(site.file, site.original.replace('"ABOUT ME"', '"ABOUT US"'));
  const late = await first;
  await writeFile(site.file, site.original.replace('"ABOUT ME"', '"ABOUT ALL"'));
  const heading = page.locator("#_content h1");
  await expect(heading).toHaveText("ABOUT ALL");
  letGo();
  await (await late.response())?.finished();
  await untilNetworkRests(page);
  await expect(heading).toHaveText("ABOUT ALL");
  await writeFile(site.file, site.original);
  await expect(heading).toHaveText("ABOUT ME");
});

test("of edits that come before the page's code the last one shows", async ({ page, request }) => {
  const { held, letGo } = hold();
  await page.route("**/client/navigation/app.tsx*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}about/`);
  await untilNetworkRests(page);
  const edit = async (title: string) => {
    const asked = page.waitForResponse("**/page.json");
    await writeFile(site.file, site.original.replace('"ABOUT ME"', `"${title}"`));
    await (await asked).finished();
  };
  // Several: those that wait for the code go on in any order.
  for (const title of ["ABOUT US", "ABOUT YOU", "ABOUT THEM", "ABOUT NONE", "ABOUT ALL"]) await edit(title);
  await expect.poll(async () => (await request.get(`${site.url}about/page.json`)).text()).toContain("ABOUT ALL");
  letGo();
  const heading = page.locator("#_content h1");
  await expect(heading).toHaveText("ABOUT ALL");
  await untilNetworkRests(page);
  await expect(heading).toHaveText("ABOUT ALL");
  await writeFile(site.file, site.original);
  await expect(heading).toHaveText("ABOUT ME");
});
