import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { labelsOf } from "../../../schema/labels/choose-labels.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { findNginx, startNginx } from "../../setup/nginx.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { attributesOf, elementsOf, textOf } from "../outputs/site.ts";

const content = {
  version: 1,
  site: { title: "Asha Rao", description: "Chargers.", url: "https://asha.dev/work/", language: "ar" },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  pages: [
    { path: "/", title: "Home", blocks: [{ type: "hero" }] },
    {
      path: "/about",
      title: "About <me>",
      description: "Who I am.",
      movedFrom: ["/me", "/Blog/About.html"],
      blocks: [{ type: "heading", text: "About" }],
    },
    { path: "/gone", title: "Gone", hidden: true, movedFrom: ["/went"], blocks: [{ type: "hero" }] },
  ],
};

let folder: string;
let site: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "moves-"));
  site = await buildTestSite(folder, content);
});
afterAll(() => rm(folder, { recursive: true }));

describe("a page that has moved", () => {
  it("is led to by a page in each old place, which search engines leave out", async () => {
    for (const file of ["me/index.html", "Blog/About.html"]) {
      const elements = elementsOf(await readFile(join(site, file), "utf8"));
      const find = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
      expect(find("a").map((link) => [attributesOf(link)["href"], textOf(link)])).toEqual([
        ["/work/about/", "About <me>"],
      ]);
      const metas = find("meta").map(attributesOf);
      expect(metas).toContainEqual({ "http-equiv": "refresh", content: "0; url=/work/about/" });
      expect(metas).toContainEqual({ name: "robots", content: "noindex" });
      expect(find("link").map(attributesOf)).toEqual([{ rel: "canonical", href: "https://asha.dev/work/about/" }]);
      expect(find("html").map(attributesOf)).toEqual([{ lang: "ar", dir: "rtl" }]);
      expect(find("h1").map(textOf)).toEqual([labelsOf("ar").moved]);
    }
    await expect(readFile(join(site, "went/index.html"))).rejects.toThrow("ENOENT");
    expect(await readFile(join(site, "sitemap.xml"), "utf8")).not.toContain("/me");
  });

  it("is led to by the hosts that can", async () => {
    expect((await readFile(join(site, "_redirects"), "utf8")).split("\n")).toEqual([
      "/work/me /work/about/ 301!",
      "/work/me /work/about/ 301",
      "/work/me/ /work/about/ 301!",
      "/work/me/ /work/about/ 301",
      "/work/Blog/About.html /work/about/ 301!",
      "/work/Blog/About.html /work/about/ 301",
      "",
    ]);
    expect(JSON.parse(await readFile(join(site, "vercel.json"), "utf8")).redirects).toContainEqual({
      source: "/work/me",
      destination: "/work/about/",
      permanent: true,
    });
  });

  it("is found by nginx with its rules, and by a server that has none", async () => {
    const preview = await serveSite(site, { base: "/work", port: 0 });
    const nginx = await findNginx();
    const server = nginx ? await startNginx(nginx, site, "/work") : undefined;
    try {
      const page = await fetch(new URL("me", preview.url));
      expect(await page.text()).toContain(labelsOf("ar").moved);
      for (const path of server ? ["me", "me/", "Blog/About.html"] : []) {
        const answer = await fetch(new URL(path, server?.url), { redirect: "manual" });
        expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 301, "/work/about/"]);
      }
      if (server) expect((await fetch(new URL("_redirects", server.url))).status).toBe(404);
    } finally {
      await preview.close();
      await server?.close();
    }
  });
});
