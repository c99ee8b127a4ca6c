import { describe, expect, it } from "vitest";
import { asEntity } from "../../../schema/blocks/define/publication-view.ts";
import type { Publication } from "../../../schema/records/publication.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
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

  it("is told to every format where it is in the file's own words", () => {
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

it("of a part of a book, its editors and publisher are told; of a book, they are its authors and venue", () => {
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
