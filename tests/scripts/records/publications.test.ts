import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choosePublications } from "../../../schema/blocks/publications.ts";
import { describeVenue, nameAuthor, type Publication } from "../../../schema/records/publication.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { readPublications } from "../../../scripts/lib/records/read-publications.ts";

const read = (text: string) => readPublications(new SourceText("papers.bib", text));
const file = read(readFileSync("tests/content/records/papers.bib", "utf8"));
const papers = file.records as readonly Publication[];

/** A publication in lines, as a person would check it. */
function tell(paper: Publication): string[] {
  return [
    `${paper.kind} ${paper.key}, ${paper.date}`,
    paper.title,
    paper.authors.map(nameAuthor).join("; ") + (paper.hasOthers ? "; others" : ""),
    describeVenue(paper) ?? "nowhere",
    ...paper.links.map(({ kind, href }) => `${kind} ${href}`),
    ...(paper.abstract === undefined ? [] : [paper.abstract]),
  ];
}

describe("a file of references", () => {
  it("is read as plain text, whatever LaTeX and short forms it is written in", () => {
    expect(file.reports).toEqual([]);
    expect(papers.map(tell)).toEqual([
      [
        "article rao2025charger, 2025-03",
        "A Charger for LiFePO₄ Cells & Its Limits",
        "Asha Rao; Jérôme Müller; Ada van der Berg",
        "Sensors and Actuators A 24 (3), 101–118",
        "doi https://doi.org/10.1000/sensors.2025%3C101%3E",
        "pdf https://asha.dev/papers/charger.pdf",
        "code https://github.com/asharao/charger",
        "We charge cells at 0 °C. None was lost; 5% aged.",
      ],
      [
        "conference joshi2024bench, 2024",
        "Test Benches that Students Repair",
        "Meera Joshi; A. Rao; others",
        "Proceedings of the Bench Workshop, 7",
        "arxiv https://arxiv.org/abs/2401.01234",
      ],
      [
        "book bench2024, 2024",
        "Proceedings of the Bench Workshop",
        "The Bench Group",
        "Institute of Electrical and Electronics Engineers",
      ],
      [
        "thesis rao2023thesis, 2023-06-30",
        "Costs $5, holds n < 3 cells – a < b, P/A^(1/2) ≈ 3.8 ± 10⁻²",
        "Asha Rao",
        "Universität Pune",
      ],
      ["other rao2022notes, undefined", "Notizen", "A. Rao", "https://asha.dev/notes"],
    ]);
  });

  it("gives others an entry to copy in which nothing private is, and nothing that other entries say", () => {
    const [charger, bench] = papers;
    expect(charger?.bibtex).toBe(`@article{rao2025charger,
  author = {Rao, Asha and M{\\"u}ller, J{\\'e}r{\\^o}me and van der Berg, Ada},
  title = {A Charger for {LiFePO$_4$} Cells \\& Its Limits},
  journal = {Sensors and Actuators {A}},
  volume = {24},
  number = {3},
  pages = {101--118},
  year = {2025},
  month = {mar},
  doi = {https://doi.org/10.1000/sensors.2025<101>},
  url = {https://doi.org/10.1000/sensors.2025},
}`);
    expect(bench?.bibtex).toContain("booktitle = {Proceedings of the {Bench} Workshop}");
    expect(read(papers.map(({ bibtex }) => bibtex).join("\n")).reports).toEqual([]);
  });

  it("has the same DOI in what is cited and in its link, whatever a program has escaped in it", () => {
    const [paper] = read("@misc{a, title = {A}, doi = {doi: 10.1000/a\\_b\\#1}}").records as Publication[];
    expect(paper?.doi).toBe("10.1000/a_b#1");
    expect(paper?.links).toEqual([{ kind: "doi", href: "https://doi.org/10.1000/a_b%231" }]);
  });

  it("gives each link's location, so that it is checked like any other", () => {
    const text = "@misc{a, title = {A}, url = {javascript:alert(1)}, pdf = {papers/a.pdf}}";
    const links = read(text).links.map(({ href, start, end }) => [href, text.slice(start, end)]);
    expect(links).toEqual([
      ["papers/a.pdf", "{papers/a.pdf}"],
      ["javascript:alert(1)", "{javascript:alert(1)}"],
    ]);
  });

  it("shows the short name of a venue beside its name only, and a picture under the name that is written", () => {
    const [both, short] = read(
      '@article{a, title = {A}, journal = {Sensors}, abbr = {SEN}, preview = {a.png}, previewalt = {{\\"A} {Box}}}\n@misc{b, title = {B}, abbr = {SEN}}',
    ).records as Publication[];
    expect(both).toMatchObject({ venue: "Sensors", badge: "SEN", preview: { src: "a.png", alt: "Ä Box" } });
    expect(short).toMatchObject({ venue: "SEN", badge: undefined, preview: undefined });
  });

  it("lists a volume that its entries are parts of where somebody asks for it", () => {
    expect(choosePublications({ source: papers }).map(({ key }) => key)).not.toContain("bench2024");
    expect(choosePublications({ source: papers, only: ["bench2024"] })).toHaveLength(1);
  });

  it("is read on after each mistake, in the same entry where only a comma is missing", () => {
    const { records, reports } = read(
      "@misc{a title={A}}\n@misc{b, title={B}}\n@misc{c, title={C\n\n@misc{d, title={D}}",
    );
    expect(records.map((record) => "title" in record && record.title)).toEqual(["A", "B", "D"]);
    expect(reports.map(({ code, location }) => [code, location])).toEqual([
      ["bibtex-unclosed", { start: 54, end: 55 }],
      ["bibtex-form", { start: 8, end: 18 }],
    ]);
  });

  it.each(["Garc{\\'\\i}a", "Garc{\\'{\\i}}a", "Garc\\'{\\i}a", "Garc{\\'i}a"])("reads %s as García", (name) => {
    const { records } = read(`@misc{a, title = {A}, author = {${name}, Ana}}`);
    expect(records).toMatchObject([{ authors: [{ family: "García" }] }]);
  });

  it.each([
    ["ngerman", "de"],
    ["German", "de"],
    ["american", "en-US"],
    ["pt_BR", "pt-BR"],
    ["magyar", "hu"],
    ["klingon", undefined],
    ["eng", undefined],
    ["", undefined],
  ])("tells the language of %j", (langid, language) => {
    expect(read(`@misc{a, title = {A}, langid = {${langid}}}`).records).toMatchObject([{ language }]);
  });

  /** Malformed input that no author writes, but that every parser meets some day. */
  const endless: readonly (readonly [string, string])[] = [
    ["braces", `@misc{a, title = ${"{".repeat(100_000)}`],
    ["braces that close", `@misc{a, title = ${"{".repeat(100_000)}${"}".repeat(100_000)}}`],
    ["entries that begin", "@a{\n".repeat(20_000)],
    ["short forms of short forms", `@string{a = "aa"}${"@string{a = a # a}\n".repeat(40)}@misc{a, title = a}`],
    ["names", `@misc{a, title = {A}, author = {${"A and ".repeat(50_000)}B}}`],
    ["formulas", `@misc{a, title = {${"$x$ ".repeat(50_000)}}}`],
    ["hyphens", `@misc{a, title = {${"-".repeat(200_000)}}}`],
    ["blanks", `@misc{a, title = {${" ".repeat(1_000_000)}}}`],
    ["comments", `@misc{a, ${"% a\n".repeat(200_000)}`],
    ["parts", `@misc{a, title = {A}${" # {}".repeat(100_000)}}`],
  ];

  it.each(endless)("is read to its end though it holds no end of %s", (_, text) => {
    const { reports } = read(`${text}\n@misc{last, title = {Last}}`);
    expect(reports.length + read(text).records.length).toBeGreaterThan(0);
  });
});
