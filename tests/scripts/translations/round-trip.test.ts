import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { contentNode } from "../../../schema/document/content-node.ts";
import { ContentDocument } from "../../../schema/document/document.ts";
import { containsWords } from "../../../schema/language.ts";
import { listOriginals } from "../../../schema/localize/originals.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { separators } from "../../../scripts/lib/translations/csv.ts";
import { matchRows } from "../../../scripts/lib/translations/match-rows.ts";
import { listTableTexts, readTable, writeTable } from "../../../scripts/lib/translations/table.ts";
import { gatherWrites, writeTexts } from "../../../scripts/lib/translations/write-texts.ts";
import { laidOut } from "../../support/arbitrary/layout.ts";
import { tries } from "../../support/chance.ts";
import { makeSubject } from "../../support/hostile/subject.ts";
import { withValue } from "../../support/with-value.ts";

const languages = ["en", "de", "ar"];
/** What spreadsheet programs could take for something else, or for the end of something. */
const starts = ["", "=", "+", "-", "@", "'", "'=", "''-", "\uff1d", "\t", " ", '"', "#", "sep=", "1,5", "Mai "];
const ends = ["", " ", '"', ";", ",", "\t", "\n", "\n\n- two", '"quoted"', "\u2028", "\\", "{name}", "١٢"];
const text = fc
  .tuple(fc.constantFrom(...starts), fc.string({ unit: "grapheme", maxLength: 8 }), fc.constantFrom(...ends))
  .map(([start, middle, end]) => `${start}${middle.replaceAll(/\r\n?/g, "\n")}w${end}`);

/** What translators write. An apostrophe before a formula is what we put there: they never see one that they type. */
const typed = text.filter((one) => !/^'+[=+\-@\t\uff1d]/.test(one));

/** Content in which texts, one in a language or in several, stand in all kinds of places. */
function makeContent(say: () => unknown) {
  return {
    site: { title: say(), url: "https://lena.dev/", languages },
    profile: { name: "Lena Vogt", role: say(), links: [{ id: "home", label: say(), href: "https://lena.dev/" }] },
    pages: [
      {
        path: "/",
        title: say(),
        blocks: [
          { type: "hero", text: say(), typed: { phrases: [say(), say()] }, actions: [{ label: say(), to: "/" }] },
          { type: "prose", body: [say(), say()], hidden: true },
          { type: "card-grid", title: say(), cards: [{ type: "project", title: say(), body: say(), tags: ["SMD"] }] },
          {
            type: "tabs",
            tabs: [{ label: say(), languages: ["ar", "de"], blocks: [{ type: "list", items: [say()] }] }],
          },
        ],
      },
    ],
    footer: { type: "footer", closing: say() },
  };
}

/** Such content, with any of its texts in any of the site's languages. */
const documents = fc.array(fc.tuple(text, fc.nat(3)), { minLength: 5, maxLength: 5 }).map((said) => {
  let count = 0;
  return makeContent(() => {
    const [original = "w", form = 0] = said[count % said.length] ?? [];
    count += 1;
    return [original, { en: original, ar: original }, original, { en: original, ar: "ع", de: "fertig" }][
      (form + count) % 4
    ];
  });
});

/** What spreadsheet programs make of a table: each with a separator, ends of lines and quotation marks of its own. */
const programs = fc.record({
  delimiter: fc.constantFrom(...Object.values(separators)),
  record_delimiter: fc.constantFrom("\r\n", "\n"),
  quoted: fc.boolean(),
  bom: fc.boolean(),
});
type Program = Parameters<typeof stringify>[1];

function exportTable(source: JsonText): string {
  const document = new ContentDocument(source, languages);
  const missing = listOriginals(document, "de").filter(({ translation }) => !translation);
  return writeTable(listTableTexts(missing), { document, languages, language: "de", delimiter: "," });
}

/** Fills in some rows and saves the table as a program does. */
function fillIn(table: string, program: Program, translate: (index: number) => string): string {
  const [head = [], ...rows] = parse(table, { bom: true });
  const column = head.indexOf("de");
  const filled = rows.map((cells, index) => cells.map((cell, at) => (at === column ? translate(index) : cell)));
  return stringify([head, ...filled], program);
}

function importTable(source: JsonText, table: string) {
  const { language = "none", rows, reports } = readTable("de.csv", table, languages);
  const texts = listTableTexts(listOriginals(contentNode(source.value, languages), language));
  const { matched, reports: strange } = matchRows(rows, texts, language);
  const { writes, reports: incomplete } = gatherWrites(matched, texts, language);
  return { text: writeTexts(source, language, writes), rows, reports: [...reports, ...strange, ...incomplete] };
}

/** A text without the values at these pointers. */
function cutOut(source: JsonText, pointers: readonly string[]): string {
  const spans = pointers.map((pointer) => source.span(pointer)).toSorted((one, other) => other.start - one.start);
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), source.text);
}

it("what is written for translators and put back is translated, and all else is byte for byte as it was", () => {
  let filled = 0;
  fc.assert(
    fc.property(
      laidOut(documents),
      programs,
      fc.array(fc.oneof(typed, fc.constant("")), { minLength: 7, maxLength: 7 }),
      (written, program, translations) => {
        const source = new JsonText("content.json", written.replace(/^\ufeff/, ""));
        const before = listOriginals(contentNode(source.value, languages), "de");
        const missing = before.filter(({ translation, texts }) => !translation && texts.every(containsWords));
        const translate = (index: number) => translations[index % translations.length] ?? "";
        const table = fillIn(exportTable(source), program, translate);
        const { text: after, rows, reports } = importTable(source, table);
        expect(reports).toEqual([]);
        filled += rows.length;

        const now = new JsonText("content.json", after);
        const expected = missing.flatMap(({ pointer, texts }, index) =>
          translate(index).trim() === "" ? [] : [{ pointer, original: texts[0], translation: translate(index) }],
        );
        const originals = listOriginals(contentNode(now.value, languages), "de");
        for (const { pointer, original, translation } of expected) {
          const found = originals.find((one) => one.pointer === pointer);
          expect(found).toMatchObject({ texts: [original], translation: { texts: [translation] } });
        }
        const pointers = expected.map(({ pointer }) => pointer);
        expect(cutOut(now, pointers)).toBe(cutOut(source, pointers));
        expect(importTable(now, table)).toMatchObject({ text: after, reports: [] });
      },
    ),
    tries(50),
  );
  expect(filled).toBeGreaterThan(100);
});

it("every text of every block and card can be translated so", () => {
  const source = new JsonText("content.json", JSON.stringify(withValue(makeSubject(), "/site/languages", languages)));
  const {
    text: after,
    rows,
    reports,
  } = importTable(
    source,
    fillIn(exportTable(source), {}, (index) => `Wort ${index}`),
  );
  expect(reports).toEqual([]);
  expect(rows.length).toBeGreaterThan(200);
  const originals = listOriginals(contentNode(JSON.parse(after), languages), "de");
  expect(originals.filter(({ file, translation }) => !translation && file === undefined)).toEqual([]);
});

it("a row is found by what it says, wherever its text has been moved", () => {
  const cards = (titles: readonly string[]) => titles.map((title) => ({ type: "skill", title }));
  const site = (titles: readonly string[]) =>
    new JsonText(
      "content.json",
      JSON.stringify({
        site: { languages },
        pages: [{ path: "/", blocks: [{ type: "card-grid", cards: cards(titles) }] }],
      }),
    );
  const table = fillIn(exportTable(site(["Soldering", "Welding", "Welding"])), {}, (index) =>
    index === 0 ? "Löten" : "Schweißen",
  );
  const moved = importTable(site(["New", "Soldering", "Welding", "Welding"]), table);
  expect(moved.reports).toEqual([]);
  expect(JSON.parse(moved.text).pages[0].blocks[0].cards.map(({ title }: { title: unknown }) => title)).toEqual([
    "New",
    { en: "Soldering", de: "Löten" },
    { en: "Welding", de: "Schweißen" },
    { en: "Welding", de: "Schweißen" },
  ]);
  const changed = importTable(site(["Soldering iron", "Welding"]), table);
  expect(changed.reports.map(({ code }) => code)).toEqual(["row-of-changed-text", "row-without-text"]);
});

it("no cell of a table is a formula, and what was made harmless comes back as it was", () => {
  const source = (said: string) =>
    new JsonText("content.json", JSON.stringify({ site: { languages }, footer: { type: "footer", closing: said } }));
  fc.assert(
    fc.property(text, (said) => {
      const content = source(said);
      const [, row = []] = parse(exportTable(content), { bom: true });
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/);
      // Who copies the original into the column of translations gets that.
      const copied = fillIn(exportTable(content), {}, () => row[2] ?? "");
      const { closing } = JSON.parse(importTable(content, copied).text).footer;
      expect(closing).toEqual({ en: said, de: said });
    }),
    tries(50),
  );
});
