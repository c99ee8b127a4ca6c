import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { paths } from "../support/content.ts";
import { finishLanding } from "../support/landing.ts";
import { holdRequests, scripts } from "../support/network.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeText, openItems } from "../support/texts.ts";

const alive = (page: Page) => page.locator("html[data-alive]");

/** Opens a page without waiting for its scripts. */
async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await finishLanding(page);
}

/** Opens a page on which no script has come to life, and expects all of its text. */
async function expectToReadWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await finishLanding(page);
  await expect(page.locator("html[data-js]")).toHaveCount(0);
  await openItems(page);
  await expectWholeText(page, path);
}

test.describe("while no script has come yet", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the page can be read, items open, the menu and texts open and close, and links lead on", async ({ page }) => {
    await holdRequests(page, scripts);
    await openAtOnce(page, "project/");
    await openItems(page);
    await expect(page.getByText("A notice board for a college")).toBeVisible();
    await openAtOnce(page, "skills/");
    await expectWholeText(page, "skills/");
    await openAtOnce(page, "./");
    await expect(page.locator("[data-island=typewriter]")).toContainText("Building bridges");
    await page.getByRole("button", { name: "Learn More" }).click();
    await expect(page.getByRole("dialog").getByText("for the switching scheme")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "CONTACT" }).click({ noWaitAfter: true });
    await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeAttached();
    await expect(alive(page)).toHaveCount(0);
  });

  test("a click on a tab or control is not lost: it takes effect once they are there", { tag: "@journey" }, async ({
    page,
  }) => {
    // Where the bar has the controls.
    await page.setViewportSize({ width: 700, height: 740 });
    const release = await holdRequests(page, scripts);
    await openAtOnce(page, "about/");
    await page.getByRole("tab", { name: "other ACTIVITIES" }).click();
    await page.getByRole("tab", { name: "Personal Interest" }).click();
    await page.getByRole("button", { name: "Colour mode" }).click();
    await expect(alive(page)).toHaveCount(0);
    release();
    await expect(page.getByRole("tabpanel", { name: "Personal Interest" })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
    // Once, and no more: what comes after is the visitor's.
    await page.getByRole("tab", { name: "ACHIEVEMENTS" }).click();
    await expect(page.getByRole("tabpanel", { name: "ACHIEVEMENTS" })).toBeVisible();
    await page.getByRole("button", { name: "Colour mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "light");
  });

  test("an arrow key on a tab is not lost: it moves by one once its code is there", async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await openAtOnce(page, "about/");
    await page.getByRole("tab", { name: "ACHIEVEMENTS" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(alive(page)).toHaveCount(0);
    release();
    const next = page.getByRole("tab", { name: "other ACTIVITIES" });
    await expect(next).toHaveAttribute("aria-selected", "true");
    await expect(next).toBeFocused();
  });
});

test.describe("where scripts come cut half-way", () => {
  test.use({ tolerated: /^thrown: SyntaxError|Failed to load resource|^lost: |^elsewhere: http:..localhost:/ });

  test("and look whole, every page reads as without JavaScript", async ({ page }) => {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 2) });
    });
    for (const path of paths) {
      await expectToReadWithoutScripts(page, path);
      await expect(page.getByRole("tab")).toHaveCount(0);
    }
  });

  test("because the connection broke, every page reads as without JavaScript", async ({ page, site }) => {
    // Playwright's routes can't break off an answer.
    const server = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? "/", site));
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isScript = scripts.test(request.url ?? "");
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "",
        "content-length": bytes.length,
      });
      if (isScript) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
      else response.end(bytes);
    });
    const port = await listen(server, 0);
    try {
      await page.goto(`http://${site.hostname}:${port}/about/`);
      await finishLanding(page);
      await expect(page.locator("html[data-js]")).toHaveCount(0);
      await expectWholeText(page, "about/");
    } finally {
      await page.close();
      server.closeAllConnections();
      server.close();
    }
  });
});

test.describe("a browser without modules", () => {
  // Such a browser takes `import()` for a mistake.
  test.use({ tolerated: /^thrown: SyntaxError/ });

  test("reads every page as without JavaScript, and asks for no script", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLScriptElement.prototype, "noModule");
    });
    await page.route(
      (url) => url.pathname.endsWith("/"),
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          // The policy names the scripts as they were.
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
          .replaceAll('type="module"', 'type="not-known"')
          .replaceAll("import(", "im port(");
        const { "content-security-policy": _policy, ...headers } = response.headers();
        await route.fulfill({ response, headers, body });
      },
    );
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const path of paths) {
      await expectToReadWithoutScripts(page, path);
      await expect(page.locator("[data-needs-js]:visible")).toHaveCount(0);
    }
    await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeVisible();
    expect(asked.filter((url) => scripts.test(url))).toEqual([]);
  });
});
