import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "../../../scripts/lib/hosting/headers-file.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { readDocument } from "../../support/read-document.ts";
import { read, withBlocks, youtube } from "../hosting/sites.ts";

let place: string;
let underPath: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "serve-site-"));
  underPath = await buildTestSite(join(place, "under-a-path"), withBlocks([youtube]));
});
afterAll(() => rm(place, { recursive: true }));

describe("npm start and npm run preview", () => {
  it("send what the site's own file tells hosts to send, and keep nothing that was not found", async () => {
    const rules = parseHeadersFile(await read(underPath, "_headers"));
    const script = readDocument(await read(underPath, "index.html")).find(
      ({ attributes }) => attributes["data-entry"] !== undefined,
    );
    const server = await serveSite(underPath, { base: "/work", port: 0 });
    try {
      const path = script?.attributes["data-entry"] ?? "";
      for (const [asked, status, cache] of [
        ["/work/", 200, "no-cache"],
        ["/work/page.json", 200, "no-cache"],
        [path, 200, "public, max-age=31536000, immutable"],
        ["/work/assets/lost.js", 404, "no-cache"],
        ["/work/nothing/", 404, "no-cache"],
      ] as const) {
        const response = await fetch(new URL(asked, server.url));
        await response.arrayBuffer();
        expect(response.status, asked).toBe(status);
        expect(response.headers.get("cache-control"), asked).toBe(cache);
        const { "Cache-Control": _cache, ...others } = headersFor(rules, asked);
        expect(Object.keys(others)).toHaveLength(6);
        for (const [name, value] of Object.entries(others)) expect(response.headers.get(name), asked).toBe(value);
      }
      for (const [file, type] of Object.entries({
        "portfolio.txt": "text/plain; charset=utf-8",
        "portfolio.md": "text/markdown; charset=utf-8",
        "contact.vcf": "text/vcard; charset=utf-8",
        "manifest.webmanifest": "application/manifest+json",
        "favicon.svg": "image/svg+xml",
      })) {
        expect((await fetch(new URL(file, server.url))).headers.get("content-type"), file).toBe(type);
      }
      const page = await fetch(server.url, { headers: { "accept-encoding": "br" } });
      expect(page.headers.get("content-encoding")).toBe("br");
      const again = await fetch(server.url, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
      expect(again.status).toBe(304);
      const elsewhere = await fetch(new URL("/work?from=a-link", server.url), { redirect: "manual" });
      expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([301, "/work/?from=a-link"]);
    } finally {
      await server.close();
    }
  });
});

describe("npm start and npm run preview, seen from the network", () => {
  it("answer this machine alone", async () => {
    const server = await serveSite(underPath, { base: "/work", port: 0 });
    const { port } = new URL(server.url);
    const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
    );
    try {
      expect((await fetch(`http://127.0.0.1:${port}/work/`)).status).toBe(200);
      for (const address of others) await expect(fetch(`http://${address}:${port}/work/`)).rejects.toThrow();
    } finally {
      await server.close();
    }
  });
});

describe("npm start and npm run preview, while the site changes", () => {
  it("answer with a page and the headers of one and the same site, or that there is none", async () => {
    const folders = ["one", "two"].map((name) => join(place, "changing", name));
    for (const [index, folder] of folders.entries()) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "_headers"), `/*\n  X-Site: ${index}\n`);
      await writeFile(join(folder, "index.html"), `<title>${index}</title>`);
      await writeFile(join(folder, "404.html"), "<title>missing</title>");
    }
    const [shown = "", other = ""] = folders;
    const server = await serveSite(shown, { base: "", port: 0 });
    let isOver = false;
    // In two renames, as where folders can't be exchanged: for a moment there is none.
    const swap = async () => {
      while (!isOver) {
        await rename(shown, `${shown}-aside`);
        await rename(other, shown);
        await rename(`${shown}-aside`, other);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const swapping = swap();
    try {
      const seen = new Set<string>();
      for (let count = 0; count < 200; count += 1) {
        const response = await fetch(server.url);
        seen.add(`${response.status} ${response.headers.get("x-site")} ${await response.text()}`);
      }
      expect([...seen].toSorted()).toEqual(["200 0 <title>0</title>", "200 1 <title>1</title>"]);
    } finally {
      isOver = true;
      await swapping;
      await server.close();
    }
  });

  it("go on after an answer that went wrong, and say what was wrong", async () => {
    const folder = join(place, "broken");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "index.html"), "<title>A page</title>");
    await writeFile(join(folder, "_headers"), "no rule\n");
    const server = await serveSite(folder, { base: "", port: 0 });
    try {
      const broken = await fetch(server.url);
      expect([broken.status, await broken.text()]).toEqual([
        500,
        '_headers: "no rule" is neither a path nor a header.\n',
      ]);
      await writeFile(join(folder, "_headers"), "/*\n  X-Site: mended\n");
      expect((await fetch(server.url)).headers.get("x-site")).toBe("mended");
    } finally {
      await server.close();
    }
  });
});
