import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestSite } from "../../support/build-test-site.ts";
import { elsewhere, formTo, isPolicy, own, policyOf, readPages, vimeo, withBlocks, youtube } from "./sites.ts";

let place: string;
let site: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "policy-"));
  site = await buildTestSite(join(place, "own"), own);
});
afterAll(() => rm(place, { recursive: true }));

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the policy of a page", () => {
  it("is before everything that it governs, on every page and the fallback", async () => {
    const pages = await readPages(site);
    expect(pages).toHaveLength(own.pages.length + 1);
    for (const [file, elements] of pages) {
      const first = elements.findIndex(({ name }) => ["script", "style", "link", "base", "img"].includes(name));
      expect(elements.filter(isPolicy), file).toHaveLength(1);
      expect(elements.findIndex(isPolicy), file).toBeLessThan(first);
    }
  });

  it("names each inline script and style sheet by the hash of what the page holds, and nothing beside them", async () => {
    for (const [file, elements] of await readPages(site)) {
      const policy = policyOf(elements);
      const scripts = elements.filter(
        ({ name, attributes }) => name === "script" && !("src" in attributes || "type" in attributes),
      );
      const styles = elements.filter(({ name }) => name === "style");
      expect(scripts, file).toHaveLength(1);
      expect(styles, file).toHaveLength(2);
      expect(policy["script-src"], file).toEqual(["'self'", ...scripts.map(({ text }) => hash(text))]);
      expect(policy["style-src"], file).toEqual(["'self'", ...styles.map(({ text }) => hash(text)), hash("")]);
    }
  });

  it("allows nothing that it does not name, and no script that is not the site's", async () => {
    for (const [file, elements] of await readPages(site)) {
      const { "style-src": _styles, "script-src": scripts, ...rest } = policyOf(elements);
      expect(scripts?.join(" "), file).not.toMatch(/unsafe|https?:|\*/);
      expect(rest, file).toEqual({
        "default-src": ["'none'"],
        "style-src-attr": ["'unsafe-inline'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "media-src": ["'self'"],
        "font-src": ["'self'"],
        "img-src": ["'self'"],
        "frame-src": ["https://www.youtube-nocookie.com"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "object-src": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": ["'none'"],
      });
    }
  });

  it.each([
    ["none where there is no video", [{ type: "heading", text: "Home" }], ["'none'"]],
    ["none where a video is only linked", [elsewhere], ["'none'"]],
    [
      "that of a video in a column",
      [{ type: "columns", columns: [{ blocks: [vimeo] }] }],
      ["https://player.vimeo.com"],
    ],
    [
      "those of all videos, once each",
      [vimeo, youtube, youtube],
      ["https://player.vimeo.com", "https://www.youtube-nocookie.com"],
    ],
  ])("allows the frames of the players that the content uses: %s", async (name, blocks, expected) => {
    const built = await buildTestSite(join(place, name), withBlocks(blocks));
    for (const [, elements] of await readPages(built)) expect(policyOf(elements)["frame-src"]).toEqual(expected);
  });

  it.each([
    ["its host", "https://formspree.io/f/abcdefgh", "https://formspree.io"],
    ["its port", "https://user@forms.example:8443/f?a#b", "https://forms.example:8443"],
    ["its host in the letters of names", "https://münchen.example/f", "https://xn--mnchen-3ya.example"],
    ["only the scheme, where a policy has no way to write its host", "https://[::1]/f", "https:"],
    ["only the scheme, where its host would begin a directive", "https://a.example;sandbox/f", "https:"],
    ["only the scheme, where its host would stand for others", "https://*.example/f", "https:"],
  ])("lets a form go where it says, and come back, on its own page alone: %s", async (name, action, source) => {
    const content = withBlocks([{ type: "columns", columns: [{ blocks: [formTo(action)] }] }]);
    const other = { path: "/other", title: "Other", description: "Other.", blocks: [{ type: "hero" }] };
    const built = await buildTestSite(join(place, name), { ...content, pages: [...content.pages, other] });
    const policies = new Map((await readPages(built)).map(([file, elements]) => [file, policyOf(elements)]));
    expect(policies.get("index.html")?.["form-action"]).toEqual([source, "'self'"]);
    expect(policies.get("other/index.html")?.["form-action"]).toEqual(["'none'"]);
    expect(policies.get("404.html")?.["form-action"]).toEqual(["'none'"]);
    for (const policy of policies.values()) expect(Object.keys(policy)).not.toContain("sandbox");
  });

  it("names the counter's host for pictures where visits are counted, and each page asks it for one, by its path", async () => {
    const { site: about, ...content } = withBlocks([{ type: "hero" }]);
    for (const address of [
      "https://asha.goatcounter.com",
      "https://asha.goatcounter.com/count",
      "https://asha.goatcounter.com/?x#y",
    ]) {
      const analytics = { kind: "goatcounter", address };
      const built = await buildTestSite(join(place, "counted"), { ...content, site: { ...about, analytics } });
      for (const [file, elements] of await readPages(built)) {
        expect(policyOf(elements)["img-src"], file).toEqual(["'self'", "https://asha.goatcounter.com"]);
        const pixels = elements.filter(({ name, attributes }) => name === "img" && attributes["referrerpolicy"]);
        const expected = file === "404.html" ? [] : ["https://asha.goatcounter.com/count?p=%2Fwork%2F"];
        expect(pixels.map(({ attributes }) => attributes["src"])).toEqual(expected);
        for (const { attributes } of pixels)
          expect(attributes).toMatchObject({ alt: "", referrerpolicy: "no-referrer" });
      }
    }
    for (const [, elements] of await readPages(site)) {
      expect(elements.filter(({ attributes }) => attributes["src"]?.startsWith("https:"))).toEqual([]);
    }
  });
});
