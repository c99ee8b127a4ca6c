import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { symbols } from "../../../src/labels.ts";
import { buildTestSite } from "../../support/build-test-site.ts";

let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "letters-"));
});
afterAll(() => rm(place, { recursive: true }));

interface Built {
  html: string;
  site: string;
  /** The fonts among the site's files. */
  fonts: string[];
}

async function build(name: string, theme: object, role: string): Promise<Built> {
  const site = await buildTestSite(join(place, name), {
    version: 1,
    allow: ["missing-description"],
    site: { title: "Asha Rao", description: "Motors.", url: "https://asha.example/work/" },
    profile: { name: "Asha Rao", role, emails: [], links: [] },
    theme,
    pages: [{ path: "/", title: "Home", blocks: [{ type: "hero" }] }],
  });
  const files = await readdir(join(site, "assets"));
  const html = await readFile(join(site, "index.html"), "utf8");
  return { html, site, fonts: files.filter((file) => file.endsWith(".woff2")).toSorted() };
}

/** The rules for letters in a page: family, address and characters of each. */
function rulesOf(html: string): { family: string; address: string; range: string }[] {
  const rules = [...html.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rule = ""]) => rule);
  const read = (rule: string, pattern: RegExp) => pattern.exec(rule)?.[1] ?? "";
  return rules.map((rule) => ({
    family: read(rule, /font-family:"([^"]*)"/),
    address: read(rule, /url\("([^"]*)"\)/),
    range: read(rule, /unicode-range:([^;]*)/),
  }));
}

const comments = /\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gms;

describe("a page in the letters of its design", () => {
  it("names a file for each slice that the site's characters need, in either case, and no other", async () => {
    const { html, fonts } = await build("slices", { design: "rail" }, "Inženýrka, ước");
    const rules = rulesOf(html).filter(({ address }) => address !== "");
    expect(rules.map(({ family }) => family)).toEqual(["Hanken Grotesk", "Hanken Grotesk", "Hanken Grotesk"]);
    expect(rules.map(({ range }) => range)).toEqual([
      expect.stringMatching(/^U\+20-7E,U\+A0,.*U\+DD,U\+FD/),
      "U+17D-17E,U+1AF-1B0",
      "U+1EDA-1EDB",
    ]);
    expect(fonts.map((file) => file.replace(/-[0-9a-f]{12}\.woff2$/, ""))).toEqual([
      "hanken-grotesk-latin",
      "hanken-grotesk-latin-ext",
      "hanken-grotesk-vietnamese",
    ]);
    expect(rules.map(({ address }) => address.replace("/work/assets/", "")).toSorted()).toEqual(fonts);
  });

  it("fetches the display's Latin letters at once, and allows letters of its own alone", async () => {
    const { html, site } = await build("preload", { design: "paper" }, "Engineer");
    const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(1);
    const [, path = ""] =
      /as="font" type="font\/woff2" crossorigin="" href="\/work\/([^"]*)"/.exec(preloads[0] ?? "") ?? [];
    expect((await readFile(join(site, path))).toString("latin1", 0, 4)).toBe("wOF2");
    const [display] = rulesOf(html);
    expect(display?.family).toBe("Newsreader display");
    expect(display?.address).toBe(`/work/${path}`);
    expect(html).toContain("font-src 'self';");
    expect(await readFile(join(site, "404.html"), "utf8")).toContain(`href="/work/${path}"`);
  });

  it("leaves what its typefaces lack to those of the visitor", async () => {
    const { html } = await build("lacking", { design: "bench" }, "Engineer देवनागरी 漢字");
    const ranges = rulesOf(html).map(({ range }) => range);
    expect(ranges.join()).not.toMatch(/U\+(?:9[0-9A-F]{2}|[6-9][0-9A-F]{3})\b/);
    expect(html).toMatch(/--font-text:"Geist",[^;]*system-ui,sans-serif/);
  });

  it("has the typefaces that the owner chooses, as heavy as those whose places they take", async () => {
    const { html } = await build("chosen", { design: "bench", fonts: { display: "newsreader" } }, "Engineer");
    expect(
      rulesOf(html)
        .filter(({ address }) => address !== "")
        .map(({ family }) => family),
    ).toEqual(["Newsreader", "Geist", "Geist Mono"]);
    expect(html).toMatch(/"Newsreader";font-weight:400 700;/);
  });

  it("loads nothing where the owner wants what visitors have", async () => {
    const { html, fonts } = await build("system", { design: "paper", font: "serif" }, "Engineer");
    expect(fonts).toEqual([]);
    expect(html).not.toMatch(/@font-face|preload|font-src/);
    expect(html).toMatch(/--font-display:Charter,/);
  });

  it("has the same bytes whenever it is built", async () => {
    const [one, other] = [
      await build("once", { design: "poster" }, "Engineer"),
      await build("again", { design: "poster" }, "Engineer"),
    ];
    expect(one.fonts).toEqual(other.fonts);
    for (const file of one.fonts) {
      const [first, second] = [one, other].map(({ site }) => readFile(join(site, "assets", file)));
      expect(Buffer.compare((await first) ?? Buffer.of(), (await second) ?? Buffer.of())).toBe(0);
    }
  });
});

it("the signs that views and style sheets show beside words are all listed, so that letters are cut to hold them", () => {
  const root = join(import.meta.dirname, "../../../src");
  // The owner's editor and what `dev` adds are in the owner's own fonts.
  const isVisitors = (file: string) => !/^(?:editor|dev)\//.test(file) && !file.endsWith("labels.ts");
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter(isVisitors);
  expect(files.length).toBeGreaterThan(80);
  const shown = files.flatMap(
    (file) =>
      readFileSync(join(root, file), "utf8")
        .replace(comments, "")
        .match(/[^\0-\x7f]/gu) ?? [],
  );
  expect(shown.filter((sign) => !symbols.includes(sign))).toEqual([]);
});
