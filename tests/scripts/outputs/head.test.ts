import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleFile } from "../../support/sample.ts";
import { addressOf, type BuiltSite, buildDraft, fileAt, pagesOf, readHead } from "./site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await buildDraft((draft) => {
    draft.site["language"] = "en-IN";
  });
});

describe("the head of every page", () => {
  it("has a title, a description, a language and one canonical address, its own", async () => {
    for (const file of pagesOf(site)) {
      const head = readHead(await site.read(file));
      expect(head.title).toMatch(/\S/);
      expect(head.meta("description")).toEqual([expect.stringMatching(/\S/)]);
      expect(head.language).toBe("en-IN");
      expect(head.links("canonical").map(({ href }) => href)).toEqual([addressOf(file)]);
    }
  });

  it("tells apps the same as search engines", async () => {
    for (const file of pagesOf(site)) {
      const head = readHead(await site.read(file));
      expect(head.meta("og:title")).toEqual([head.title]);
      expect(head.meta("og:description")).toEqual(head.meta("description"));
      expect(head.meta("og:url")).toEqual([addressOf(file)]);
      expect(head.meta("og:locale")).toEqual(["en_IN"]);
      expect(head.meta("og:site_name")).toEqual(["Your Name — Portfolio"]);
      expect(head.meta("author")).toEqual(["Your Name"]);
      expect(head.meta("og:type")).toEqual([file === "index.html" ? "profile" : "website"]);
      expect(head.meta("profile:first_name")).toEqual(file === "index.html" ? ["Name"] : []);
      expect(head.meta("twitter:card")).toEqual(["summary_large_image"]);
    }
  });

  it("names a picture of 1200 by 630 pixels that is there, another one on each page", async () => {
    const pictures = new Set<string>();
    for (const file of pagesOf(site)) {
      const head = readHead(await site.read(file));
      const picture = fileAt(head.meta("og:image")[0] ?? "");
      expect(await sharp(join(site.folder, picture)).metadata()).toMatchObject({
        format: "png",
        width: Number(head.meta("og:image:width")[0]),
        height: Number(head.meta("og:image:height")[0]),
      });
      expect(head.meta("og:image:type")).toEqual(["image/png"]);
      expect(head.meta("og:image:width")).toEqual(["1200"]);
      expect(head.meta("og:image:height")).toEqual(["630"]);
      expect(head.meta("og:image:alt")).toEqual([expect.stringContaining("Your Name")]);
      pictures.add(picture);
    }
    expect(pictures.size).toBe(5);
  });

  it("links only to files that are there", async () => {
    for (const file of pagesOf(site)) {
      const head = readHead(await site.read(file));
      const links = ["alternate", "manifest", "apple-touch-icon", "icon"].flatMap((rel) => head.links(rel));
      expect(links.length).toBeGreaterThanOrEqual(6);
      for (const { href } of links) expect(site.files).toContain(fileAt(new URL(href ?? "", addressOf(file)).href));
    }
  });

  it("offers the other forms by their types", async () => {
    const types = readHead(await site.read("about/index.html"))
      .links("alternate")
      .map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["text/vcard", "text/markdown", "text/plain"]));
  });
});

it("links to the owner's profiles, and no others, say that these are the owner's", async () => {
  const html = await site.read("contact/index.html");
  const links = [...html.matchAll(/<a [^>]*href="(https:[^"]+)"[^>]*>/g)];
  const mine = links.filter(([tag]) => /rel="me noopener noreferrer"/.test(tag)).map(([, href]) => href);
  const draft = JSON.parse(await readFile(sampleFile, "utf8"));
  expect(mine).not.toEqual([]);
  for (const href of mine) expect(draft.profile.links.map((link: { href: string }) => link.href)).toContain(href);
  expect(await site.read("project/index.html")).toMatch(/<a [^>]*rel="noopener noreferrer"/);
});

it("the fallback page is kept out of search results, and says nothing to programs", async () => {
  const head = readHead(await site.read("404.html"));
  expect(head.meta("robots")).toEqual(["noindex"]);
  expect(head.links("canonical")).toEqual([]);
  expect(head.graphs).toEqual([]);
  expect(head.meta("og:url")).toEqual([]);
});

it("what the browser loads to change the page holds nothing of it", async () => {
  expect(await site.read("about/page.json")).not.toContain("og:title");
});

it("text that looks like HTML stays text, in attributes and in JSON-LD", async () => {
  const attack = `</script><script>alert(1)</script>"><img src=x>\u2028&amp;`;
  const hostile = await buildDraft((draft) => {
    draft.site["title"] = `Title ${attack}`;
    draft.profile["role"] = `Role ${attack}`;
    draft.pages[1] = {
      ...(draft.pages[1] ?? { path: "/about", blocks: [] }),
      title: `About ${attack}`,
      description: attack,
    };
  });
  for (const file of ["index.html", "about/index.html"]) {
    const head = readHead(await hostile.read(file));
    const plain = readHead(await site.read(file));
    expect(head.scripts).toBe(plain.scripts);
    expect(head.meta("og:site_name")).toEqual([`Title ${attack}`]);
    expect(JSON.stringify(head.graphs)).toContain(JSON.stringify(attack).slice(1, -1));
  }
  expect(readHead(await hostile.read("about/index.html")).meta("description")).toEqual([attack]);
});

it.each([
  ["x", "https://x.com/asha_rao", ["@asha_rao"]],
  ["x", "https://www.twitter.com/asha_rao/", ["@asha_rao"]],
  ["x", "https://elsewhere.example/asha_rao", []],
  ["website", "https://x.com/asha_rao", []],
])("a shared link names the owner's account at X by the %s link %s as %j", async (kind, href, account) => {
  const withAccount = await buildDraft((draft) => {
    draft.profile["links"] = [{ id: "x", kind, label: "X", href }];
    draft.footer = { type: "footer", connect: { title: "Elsewhere" } };
    const contact = draft.pages.at(-1)?.blocks[0];
    if (contact) delete contact["links"];
  });
  expect(readHead(await withAccount.read("index.html")).meta("twitter:creator")).toEqual(account);
});

it("the country of most who speak it is beside a language that names none: apps take it for en_US otherwise", async () => {
  const withoutCountry = await buildDraft((draft) => {
    draft.site["language"] = "zh-Hant";
  });
  expect(readHead(await withoutCountry.read("index.html")).meta("og:locale")).toEqual(["zh_TW"]);
});
