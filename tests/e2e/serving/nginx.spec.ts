import { sites } from "../../setup/sites.ts";
import { expect } from "../support/test.ts";
import { promised, test } from "./nginx.ts";

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
