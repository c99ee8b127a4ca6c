import { expect, it } from "vitest";
import { directionAttribute } from "../../src/document/html.ts";

it.each(["ar", "ar-EG", "he", "ur-PK", "fa", "dv", "pa-Arab", "az-Arab-IR"])(
  "%s is written from right to left",
  (tag) => {
    expect(directionAttribute(tag)).toBe(' dir="rtl"');
  },
);

it.each(["en", "hi", "ja", "ar-Latn", "pa", "az"])("%s is written as ever", (tag) => {
  expect(directionAttribute(tag)).toBe("");
});
