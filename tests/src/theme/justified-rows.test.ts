// @vitest-environment node
import { describe, expect, it } from "vitest";
import { justifyRows } from "../../../src/theme/justified-rows.ts";

const [portrait, landscape] = [0.8, 1.25];

describe("rows of pictures", () => {
  it("are filled, each at one height, and all about equally high", () => {
    const ratios = [portrait, landscape, portrait, landscape, portrait, portrait, landscape];
    const places = justifyRows(ratios, 3, 1.5);
    const heights = places.map(({ share }, index) => share / (ratios[index] ?? 1));
    for (let start = 0; start < places.length; start += (places[start]?.gaps ?? 0) + 1) {
      const end = start + (places[start]?.gaps ?? 0) + 1;
      const [shares, high] = [places.slice(start, end).map(({ share }) => share), heights.slice(start, end)];
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(Math.max(...high) - Math.min(...high)).toBeCloseTo(0);
    }
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.5);
  });

  it("have no more pictures than there may be, and keep their order", () => {
    expect(justifyRows([1, 1, 1, 1, 2], 2, 1).map(({ gaps }) => gaps)).toEqual([1, 1, 1, 1, 0]);
  });

  it("stay open at their end where a lone picture would be too high", () => {
    expect(justifyRows([portrait], 3, 1.6)).toEqual([{ share: 0.5, gaps: 0 }]);
    expect(justifyRows([], 3, 1.6)).toEqual([]);
  });

  it("stay open at their end where a lone picture would be higher than the other rows", () => {
    expect(justifyRows([1, portrait, 1], 2, 1).at(-1)).toEqual({ share: 1 / 1.8, gaps: 1 });
    // A panorama is lower, so it fills its row.
    expect(justifyRows([1, portrait, 2], 2, 1).at(-1)).toEqual({ share: 1, gaps: 0 });
  });
});
