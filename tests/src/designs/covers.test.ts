// @vitest-environment node
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { designs } from "../../../src/designs/designs.ts";

/** Numbers far apart, as titles give them. */
const seeds = Array.from({ length: 500 }, (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 0);

const drawn = Object.entries(designs).filter(([, { drawCover }]) => drawCover(1) !== null);

describe.each(drawn)("covers of the %s design", (_, { drawCover }) => {
  const draw = (seed: number) => renderToStaticMarkup(createElement("div", {}, drawCover(seed)));
  const covers = seeds.map(draw);

  it("are the same for the same title", () => {
    expect(seeds.map(draw)).toEqual(covers);
  });

  it("differ from title to title", () => {
    expect(new Set(covers).size).toBe(covers.length);
  });

  it("are less than a kilobyte", () => {
    expect(Math.max(...covers.map((cover) => Buffer.byteLength(cover)))).toBeLessThan(1024);
  });

  it("have no ids, which a page with two of them would have twice, and no numbers that are none", () => {
    for (const cover of covers) expect(cover).not.toMatch(/\sid=|\sstyle=|NaN|undefined/);
  });
});
