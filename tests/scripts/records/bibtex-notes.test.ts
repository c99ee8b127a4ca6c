import { describe, expect, it } from "vitest";
import { asEntity } from "../../../schema/blocks/define/publication-view.ts";
import { choosePublications } from "../../../schema/blocks/publications.ts";
import type { Publication } from "../../../schema/records/publication.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { checkRecordLinks } from "../../../scripts/lib/records/check-links.ts";
import { readPublications } from "../../../scripts/lib/records/read-publications.ts";

const readOne = (text: string) => readPublications(new SourceText("papers.bib", text)).records[0] as Publication;

describe("what a publication is", () => {
  it.each([
    ["phdthesis", "", { known: "phdThesis" }],
    ["mastersthesis", "", { known: "mastersThesis" }],
    ["techreport", "", { known: "technicalReport" }],
    ["software", "", { known: "software" }],
    ["dataset", "", { known: "dataset" }],
    ["thesis", "type = {mathesis},", { known: "mastersThesis" }],
    ["phdthesis", "type = {Doctoral thesis},", { written: "Doctoral thesis" }],
    ["article", "type = {Journal Article},", undefined],
    ["book", "", undefined],
  ])("is said by @%s {%s}", (type, field, genre) => {
    expect(readOne(`@${type}{a, ${field} title = {A}}`).genre).toEqual(genre);
  });

  it("is given to every format where it is in the file's own words", () => {
    const entry =
      "title = {A}, school = {Pune}, type = {Doctoral thesis}, note = {in preparation}, year = {forthcoming}";
    expect(asEntity(readOne(`@phdthesis{a, ${entry}}`))).toMatchObject({
      issuer: "Pune",
      description: "Doctoral thesis · forthcoming · in preparation",
    });
  });
});

describe("a note", () => {
  it.each(["Submitted to Vadose Zone Journal", "in preparation", "Best Paper Award", 'Mit \\"Ubersetzung'])(
    "for readers is shown, and copied with the entry: %s",
    (note) => {
      const { note: shown, bibtex } = readOne(`@unpublished{a, title = {A}, note = {${note}}}`);
      expect(shown).toBe(note.replace('\\"U', "Ü"));
      expect(bibtex).toContain(`note = {${note}}`);
    },
  );

  it.each([
    "Citation Key: rao2025",
    "arXiv:2503.01234 [cs]",
    "PMID: 12345678",
    "{PMID: 12345678}",
    "Includes bibliographical references and index.; ID: 01UA_ALMA1",
    "7 pages",
    "Publisher: Springer",
    "Best paper.\nPMCID: PMC12345",
    "\\url{https://asha.dev/notes}",
    "Accessed: 2025-03-01",
    "[Online; accessed 1-March-2025]",
    "Cited by: 17",
    "17",
    "Ask asha@asha.dev for the data",
    `A long one: ${"word ".repeat(40)}`,
    "One paragraph.\n\nAnother.",
  ])("that a program keeps, or that is long, stays private: %j", (note) => {
    const { note: shown, bibtex } = readOne(`@misc{a, title = {A}, note = {${note}}}`);
    expect(shown).toBeUndefined();
    expect(bibtex).not.toContain("note");
  });
});

describe("al-folio's fields", () => {
  it("are understood, and none of them is taken for a slip", () => {
    const links = ["pdf", "html", "website", "blog", "code", "slides", "poster", "video"].map(
      (name) => `${name} = {https://asha.dev/${name}}`,
    );
    const text = `@misc{a, title = {A}, arxiv = {2411.04321}, abbr = {VZJ}, award = {Best paper}, selected = {true},
      preview = {a.gif}, bibtex_show = {true}, note = {in press}, ${links.join(", ")}}`;
    expect(readPublications(new SourceText("papers.bib", text)).reports).toEqual([]);
    const paper = readOne(text);
    expect(paper).toMatchObject({ venue: "VZJ", note: "Best paper · in press", isSelected: true });
    const kinds = ["arxiv", "pdf", "page", "page", "page", "code", "slides", "poster", "video"];
    expect(paper.links.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    const source = [paper, readOne("@misc{b, title = {B}}")];
    expect(choosePublications({ source, selected: true }).map(({ key }) => key)).toEqual(["a"]);
    expect(choosePublications({ source })).toHaveLength(2);
  });
});

it("links that lead nowhere are reported and dropped, or led to what they mean", async () => {
  const fields = "pdf = {a.pdf}, slides = {/assets/b.pdf}, code = {git.asha.dev/a}, video = {c.mp4}, url = {data:x}";
  const there = ["assets/pdf/a.pdf", "assets/b.pdf"];
  const held = readPublications(new SourceText("papers.bib", `@misc{a, title = {A}, ${fields}}`));
  const { records, links, reports } = await checkRecordLinks(held, async (name) =>
    there.includes(name) ? undefined : "there is none",
  );
  const hrefs = ["assets/pdf/a.pdf", "https://git.asha.dev/a", "assets/b.pdf"];
  expect((records[0] as Publication).links.map(({ href }) => href)).toEqual(hrefs);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
  expect(reports.map(({ severity, message }) => [severity, message])).toEqual([
    ["warning", '"data:x" is no web address, so no link is made of it.'],
    ["warning", '"git.asha.dev/a" is no whole web address, and was read as "https://git.asha.dev/a".'],
    ["warning", '"c.mp4" can\'t be published (there is none), so no link is made of it.'],
  ]);
});

describe("a preprint", () => {
  it.each([
    "@misc{a, title = {A}, eprint = {2411.04321}, archivePrefix = {arXiv}}",
    "@article{a, title = {A}, journal = {arXiv preprint arXiv:2411.04321}}",
    "@unpublished{a, title = {A}, note = {arXiv: 2411.04321 [cs]}}",
  ])("leads to arXiv, however its number is written: %s", (text) => {
    expect(readOne(text)).toMatchObject({
      kind: "preprint",
      links: [{ kind: "arxiv", href: "https://arxiv.org/abs/2411.04321" }],
    });
  });

  it("is named by its number once, in the link", () => {
    const paper = readOne("@article{a, title = {A}, journal = {arXiv preprint arXiv:2411.04321}}");
    expect(paper.venue).toBe("arXiv preprint");
    expect(asEntity(paper)).toMatchObject({ link: { label: "arXiv:2411.04321" } });
  });
});

it.each([
  ["201-240", "201–240"],
  ["201--240", "201–240"],
  ["1 - 5, 9-12", "1–5, 9–12"],
  ["12-1--12-9", "12-1–12-9"],
  ["041", "041"],
])("pages %s are shown as %s", (written, pages) => {
  expect(readOne(`@article{a, title = {A}, pages = {${written}}}`).pages).toBe(pages);
});

it("of a part of a book, its editors and publisher are shown; of a book, they are its authors and venue", () => {
  const book = "editor = {Joshi, Meera and others}, publisher = {Bench Press}";
  expect(readOne(`@incollection{a, title = {A}, author = {Rao, Asha}, booktitle = {B}, ${book}}`)).toMatchObject({
    authors: [{ family: "Rao" }],
    venue: "B",
    editors: [{ family: "Joshi" }],
    publisher: "Bench Press",
  });
  expect(readOne(`@book{b, title = {B}, ${book}}`)).toMatchObject({
    authors: [{ family: "Joshi" }],
    venue: "Bench Press",
    editors: undefined,
    publisher: undefined,
  });
});
