import { expect, it } from "vitest";
import { directionOf } from "../../../schema/language.ts";

it.each(["ar", "ar-EG", "he", "ur-PK", "fa", "dv", "pa-Arab", "az-Arab-IR"])(
  "%s is written from right to left",
  (tag) => {
    expect(directionOf(tag)).toBe("rtl");
  },
);

it.each(["en", "hi", "ja", "ar-Latn", "pa", "az"])("%s is written as ever", (tag) => {
  expect(directionOf(tag)).toBeUndefined();
});
