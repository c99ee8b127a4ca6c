import { expect, it } from "vitest";
import { ownNames, readsAsOwnName } from "../../../schema/records/own-name.ts";

const isOwn = ownNames(["Asha M. Ráo", "A. Rao-Joshi"]);

it.each([
  ["Asha", "Rao"],
  ["A.", "Rao"],
  ["A. M.", "Rao"],
  ["Asha Meera", "Rao"],
  ["A.", "Rao-Joshi"],
  ["AM", "Rao"],
  ["Asha", "Rao Jr."],
  ["As.", "Rao"],
])("an owner is known as %s %s", (given, family) => {
  expect(isOwn({ given, family })).toBe(true);
});

it.each([
  ["Meera", "Rao"],
  ["A. B.", "Rao"],
  ["Asha", "Joshi"],
  [undefined, "Rao"],
  ["A.", "Arao"],
  ["Anita", "Rao"],
  ["Ashan", "Rao"],
  ["Asha Nita", "Rao"],
])("and isn't %s %s", (given, family) => {
  expect(isOwn({ given, family })).toBe(false);
});

it("is known without the titles before the name", () => {
  expect(ownNames(["Dr. Ines Falk"])({ given: "I.", family: "Falk" })).toBe(true);
});

it("is known by a name that doesn't say which part is the family's", () => {
  expect(["A. van der Berg", "Ada van der Berg", "Ada Rao"].map(readsAsOwnName(["Ada van der Berg"]))).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ["山田太郎", "太郎", "山田"],
  ["山田 太郎", "太郎", "山田"],
  ["Junichi Sato", "Jun-ichi", "Sato"],
  ["Jun-ichi Sato", "J.-i.", "Sato"],
  ["Jean-Paul Sartre", "J.-P.", "Sartre"],
  ["Jean-Paul Sartre", "Jean Paul", "Sartre"],
  ["Ада ван дер Берг", "А.", "ван дер Берг"],
  ["Ada van der Berg", "A. van der", "Berg"],
  ["A.M. Rao", "Asha", "Rao"],
  ["Andrew NG", "A.", "Ng"],
  ["Erwin O'Brien III", "E.", "O'Brien"],
])("%s is known as %s %s", (owner, given, family) => {
  expect(ownNames([owner])({ given, family })).toBe(true);
});
