import { describe, expect, it } from "vitest";
import { keepKeys } from "../../../src/editor/fields/entry-keys.ts";

const before = keepKeys([], ["a", "b", "c"]);
const keysOf = (...texts: string[]) => keepKeys(before, texts).map(({ key }) => key);

describe("the keys of a list's entries", () => {
  it("move with them", () => {
    expect(keysOf("c", "a", "b")).toEqual([2, 0, 1]);
  });

  it("stay while a value is edited", () => {
    expect(keysOf("a", "B", "c")).toEqual([0, 1, 2]);
  });

  it("are new for new entries, and not given again in the same change", () => {
    expect(keysOf("a", "new", "b", "c")).toEqual([0, 3, 1, 2]);
    expect(keysOf("b", "c")).toEqual([1, 2]);
  });

  it("are apart for entries that are alike", () => {
    const alike = keepKeys(before, ["a", "b", "b", "c"]);
    expect(alike.map(({ key }) => key)).toEqual([0, 1, 3, 2]);
    expect(keepKeys(alike, ["b", "a", "b", "c"]).map(({ key }) => key)).toEqual([1, 0, 3, 2]);
  });
});
