import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postcss from "postcss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { floorCondition } from "../../../src/document/floor.ts";
import compile from "../../../vite.config.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent } from "../../support/example-content.ts";
import { readSample } from "../../support/sample.ts";
import { documentWith } from "../../support/validators.ts";
import { featureAt, isBeyond, promisedVersions, type Versions, versionWith } from "./compat.ts";
import { excused } from "./excused.ts";
import { readDocumentParts } from "./find-in-document.ts";
import { findApisBeyond, findSyntaxBeyond } from "./find-in-script.ts";
import { findStylesBeyond } from "./find-in-style.ts";

const floor = promisedVersions("readable");
const targets = [compile.build?.target ?? []].flat().map(String);

/** The blocks of all pages on one, in a design. */
function onOnePage({ pages, ...others }: { pages: readonly { blocks: readonly unknown[] }[] }, design: string): object {
  const blocks = pages.flatMap((page) => page.blocks);
  return { ...others, theme: { design }, pages: [{ ...pages[0], blocks }] };
}

describe("what package.json promises", () => {
  it("is, to be readable, what the compiler compiles for", () => {
    expect(Object.fromEntries(floor)).toEqual({ chrome: 102, edge: 102, firefox: 102, safari: 16, safari_ios: 16 });
    expect(targets).toEqual(["chrome102", "edge102", "firefox102", "safari16", "ios16"]);
  });

  it("is no less, in full, than to be readable", () => {
    const full = promisedVersions("production");
    for (const [browser, version] of floor) expect(full.get(browser), browser).toBeGreaterThanOrEqual(version);
  });
});

describe("every script and page of a built site", () => {
  let place: string;
  const scripts = new Map<string, string>();
  const sheets: string[][] = [];
  const found = new Set<string>();

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "floor-"));
    const cards = Array.from({ length: 60 }, (_, index) => ({ type: "skill", title: `Skill ${index}` }));
    const url = "https://example.com/";
    const contents = {
      sample: await readSample(),
      examples: exampleContent(url),
      ...Object.fromEntries(
        ["paper", "rail", "poster"].map((design) => [design, onOnePage(exampleContent(url), design)]),
      ),
      // Its parts are left out while they are out of sight.
      long: documentWith({ type: "card-grid", cards }),
    };
    for (const [name, content] of Object.entries(contents)) {
      const site = await buildTestSite(join(place, name), content as object);
      for (const file of await readdir(site, { recursive: true })) {
        if (!/\.(?:html|js)$/.test(file)) continue;
        const text = await readFile(join(site, file), "utf8");
        if (file.endsWith(".js")) {
          scripts.set(file, text);
          continue;
        }
        const parts = readDocumentParts(text, floor);
        for (const script of parts.scripts) scripts.set("the script in the head", script);
        for (const path of parts.beyond) found.add(path);
        sheets.push(parts.styles);
      }
    }
    for (const script of scripts.values()) for (const { path } of findApisBeyond(script, floor)) found.add(path);
    for (const styles of sheets) for (const path of findStylesBeyond(styles, floor)) found.add(path);
  });
  afterAll(() => rm(place, { recursive: true }));

  it("says nothing in a way that the oldest promised engines can't read", async () => {
    expect(scripts.size).toBeGreaterThan(5);
    for (const [file, script] of scripts) expect(await findSyntaxBeyond(script, targets), file).toEqual([]);
  });

  it("uses nothing that one of them lacks, except with a fallback or a given reason", () => {
    expect(sheets.length).toBeGreaterThan(15);
    expect([...found].filter((path) => !(path in excused)).toSorted()).toEqual([]);
  });

  it("uses everything for which a reason is given", () => {
    expect(Object.keys(excused).filter((path) => !found.has(path))).toEqual([]);
  });

  it("has a look for every promised engine, and for none that lacks what the look takes for granted", () => {
    const asked = [...floorCondition.matchAll(/\(([\w-]+):([\w-]+)\)/g)].map(([, property = "", value = ""]) =>
      featureAt("css", "properties", property, value),
    );
    const features = asked.filter((feature) => feature !== undefined);
    expect(features).toHaveLength(2);
    expect(features.filter((feature) => isBeyond(feature, floor))).toEqual([]);
    const passing: Versions = new Map(
      [...floor.keys()].map((browser) => [
        browser,
        Math.max(...features.map(({ compat }) => versionWith(compat, browser))),
      ]),
    );
    expect(passing.get("chrome")).toBeLessThan(102);
    const needed = sheets.flatMap((styles) => findStylesBeyond(styles, passing));
    // Without this, cards beside the one under the pointer are not dimmed.
    const dimming = "css.at-rules.media.prefers-contrast";
    expect(needed.filter((path) => !(path in excused) && path !== dimming)).toEqual([]);
  });

  it("says to all others nothing but what browsers have known for ten years", () => {
    const old: Versions = new Map([
      ["chrome", 49],
      ["edge", 12],
      ["firefox", 44],
      ["safari", 10],
      ["safari_ios", 10],
    ]);
    for (const styles of sheets) {
      const rules = styles.flatMap((style) => postcss.parse(style).nodes);
      const conditions = rules.map((rule) =>
        rule.type === "atrule" && rule.name === "supports" ? rule.params : "none",
      );
      const [plain, ...looks] = conditions;
      expect(plain).toBe(`not (${floorCondition})`);
      expect(looks.length).toBeGreaterThan(1);
      expect(new Set(looks)).toEqual(new Set([floorCondition]));
      expect(findStylesBeyond([String(rules[0])], old)).toEqual([]);
    }
  });
});
