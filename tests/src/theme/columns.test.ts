import { expect, it } from "vitest";
import { chooseColumns } from "../../../src/theme/columns.ts";

const single = (count: number) => Array.from({ length: count }, () => 1);

it.each([
  [1, 3, 1],
  [1, 2, 1],
  [2, 3, 2],
  [3, 3, 3],
  [4, 3, 2],
  [4, 4, 4],
  [5, 3, 3],
  [5, 4, 3],
  [6, 3, 3],
  [8, 4, 4],
  [9, 4, 3],
  [9, 2, 2],
  [10, 3, 2],
])("%i entries stand in %i columns at the most, and so in %i", (entries, most, columns) => {
  expect(chooseColumns(single(entries), most).columns).toBe(columns);
});

it("entries that would leave one alone in any number of columns have all the columns that there may be", () => {
  expect(chooseColumns(single(7), 3).columns).toBe(3);
  expect(chooseColumns(single(13), 4).columns).toBe(4);
});

it("four entries that have no room in a row are laid out two by two, not three and one", () => {
  expect(chooseColumns(single(4), 4)).toEqual({ columns: 4, fewer: 2 });
  expect(chooseColumns(single(6), 3)).toEqual({ columns: 3, fewer: 2 });
});

it("an entry that takes two columns counts as two", () => {
  expect(chooseColumns([2, 1, 1], 3).columns).toBe(2);
  expect(chooseColumns([2, 1], 3).columns).toBe(3);
  expect(chooseColumns([2, 1, 1, 1, 1], 3).columns).toBe(3);
});
