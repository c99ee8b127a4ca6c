import { expect, it } from "vitest";
import { leadingOf } from "../../../src/theme/leading.ts";

it.each(["Ottilie Brandvoll", "Søren Łuk", "Анна Котова", "Νικος", "R2-D2, 10 %", "Ada 👋🏽 ❤️"])(
  "%j asks for no more room between its lines than the design gives",
  (text) => {
    expect(leadingOf(text)).toEqual({});
  },
);

it.each(["Jördis Müller", "Ju\u0308rgen", "Andrés", "Андрей", "Έλενα", "山田太郎", "がく", "ישראל"])(
  "%j asks for room for a mark over or under a letter",
  (text) => {
    expect(leadingOf(text)).toEqual({ "--leading": 1.2 });
  },
);

it.each(["Nguyễn", "สมชาย", "कृष्ण", "محمد", "Anna in ไทย"])("%j asks for room for stacked marks", (text) => {
  expect(leadingOf(text)).toEqual({ "--leading": 1.5 });
});
