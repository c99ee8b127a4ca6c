import { expect, it } from "vitest";
import { keepEqual } from "../../src/keep-equal.ts";

const page = () => ({
  title: "Work",
  blocks: [
    { type: "heading", text: "Work" },
    { type: "card-grid", cards: [{ title: "Lamp" }, { title: "Radio" }] },
  ],
});

it("what an edit left as it was stays the same object, all the rest is new", () => {
  const before = page();
  const next = page();
  const [, grid] = next.blocks;
  Object.assign(grid?.cards?.[1] ?? {}, { title: "Clock" });
  const kept = keepEqual(before, next);
  expect(kept).toEqual({
    ...page(),
    blocks: [before.blocks[0], { ...grid, cards: [{ title: "Lamp" }, { title: "Clock" }] }],
  });
  expect(kept.blocks[0]).toBe(before.blocks[0]);
  expect(kept.blocks[1]?.cards?.[0]).toBe(before.blocks[1]?.cards?.[0]);
  expect(kept.blocks[1]).not.toBe(before.blocks[1]);
});

it("data that is equal as a whole is what it was before", () => {
  const before = page();
  expect(keepEqual(before, page())).toBe(before);
});

it.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [{ a: null }, { a: {} }],
  [undefined, { a: 1 }],
])("%j isn't taken for %j", (before: unknown, next: unknown) => {
  expect(keepEqual(before, next)).toBe(next);
});
