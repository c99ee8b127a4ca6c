import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { programFolder } from "../../../scripts/lib/files/roots.ts";
import { sendRaw } from "../../support/hostile/raw-requests.ts";
import { sampleFile } from "../../support/sample.ts";

let server: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  server = await startDevServer({ file: sampleFile, port: 0, onChange: () => {} });
});
afterAll(() => server.close());

/** The answer to a request that a script of the server's own page makes. */
async function ask(path: string, dest = "script", method = "GET"): Promise<string> {
  const { host } = new URL(server.url);
  const own = ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors", `Sec-Fetch-Dest: ${dest}`];
  return sendRaw(
    server.url,
    [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...own, "Connection: close", "", ""].join("\r\n"),
  );
}

it("dev serves the modules that a page loads", async () => {
  const entry = await ask("/@app/src/entry-client.ts");
  expect(entry).toMatch(/^HTTP\/1\.1 200 .*\r\nContent-Type: text\/javascript\r\n/is);
  const client = await ask("/@app/@vite/client");
  // Each module names the next ones, by the addresses that browsers ask for.
  for (const module of [entry, client]) {
    const [imported = ""] = [...module.matchAll(/^import [^"]*"(\/@app\/[^"]+)"/gm)].map(([, path]) => path);
    expect(await ask(imported), imported).toMatch(/^HTTP\/1\.1 200 /);
  }
});

const outside = encodeURI(join(programFolder, "package.json"));

it.each(["script", "empty", "document", "style"])(
  "dev refuses every other path of Vite's, asked for as %s",
  async (dest) => {
    const manifest = JSON.parse(await readFile(join(programFolder, "package.json"), "utf8"));
    for (const path of [
      "/@app/__open-in-editor?file=package.json",
      "/@app/@fs/etc/passwd",
      "/@app/@fs/etc/passwd?raw",
      "/@app/@fs/etc/passwd?import&raw",
      "/@app/@fs/etc/passwd?url",
      `/@app/@fs${outside}`,
      `/@app/@fs${outside}?raw`,
      "/@app/src/..%2f..%2f..%2fetc/passwd?raw",
      "/@app/src/..%2fpackage.json",
      "/@app/src/%2e%2e/package.json?raw",
      "/@app/src/../package.json?import&raw",
      "/@app//package.json?raw",
      "/@app/package.json",
      "/@app/package.json?raw",
      "/@app/package.json?import",
      "/@app/package.json?url",
      "/@app/package.json?t=1&raw",
      "/@app/package.json.ts",
      "/@app/content.json?raw",
      "/@app/assets/photo.jpg",
      "/@app/.git/config",
      "/@app/.git/config?raw",
      "/@app/.env?raw",
      "/@app/.cache/vite/deps/package.json",
      "/@app/.cache/vite/deps/_metadata.json",
      "/@app/vite.config.ts",
      "/@app/tsconfig.json",
      "/@app/scripts/cli.ts",
      "/@app/node_modules/vite/package.json",
      "/@app/@id/vite/package.json?raw",
      "/@app/@id/__x00__vite/preload-helper.js",
      "/@app/@vite/env",
      "/@app/@vite/client?raw",
      "/@app/src/entry-client.ts?raw",
      "/@app/src/entry-client.ts?import&raw",
      "/@app/src/entry-client.ts?url",
      "/@app/src/entry-client.ts?inline",
      "/@app/src/entry-client.ts?worker",
      "/@app/src/entry-client.ts?html-proxy&index=0.js",
      "/@app/index.html",
      "/@app/",
    ]) {
      const answer = await ask(path, dest);
      expect([path, answer.slice(0, 12)]).toEqual([path, "HTTP/1.1 404"]);
      for (const secret of [manifest.description, "root:x:", "[core]", "defineConfig"]) {
        expect([path, answer.includes(secret)]).toEqual([path, false]);
      }
    }
  },
);

it("dev opens no editor for a link or a picture, and none where there is no problem", async () => {
  expect(await ask("/@app/open?file=content.json:1:1", "empty")).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: POST\r\n/is);
  expect(await ask("/@app/open?file=content.json:1:1", "empty", "POST")).toMatch(/^HTTP\/1\.1 404 /);
  expect(await ask("/@app/open?node=/profile/name", "empty")).toMatch(/^HTTP\/1\.1 405 /);
});
