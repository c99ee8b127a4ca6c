import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import type { SiteServer } from "../../../scripts/lib/serve/serve-site.ts";
import { findNginx, startNginx } from "../../setup/nginx.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { attributesOf, elementsOf, readHead } from "../outputs/site.ts";

const languages = ["en", "de", "pt-BR", "zh-Hans", "zh-Hant"];
const said = (text: string) => Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));
const content = {
  version: 1,
  site: {
    title: "Asha Rao",
    description: "Chargers.",
    url: "https://asha.dev/work/",
    languages,
    detectLanguage: true,
    outputs: { socialImages: false },
  },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  allow: ["untranslated"],
  pages: [
    {
      path: "/",
      title: said("Home"),
      blocks: [
        { type: "hero", text: "Read on [here](/#more) and [there](/about)." },
        { type: "prose", id: "more", body: "More." },
      ],
    },
    { path: "/about", title: said("About"), blocks: [{ type: "prose", body: "Back [home](/)." }] },
  ],
};

let folder: string;
let site: string;
let server: SiteServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "detect-language-"));
  site = await buildTestSite(folder, content);
  const nginx = await findNginx();
  server = nginx ? await startNginx(nginx, site, "/work") : undefined;
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

describe("a site whose owner asks for its visitors' language", () => {
  it.for([
    ["de", "/work/de/"],
    ["de-AT,de;q=0.9,en;q=0.8", "/work/de/"],
    ["en-US,en;q=0.9,de;q=0.8", undefined],
    ["fr-FR, fr;q=0.9, de;q=0.7, en;q=0.3", "/work/de/"],
    // By their weights, whatever their order.
    ["en;q=0.5,de;q=0.9", "/work/de/"],
    ["de;q=0.25, en;q=0.75", undefined],
    ["de; q=0.8, pt ; q=1.0", "/work/pt-br/"],
    ["en;q=0.05, de;q=0.1", "/work/de/"],
    // Of the same weight, the first.
    ["pt,de", "/work/pt-br/"],
    ["de;q=0,fr", undefined],
    // By countries, where these stand for a script.
    ["zh-TW,zh;q=0.9,en;q=0.8", "/work/zh-hant/"],
    ["zh-Hant-HK", "/work/zh-hant/"],
    ["zh-CN,zh;q=0.9", "/work/zh-hans/"],
    ["zh", "/work/zh-hans/"],
    ["PT-pt", "/work/pt-br/"],
    ["den,dex-DE", undefined],
    ["fr", undefined],
    ["*", undefined],
    ["", undefined],
  ])("leads who asks for %s to %s, by nginx", async ([asked = "", home], { skip }) => {
    if (!server) return skip("there is no nginx here");
    const answer = await fetch(server.url, { redirect: "manual", headers: { "Accept-Language": asked } });
    expect([answer.status, answer.headers.get("location")]).toEqual(home ? [302, home] : [200, null]);
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors");
    if (!home) expect(readHead(await answer.text()).language).toBe("en");
  });

  it("redirects neither search engines, which ask for none, nor from any other address, nor who has chosen", async ({
    skip,
  }) => {
    if (!server) return skip("there is no nginx here");
    const ask = async (path: string, asked?: string) => {
      const headers = new Headers(asked === undefined ? {} : { "Accept-Language": asked });
      const { status } = await fetch(new URL(path, server?.url), { redirect: "manual", headers });
      return [path, status];
    };
    // Without a value of its own, fetch asks for any language.
    expect(await ask("")).toEqual(["", 200]);
    for (const path of ["about/", "de/", "index.html", "?lang=en", "page.json"]) {
      expect(await ask(path, "de")).toEqual([path, 200]);
    }
    expect(await ask("?utm_source=card", "de")).toEqual(["?utm_source=card", 302]);
  });

  it("says in its own links to the first language that this one is meant, and to programs only where it is", async () => {
    const hrefs = async (page: string) => {
      const html = await readFile(join(site, page), "utf8");
      const links = elementsOf(html).filter(({ tagName }) => tagName === "a");
      return { head: readHead(html), links: links.map((link) => attributesOf(link)["href"] ?? "") };
    };
    for (const page of ["index.html", "about/index.html", "de/index.html", "404.html"]) {
      expect((await hrefs(page)).links).not.toContain("/work/");
      expect((await hrefs(page)).links).toContain("/work/?lang=en");
    }
    const { links, head } = await hrefs("index.html");
    expect(links).toContain("/work/?lang=en#more");
    expect(links).toContain("/work/de/");
    expect(head.links("canonical")[0]?.["href"]).toBe("https://asha.dev/work/");
    expect(head.links("alternate").map(({ href }) => href)).toContain("https://asha.dev/work/");
    expect(await readFile(join(site, "sitemap.xml"), "utf8")).not.toContain("?lang=");
    expect((await hrefs("de/about/index.html")).links.filter((href) => href.includes("lang="))).toEqual([]);
  });

  it("tells Netlify in its own words, after which pages have moved", async () => {
    // From, what is asked of the query, to, status and conditions, as its documentation has them.
    expect((await readFile(join(site, "_redirects"), "utf8")).split("\n")).toEqual([
      "/work/ lang=:chosen /work/index.html 200!",
      "/work/ /work/de/ 302! Language=de",
      "/work/ /work/pt-br/ 302! Language=pt-br,pt",
      "/work/ /work/zh-hans/ 302! Language=zh-hans,zh-cn,zh-sg,zh-my,zh",
      "/work/ /work/zh-hant/ 302! Language=zh-hant,zh-tw,zh-hk,zh-mo",
      "",
    ]);
  });
});

it("visitors are redirected from a host's root, too", async ({ skip }) => {
  const nginx = await findNginx();
  if (!nginx) return skip("there is no nginx here");
  const atRoot = { ...content, site: { ...content.site, url: "https://asha.dev/" } };
  const root = await startNginx(nginx, await buildTestSite(join(folder, "root"), atRoot), "");
  try {
    const ask = (path: string) =>
      fetch(new URL(path, root.url), { redirect: "manual", headers: { "Accept-Language": "de" } });
    expect((await ask("")).headers.get("location")).toBe("/de/");
    expect((await ask("?lang=en")).status).toBe(200);
  } finally {
    await root.close();
  }
});

it("there is no redirect unless the owner asks for it, and a site with one language gets a warning", async () => {
  const plain = { ...content, site: { ...content.site, detectLanguage: undefined } };
  const built = await buildTestSite(join(folder, "plain"), plain);
  await expect(readFile(join(built, "_redirects"))).rejects.toThrow("ENOENT");
  expect(await readFile(join(built, "nginx.conf"), "utf8")).not.toContain("accept_language");
  expect(await readFile(join(built, "de/index.html"), "utf8")).not.toContain("lang=en");
  const alone = { ...content, site: { ...content.site, languages: ["en"] } };
  const { diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(alone)));
  expect(diagnostics.map(({ code }) => code)).toContain("no-language-to-detect");
});
