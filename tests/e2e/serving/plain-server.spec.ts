import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { sites } from "../../setup/sites.ts";
import { paths } from "../support/content.ts";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";
import { tryEverything } from "../support/try-everything.ts";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" };

/**
 * Serves a folder as the plainest of servers do: a file for its own name, a folder's index for the folder's, and nothing
 * else. It knows no clean addresses, leads nowhere else, has no fallback page, and sends no headers but a type.
 */
async function servePlainly(folder: string, base: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : "..";
    const name = path === "" || path.endsWith("/") ? `${path}index.html` : path;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes) response.setHeader("content-type", types[extname(name)] ?? "application/octet-stream").end(bytes);
    else response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// The site is at another port than the one that the other tests ask; the player's page is answered for.
test.use({ tolerated: /^elsewhere: (?:http:\/\/127\.0\.0\.1:|https:\/\/www\.youtube-nocookie\.com\/)/ });

for (const [place, { path: base, variable }] of Object.entries(sites)) {
  test(`a server that knows no clean addresses and sends no headers has a site that works (${place})`, async ({
    page,
  }) => {
    const server = await servePlainly(process.env[`${variable}_FOLDER`] ?? "", base);
    try {
      await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "Player" }));
      await enter(page, server.url);
      for (const path of paths.toReversed()) {
        const address = new URL(path, server.url);
        await page.locator(`header > div nav a[href="${address.pathname}"]`).click();
        await expect(page).toHaveURL(address.href);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await tryEverything(page);
      }
      for (const path of paths) {
        await enter(page, new URL(path, server.url).href);
        await expect(page.locator("html[data-alive]")).toBeAttached();
        const pictures = page.locator("main img");
        for (const picture of await pictures.all()) {
          await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        }
      }
    } finally {
      await page.close();
      server.close();
    }
  });
}
