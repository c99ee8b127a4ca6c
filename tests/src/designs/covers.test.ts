// @vitest-environment node
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { designs } from "../../../src/designs/designs.ts";

/** Numbers far apart, as titles give them. */
const seeds = Array.from({ length: 500 }, (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 0);

const drawn = Object.entries(designs).filter(([, { drawCover }]) => drawCover(1, 0) !== null);

describe.each(drawn)("covers of the %s design", (_, { drawCover }) => {
  const draw = (seed: number, turn = 0) => renderToStaticMarkup(createElement("div", {}, drawCover(seed, turn)));
  const covers = seeds.map((seed, index) => draw(seed, index));

  it("are the same for the same title", () => {
    expect(seeds.map((seed, index) => draw(seed, index))).toEqual(covers);
  });

  it("differ from those beside and below them in more than numbers", () => {
    const kind = (turn: number) => draw(seeds[0] ?? 0, turn).replace(/[\d.-]+/g, "");
    for (const apart of [1, 2, 3]) expect(kind(apart)).not.toBe(kind(0));
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
