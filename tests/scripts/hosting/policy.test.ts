import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestSite } from "../../support/build-test-site.ts";
import { elsewhere, isPolicy, own, policyOf, readPages, vimeo, withBlocks, youtube } from "./sites.ts";

let place: string;
let site: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "policy-"));
  site = await buildTestSite(join(place, "own"), own);
});
afterAll(() => rm(place, { recursive: true }));

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the policy of a page", () => {
  it("stands before all that it governs, on every page and the fallback", async () => {
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
});
