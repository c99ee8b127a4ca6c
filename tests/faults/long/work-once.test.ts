import type { PathLike } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { collectPictures } from "../../../scripts/lib/images/collect-pictures.ts";
import { resolveLanguages } from "../../../scripts/lib/site/list-site.ts";
import { readParts } from "../../../scripts/lib/site/read-parts.ts";
import { portfolioFile, portfolios } from "../../support/site/portfolios.ts";

const done = vi.hoisted(() => ({ read: [] as string[], parsed: [] as string[], shapes: 0, walks: 0, ruleRuns: 0 }));

vi.mock("../../../scripts/lib/files/read-regular.ts", async (original) => {
  const actual = await original<typeof import("../../../scripts/lib/files/read-regular.ts")>();
  return {
    ...actual,
    readRegular: (file: PathLike, most?: number) => {
      // What is kept between runs is not the owner's.
      if (!String(file).includes(".cache")) done.read.push(String(file));
      return actual.readRegular(String(file), most);
    },
  };
});

vi.mock("mdast-util-from-markdown", async (original) => {
  const actual = await original<typeof import("mdast-util-from-markdown")>();
  return {
    ...actual,
    fromMarkdown: (text: string, settings: object) => {
      done.parsed.push(`${Object.keys(settings).length} ${text}`);
      return actual.fromMarkdown(text, settings);
    },
  };
});

vi.mock("../../../schema/check/shape/shape.ts", async (original) => {
  const actual = await original<typeof import("../../../schema/check/shape/shape.ts")>();
  return {
    ...actual,
    checkShape: (...given: Parameters<typeof actual.checkShape>) => {
      done.shapes += 1;
      return actual.checkShape(...given);
    },
  };
});

vi.mock("../../../schema/check/content-index/gather.ts", async (original) => {
  const actual = await original<typeof import("../../../schema/check/content-index/gather.ts")>();
  return {
    ...actual,
    gatherContent: (...given: Parameters<typeof actual.gatherContent>) => {
      done.walks += 1;
      return actual.gatherContent(...given);
    },
  };
});

vi.mock("../../../schema/check/visit-content.ts", async (original) => {
  const actual = await original<typeof import("../../../schema/check/visit-content.ts")>();
  return {
    ...actual,
    visitContent: ((rules, known) => {
      done.ruleRuns += 1;
      return actual.visitContent(rules, known);
    }) as typeof actual.visitContent,
  };
});

beforeEach(() => {
  done.read = [];
  done.parsed = [];
  done.shapes = 0;
  done.walks = 0;
  done.ruleRuns = 0;
});

const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

describe.each(portfolios)("to check and resolve the portfolio of the %s", (who) => {
  it("each file is read once, keys and values are checked once, all rules run in one traversal, and each rich text is parsed once", async () => {
    const loaded = await loadContent(portfolioFile(who));
    if (!loaded.content) throw new Error("The portfolio isn't sound");
    resolveLanguages(await readParts(loaded, loaded.content), collectPictures().show);
    expect(done.read.length).toBeGreaterThan(0);
    expect(repeated(done.read)).toEqual([]);
    expect(done.shapes).toBe(1);
    expect([done.walks, done.ruleRuns]).toEqual([1, 1]);
    expect(done.parsed.length).toBeGreaterThan(0);
    expect(repeated(done.parsed)).toEqual([]);
  });
});
