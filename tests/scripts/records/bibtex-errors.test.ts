import { describe, expect, it } from "vitest";
import { choosePublications } from "../../../schema/blocks/publications.ts";
import type { Publication } from "../../../schema/records/publication.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { readPublications } from "../../../scripts/lib/records/read-publications.ts";

const read = (text: string) => readPublications(new SourceText("papers.bib", text));
const codesOf = (text: string) => read(text).reports.map(({ code }) => code);

/** A complete entry, with the fields of a test. */
const article = (fields: string) => `@article{a, title = {A}, author = {Rao, Asha}, year = 2025, ${fields}}`;

describe("names", () => {
  it.each([
    ["Asha Rao, Meera Joshi, Tobias Brandt, Li Wei", "Asha Rao and Meera Joshi and Tobias Brandt and Li Wei"],
    ["Asha Rao, Meera Joshi, Tobias Brandt", "Asha Rao and Meera Joshi and Tobias Brandt"],
    ["Rao, A., Joshi, M.", "Rao, A. and Joshi, M."],
    ["Rao, Asha; Joshi, Meera", "Rao, Asha and Joshi, Meera"],
    ["Rao, Asha,", "Rao, Asha"],
  ])("joined by commas or semicolons are told, with what to write: %s", (names, remedy) => {
    const text = `@misc{a, title = {A}, author = {${names}}}`;
    const [report, ...others] = read(text).reports;
    expect(others).toEqual([]);
    expect(report).toMatchObject({ code: "bibtex-joined-names", location: { start: 31, end: 33 + names.length } });
    expect(report?.hint).toBe(`Put "and" between names: author = {${remedy}}.`);
  });

  it.each([
    "Rao, Asha and Joshi, Meera AND Berg, Ada",
    "King, Jr., Martin Luther",
    "Windsor, III, Harry",
    "{Bench, Lamp, Vice, and Sons}",
    "family=Berg, given=Ada, prefix=van der, useprefix=true",
    "M{\\\"u}ller, J{\\'e}r{\\^o}me and others",
    "Rao, Asha and",
  ])("that BibTeX understands are left alone: %s", (names) => {
    expect(codesOf(`@misc{a, title = {A}, author = {${names}}}`)).toEqual([]);
  });
});

describe("a year", () => {
  it.each(["20211", "98", "2O25", "202x"])("that is invalid is reported, and not shown: %s", (year) => {
    const { records, reports } = read(`@misc{a, title = {A}, year = {${year}}}`);
    expect(reports).toMatchObject([{ code: "bibtex-year", location: { start: 29, end: 31 + year.length } }]);
    expect(records[0]).toMatchObject({ title: "A" });
    expect(records[0]).not.toHaveProperty("date");
  });

  it.each([
    ["1998", "1998"],
    ["1998/99", "1998"],
    ["1998--1999", "1999"],
    ["{\\noopsort{1973b}}1973", "1973"],
    ["c1999", "1999"],
  ])("is read as people write it: %s", (year, date) => {
    const { records, reports } = read(`@misc{a, title = {A}, year = {${year}}}`);
    expect(reports).toEqual([]);
    expect(records).toMatchObject([{ date }]);
  });

  it.each([
    ["year = {in press}", "in press"],
    ["year = {im Druck}", "im Druck"],
    ["year = {{to appear}}", "to appear"],
    ["date = {forthcoming}", "forthcoming"],
    ["pubstate = {inpreparation}", "in preparation"],
  ])("may be words, which are shown: %s", (field, status) => {
    const { records, reports } = read(`@article{a, title = {A}, author = {Rao, Asha}, ${field}}`);
    expect(reports).toEqual([]);
    expect(records).toMatchObject([{ status }]);
  });

  it("in words sorts above all others, and a missing one below them", () => {
    const text = ["year = 2024", "note = {x}", "year = {in press}", "year = 2025"]
      .map((field, index) => `@misc{k${index}, title = {A}, ${field}}`)
      .join("\n");
    const source = read(text).records as readonly Publication[];
    expect(choosePublications({ source }).map(({ key }) => key)).toEqual(["k2", "k3", "k0", "k1"]);
  });
});

describe("a DOI", () => {
  it("that is invalid is reported, and doesn't become a link", () => {
    const { records, reports } = read("@misc{a, title = {A}, doi = {1029-2024WR038112}}");
    expect(reports).toMatchObject([{ code: "bibtex-doi", location: { start: 28, end: 47 } }]);
    expect(records).toMatchObject([{ doi: undefined, links: [] }]);
  });

  it.each([
    "10.1029/2024WR038112",
    "doi:10.1029/2024WR038112",
    "DOI 10.1029/2024WR038112",
    "http://dx.doi.org/10.1029/2024WR038112",
    "\\url{https://doi.org/10.1029/2024WR038112}",
  ])("is found in %s", (doi) => {
    expect(read(`@misc{a, title = {A}, doi = {${doi}}}`)).toMatchObject({
      reports: [],
      records: [{ doi: "10.1029/2024WR038112", links: [{ href: "https://doi.org/10.1029/2024WR038112" }] }],
    });
  });
});

describe("names of types and fields", () => {
  it("that resemble known ones are reported", () => {
    expect(codesOf("@phdtesis{a, title = {A}}")).toEqual(["bibtex-unknown-type"]);
    expect(codesOf(article("jounral = {Sensors}"))).toEqual(["bibtex-unknown-field"]);
    expect(codesOf("@incollection{a, title = {A}, author = {B}, year = 2025, bootitle = {C}}")).toHaveLength(1);
  });

  it("of one's own, or of programs, are left alone", () => {
    const own =
      "bdsk-url-1 = {1}, date-added = {2}, owner = {asha}, notes = {3}, read = {yes}, languages = {de}, x = {4}";
    expect(codesOf(article(`${own}, journal = {Sensors}, journal-iso = {Sens.}`))).toEqual([]);
    expect(codesOf("@web_page{a, title = {A}}\n@zettel{b, title = {B}}")).toEqual([]);
  });
});

describe("an entry", () => {
  it("that lacks fields required by BibTeX is reported once", () => {
    const { reports } = read("@article{a, title = {A}}\n@phdthesis{b, title = {B}, author = {Rao, Asha}}");
    expect(reports.map(({ code, message }) => [code, message])).toEqual([
      ["bibtex-missing-field", 'The entry "a" has no author and no year.'],
      ["bibtex-missing-field", 'The entry "b" has no year.'],
    ]);
  });

  it("lacks nothing that the work says which it is a part of, or that its kind needs none of", () => {
    const part = "@inproceedings{a, title = {A}, author = {Rao, Asha}, crossref = {b}}\n";
    expect(codesOf(`${part}@proceedings{b, title = {B}, year = 2025}`)).toEqual([]);
    expect(codesOf(part)).toEqual(["bibtex-unknown-parent"]);
    expect(codesOf("@misc{a, title = {A}}\n@online{b, title = {B}}")).toEqual([]);
    expect(codesOf("@book{a, title = {A}, editor = {Rao, Asha}, year = 2025}")).toEqual([]);
  });

  it.each(["year = 2025,", "year = 2025"])(
    "that isn't closed is told of at its own beginning, and the next is read: %s",
    (end) => {
      const { records, reports } = read(`@misc{a,\n title = {A},\n ${end}\n\n@misc{b, title = {B}}`);
      expect(records).toMatchObject([{ key: "b" }]);
      expect(reports).toMatchObject([
        {
          code: "bibtex-unclosed-entry",
          hint: "Put } behind its last field, which ends on line 3.",
          location: { start: 0, end: 7 },
        },
      ]);
    },
  );

  it("speaks of braces only where there are any, when a quotation mark isn't closed", () => {
    const hints = (text: string) => read(text).reports.map(({ hint }) => hint);
    expect(hints('@string{a = "abc}\n@misc{b, title = {B}}')).toEqual(['Put " where it ends.']);
    expect(hints('@misc{a, title = "A {b",\n year = 2025}\n@misc{b, title = {B}}')).toEqual([
      'Put " where it ends. Within a value, write as many { as }.',
    ]);
  });
});

it("a file of anything else is said to be no BibTeX, and one of comments says nothing", () => {
  expect(codesOf('[{ "title": "A charger" }]')).toEqual(["bibtex-none"]);
  expect(codesOf("TY  - JOUR\nTI  - A charger")).toEqual(["bibtex-none"]);
  expect(codesOf("% What is still to come.\n\n")).toEqual([]);
});
