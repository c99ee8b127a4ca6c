import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../scripts/lib/serve/listen.ts";
import type { SiteServer } from "../../scripts/lib/serve/serve-site.ts";
import { findNginx, startNginx } from "../setup/nginx.ts";
import { sites } from "../setup/sites.ts";
import { paths } from "./support/content.ts";
import { enter, openPage } from "./support/landing.ts";
import { test as base, expect } from "./support/test.ts";
import { tryEverything, type Uses } from "./support/try-everything.ts";

interface Violation {
  directive: string;
  blocked: string;
  sample: string;
}

/** Where a site was built for these tests. */
const siteFolder = (name: keyof typeof sites) => process.env[`${sites[name].variable}_FOLDER`] ?? "";

const test = base.extend<{ violations: Violation[] }, { nginx: SiteServer }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const nginx = await findNginx();
      base.skip(!nginx, "There is no nginx here, and none can be installed: only root on Debian may do so.");
      const server = await startNginx(nginx ?? "", siteFolder("root"), "");
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ nginx }, use) => use(nginx.url),
  violations: async ({ context }, use) => {
    const violations: Violation[] = [];
    await context.exposeFunction("reportViolation", (violation: Violation) => violations.push(violation));
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
        const report = Reflect.get(window, "reportViolation");
        report({ directive: violatedDirective, blocked: blockedURI, sample });
      });
    });
    await use(violations);
  },
});

/** Answers for the video's host, so that no test depends on it. */
async function answerForPlayers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/www\.youtube-nocookie\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
  });
  return asked;
}

function add(sum: Uses, uses: Uses): Uses {
  return {
    tabs: sum.tabs + uses.tabs,
    disclosures: sum.disclosures + uses.disclosures,
    dialogs: sum.dialogs + uses.dialogs,
    controls: sum.controls + uses.controls,
    players: sum.players + uses.players,
  };
}

/** What every answer has, whoever sends it. */
const promised = {
  "content-security-policy": expect.stringMatching(/^default-src 'none';.*; frame-ancestors 'none'$/),
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin",
};

const none: Uses = { tabs: 0, disclosures: 0, dialogs: 0, controls: 0, players: 0 };

test("nginx sends the headers that the build promises, with pages, data, scripts and what is not found", async ({
  request,
  baseURL,
}) => {
  const index = await (await request.get("./")).text();
  const script = /data-entry="\/(assets\/[^"]+\.js)"/.exec(index)?.[1] ?? "";
  const answers = {
    "about/": "no-cache",
    "about/page.json": "no-cache",
    [script]: "public, max-age=31536000, immutable",
  };
  for (const [path, kept] of Object.entries(answers)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject({ ...promised, "cache-control": kept });
  }
  for (const path of ["nothing/", "assets/nothing.js", "_headers", "nginx.conf", "vercel.json"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("404 Not Found");
    expect(response.headers(), path).toMatchObject({ ...promised, "cache-control": "no-cache" });
  }
  const preview = await request.get(`${process.env[sites.root.variable]}about/`);
  expect(preview.headers(), `like ${baseURL}`).toMatchObject({ ...promised, "cache-control": "no-cache" });
});

test("nginx leads from /about to /about/, whose folder holds the page", async ({ request }) => {
  const response = await request.get("about", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe("/about/");
});

test("nginx compresses what a visitor loads, and says that pages and data have not changed", async ({ request }) => {
  for (const path of ["project/", "project/page.json"]) {
    const response = await request.get(path, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers()["content-encoding"], path).toBe("gzip");
    const again = await request.get(path, {
      headers: { "accept-encoding": "gzip", "if-none-match": response.headers()["etag"] ?? "" },
    });
    expect(again.status(), path).toBe(304);
  }
});

test("nginx sends files for other programs with the types that these look for", async ({ request }) => {
  for (const [file, type] of Object.entries({
    "portfolio.txt": "text/plain; charset=utf-8",
    "portfolio.md": "text/markdown; charset=utf-8",
    "contact.vcf": "text/vcard; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "resume.json": "application/json",
    "favicon.svg": "image/svg+xml",
  })) {
    const response = await request.get(file);
    expect(response.headers(), file).toMatchObject({ ...promised, "content-type": type });
  }
  expect((await request.get("nothing.md")).headers()["content-type"]).toBe("text/html; charset=utf-8");
});

test.describe("under a path", () => {
  // The site is at another port than the one that the other tests ask.
  test.use({
    tolerated: /^elsewhere: (?:http:\/\/127\.0\.0\.1:|https:\/\/www\.youtube-nocookie\.com\/)/,
    viewport: { width: 1440, height: 900 },
  });

  test("nginx serves a site from the folder of that name, and nothing that a visitor can do violates its policy", async ({
    page,
    request,
    nginx: _running,
    violations,
  }) => {
    const { path } = sites["under-a-path"];
    const base = path.replace(/\/$/, "");
    const server = await startNginx((await findNginx()) ?? "", siteFolder("under-a-path"), base);
    try {
      const about = await request.get(`${server.url}about`);
      expect(about.url()).toBe(`${server.url}about/`);
      expect(about.headers()).toMatchObject(promised);
      const missing = await request.get(`${server.url}nothing/`);
      expect(missing.status()).toBe(404);
      expect(await missing.text()).toContain("404 Not Found");

      const asked = await answerForPlayers(page);
      let used = none;
      await enter(page, `${server.url}contact/`);
      for (const place of paths) {
        await followLink(page, place, base);
        used = add(used, await tryEverything(page));
      }
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Contact Me" })).toBeVisible();
      expectEverythingUsed(used, asked, "large");
      expect(violations).toEqual([]);
    } finally {
      // Else the page may lose what it is still asking for.
      await page.close();
      await server.close();
    }
  });
});

for (const size of ["small", "large"] as const) {
  test.describe(`on a ${size} screen`, () => {
    test.use({
      viewport: size === "small" ? { width: 360, height: 740 } : { width: 1440, height: 900 },
      // The player's page is asked for, and answered here.
      tolerated: /^elsewhere: https:\/\/www\.youtube-nocookie\.com\//,
    });

    test("nothing that a visitor can do on a page that was loaded violates its policy", async ({
      page,
      violations,
    }) => {
      const asked = await answerForPlayers(page);
      let used = none;
      for (const path of paths) {
        await enter(page, path);
        used = add(used, await tryEverything(page));
      }
      expectEverythingUsed(used, asked, size);
      expect(violations).toEqual([]);
    });

    test("nothing that a visitor can do on a page that was come to without a reload violates the first page's policy", async ({
      page,
      violations,
    }) => {
      const asked = await answerForPlayers(page);
      await enter(page, "contact/");
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      let used = none;
      for (const path of paths) {
        await followLink(page, path);
        used = add(used, await tryEverything(page));
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/skills\/$/);
      await tryEverything(page);
      expectEverythingUsed(used, asked, size);
      await expect(page.locator("body[data-same-document]")).toBeAttached();
      expect(violations).toEqual([]);
    });
  });
}

test("the fallback page keeps to its policy", async ({ page, violations }) => {
  await page.route("**/nothing/", async (route) => {
    // Its status is right, and would be told in the console.
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await openPage(page, "nothing/");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  expect((await tryEverything(page)).controls).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test.describe("tabs that something has changed before they came to life", () => {
  // React tells that it has made them anew.
  test.use({ tolerated: /^thrown: .*React error #418/s });

  test("keep what stands in them, and work", async ({ page, violations }) => {
    await enter(page, "about/");
    const [first, second] = await page.getByRole("tab").all();
    const panel = page.getByRole("tabpanel");
    const text = await panel.innerText();
    expect(text.length).toBeGreaterThan(100);
    // As a browser's translation does.
    await first?.evaluate((tab) => tab.replaceChildren("Achievements, translated"));
    await second?.click();
    await expect(second ?? panel).toHaveAttribute("aria-selected", "true");
    await first?.click();
    await expect(first ?? panel).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    expect(await panel.innerText()).toBe(text);
    expect(violations).toEqual([]);
  });
});

test.describe("what was not built", () => {
  test.use({
    tolerated:
      /^(?:console|thrown): .*(?:Content Security Policy|Trusted(?:HTML|Script| Type))|elsewhere\.example|^elsewhere: http:\/\/127|^lost: .* (?:csp|net::ERR_BLOCKED_BY_RESPONSE)$/s,
  });

  const injections = {
    "an inline script": { markup: "<script>window.isInjected = true</script>", directive: "script-src-elem" },
    "a script of another host": {
      markup: '<script src="https://elsewhere.example/x.js"></script>',
      directive: "script-src-elem",
    },
    "an event handler": {
      markup: '<img src="/favicon.svg" alt="" onload="window.isInjected = true">',
      directive: "script-src-attr",
    },
    "an inline style sheet": {
      markup: "<style>body { outline: 7px solid red }</style>",
      directive: "style-src-elem",
    },
    "a picture of another host": { markup: '<img src="https://elsewhere.example/x.png" alt="">', directive: "img-src" },
    "a frame of another host": {
      markup: '<iframe src="https://elsewhere.example/" title="x"></iframe>',
      directive: "frame-src",
    },
    "another base address": { markup: '<base href="https://elsewhere.example/">', directive: "base-uri" },
  };

  for (const [name, { markup, directive }] of Object.entries(injections)) {
    test(`${name} in a page is blocked`, async ({ page, violations }) => {
      await page.route("**/about/", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("</head>", `${markup}</head>`);
        await route.fulfill({ response, body });
      });
      await page.goto("about/");
      await expect.poll(() => violations.map((violation) => violation.directive)).toContain(directive);
      expect(await page.evaluate(() => "isInjected" in window)).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.body).outlineStyle)).toBe("none");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ABOUT ME");
    });
  }

  test("a script in a drawing that is opened by its address does not run", async ({ page, violations }) => {
    await page.route("**/favicon.svg", async (route) => {
      const response = await route.fetch();
      const script = "<script>document.documentElement.id = 'injected'</script>";
      await route.fulfill({ response, body: (await response.text()).replace("</svg>", `${script}</svg>`) });
    });
    await page.goto("favicon.svg");
    expect(await page.evaluate(() => document.documentElement.id)).toBe("");
    await expect.poll(() => violations.map((violation) => violation.directive)).toEqual(["script-src-elem"]);
  });

  test("text that a script takes for markup or code is refused", async ({ page, violations }) => {
    await page.goto("about/");
    const refused = await page.evaluate(() => {
      const tries: (() => unknown)[] = [
        () => {
          document.createElement("p").innerHTML = "<b>x</b>";
        },
        () => document.createElement("p").insertAdjacentHTML("beforeend", "x"),
        () => {
          document.createElement("script").text = "x";
        },
        () => Reflect.apply(setTimeout, window, ["x"]),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return "let through";
        } catch (error) {
          return error instanceof Error ? error.name : "refused";
        }
      });
    });
    expect(refused).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
    const samples = [
      "Element innerHTML|<b>x</b>",
      "Element insertAdjacentHTML|x",
      "HTMLScriptElement text|x",
      "Window setTimeout|x",
    ];
    await expect.poll(() => [...new Set(violations.map(({ sample }) => sample))]).toEqual(samples);
  });

  test("no other site can show a page in a frame", async ({ page, site }) => {
    const other = createServer((_request, response) => {
      response.setHeader("content-type", "text/html").end(`<iframe src="${site.href}"></iframe>`);
    });
    const port = await listen(other, 0);
    const refusal = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(`http://127.0.0.1:${port}/`);
    expect((await refusal).type()).toBe("error");
    other.close();
  });
});

/** Goes to a page by a link of the navigation, through the menu where the bar has none. */
async function followLink(page: Page, path: string, base = ""): Promise<void> {
  const href = `${base}/${path.replace("./", "")}`;
  const link = page.locator(`header > div a[href="${href}"]`);
  if (await link.isVisible()) await link.click();
  else {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").locator(`a[href="${href}"]`).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** A test of what nobody used would find nothing. */
function expectEverythingUsed(used: Uses, asked: string[], size: "small" | "large"): void {
  expect(used.tabs).toBe(3);
  expect(used.disclosures).toBeGreaterThan(10);
  expect(used.dialogs).toBeGreaterThanOrEqual(size === "small" ? 1 + paths.length : 1);
  expect(used.controls).toBeGreaterThanOrEqual(paths.length);
  expect(used.players).toBe(1);
  expect(asked).toHaveLength(1);
}
