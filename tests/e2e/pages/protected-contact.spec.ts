import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type SiteServer, serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { portfolio } from "../support/content.ts";
import { finishLanding } from "../support/landing.ts";
import { collectPageErrors } from "../support/page-errors.ts";

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "protected-"));
  const site = { ...portfolio.site, url: "https://example.com/", protectContact: true };
  server = await serveSite(await buildTestSite(folder, { ...portfolio, site }), { base: "", port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every link of the page to a number or an address: what is seen of it, its name, and where it leads, as programs of mail and telephone read it. */
const linksOf = (page: Page) =>
  page
    .locator("a[href^='mailto:'], a[href^='tel:']")
    .evaluateAll((links) =>
      links.map((link) => [
        link instanceof HTMLElement ? link.innerText : "",
        link instanceof HTMLAnchorElement ? decodeURIComponent(link.href) : "",
      ]),
    );

/** The names of all links as the browser tells them to screen readers. */
async function namesOfLinks(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ role }) => role?.value === "link").map(({ name }) => name?.value);
}

const expected = [
  ["+91 00000 00000", "tel:+910000000000"],
  ["work@example.com", "mailto:work@example.com"],
  ["+91 00000 00000", "tel:+910000000000"],
  ["work@example.com", "mailto:work@example.com"],
  ["you@example.com", "mailto:you@example.com"],
];

for (const javaScriptEnabled of [true, false]) {
  test(`a protected number and address are seen, named, focused and linked as ever, ${javaScriptEnabled ? "with" : "without"} JavaScript`, {
    tag: javaScriptEnabled ? "@journey" : [],
  }, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    const pageErrors = collectPageErrors(page);
    const source = await (await page.goto(`${server.url}contact/`))?.text();
    expect(source).not.toMatch(/@example|00000|mailto:|tel:\+/);
    await finishLanding(page);
    expect(await linksOf(page)).toEqual(expected);
    expect(await namesOfLinks(page)).toEqual(expect.arrayContaining(["+91 00000 00000", "work@example.com"]));
    const mail = page.getByRole("main").locator("a[href^='mailto:']");
    await page.getByRole("main").locator("a[href^='tel:']").focus();
    await page.keyboard.press("Tab");
    await expect(mail).toBeFocused();
    // What a visitor copies is what is seen.
    await mail.selectText();
    expect(await page.evaluate(() => String(getSelection()))).toBe("work@example.com");
    await expect(page.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", "https://wa.me/910000000000");
    if (javaScriptEnabled) {
      await page.getByRole("link", { name: "ABOUT" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ABOUT ME");
      expect(await linksOf(page)).toEqual(expected.slice(2));
    }
    expect(pageErrors).toEqual([]);
    await page.close();
  });
}
