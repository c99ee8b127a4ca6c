import { expect, it } from "vitest";
import { fixDate } from "../../schema/check/shape/dates.ts";
import { makeSlug } from "../../schema/slug.ts";

it.each([
  ["2019-5", "2019-05"],
  [" 2019/05/01 ", "2019-05-01"],
  ["2019 5 1", "2019-05-01"],
  ["2019-05-31T10:00:00Z", "2019-05-31"],
  ["05.2019", "2019-05"],
  ["Sept. 2019", "2019-09"],
  ["late MAY 2019", "2019-05"],
  ["1st of May, 2019", "2019-05-01"],
  ["May 2017 to June 2019", undefined],
  ["Marketing 2019", undefined],
  ["2019-13", undefined],
  ["31.12.2019", "2019-12-31"],
  ["März 2024", "2024-03"],
  ["3. Okt. 2021", "2021-10-03"],
  ["30 février 2025", "2025-02-28"],
  ["2024年3月", "2024-03"],
  ["Summer 2019", undefined],
  ["soon", undefined],
])("%j as a date means %j", (text, date) => {
  expect(fixDate(text)).toBe(date);
});

it.each([
  ["My Photo (2)", "my-photo-2"],
  ["Žluťoučký kůň", "zlutoucky-kun"],
  ["ﬁle_name", "file-name"],
  ["--a--", "a"],
  ["आशा", ""],
])("%j becomes the slug %j", (text, slug) => {
  expect(makeSlug(text)).toBe(slug);
});
