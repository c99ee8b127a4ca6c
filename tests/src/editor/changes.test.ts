import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applySplices, type Splice } from "../../../schema/source/edited.ts";
import type { Json } from "../../../schema/source/edits.ts";
import { formatJson } from "../../../schema/source/format-json.ts";
import {
  type Change,
  duplicateEntry,
  insertEntry,
  moveEntry,
  removeValue,
  setValue,
  translate,
} from "../../../src/editor/changes.ts";
import { type EditorDocument, readDocument } from "../../../src/editor/editor-document.ts";
import type { EditorFile } from "../../../src/editor/editor-state.ts";
import { rebase } from "../../../src/editor/rebase.ts";

const content: Json = {
  version: 1,
  allow: ["placeholder"],
  site: { title: "Ada", languages: ["en", "de"] },
  profile: { name: "Ada" },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "heading", text: "Work" },
        { type: "card-grid", cards: { file: "cards.json" } },
      ],
    },
  ],
};

const files = new Map(
  Object.entries({
    "content.json": formatJson(content),
    "cards.json": '[{ "type": "project", "title": "One" }, { "type": "project", "title": "Two" }]\n',
  }).map(([path, text]): [string, EditorFile] => [
    path,
    { path, text, role: path === "cards.json" ? "list" : "content", hash: "", isPending: false },
  ]),
);

function make(change: (document: EditorDocument) => Change): { file: string; text: string } {
  const document = readDocument(files, new Map());
  if (!document) throw new Error("The content can't be read");
  const { file, edited } = change(document);
  return { file, text: applySplices(files.get(file)?.text ?? "", edited.splices) };
}

const cards = "/pages/0/blocks/1/cards";

describe("a change of the editor", () => {
  it("is made in the file that has the value", () => {
    expect(make((document) => moveEntry(document, cards, 1, 0))).toEqual({
      file: "cards.json",
      text: '[{ "type": "project", "title": "Two" }, { "type": "project", "title": "One" }]\n',
    });
    expect(make((document) => setValue(document, `${cards}/0/title`, "1"))).toMatchObject({ file: "cards.json" });
    expect(make((document) => setValue(document, "/profile/name", "Eve"))).toMatchObject({ file: "content.json" });
  });

  it("creates the objects around a value that are missing", () => {
    expect(JSON.parse(make((document) => setValue(document, "/theme/fonts/text", "inter")).text)).toMatchObject({
      theme: { fonts: { text: "inter" } },
    });
  });

  it("breaks a line that a new key leaves no room in", () => {
    const { text } = make((document) => setValue(document, "/profile/links", [{ label: "a", href: "/" }]));
    expect(text).toContain(
      '  "profile": {\n    "name": "Ada",\n    "links": [\n      { "label": "a", "href": "/" }\n    ]\n  }',
    );
    expect(make((document) => setValue(document, "/profile/role", "b")).text).toContain(
      '{ "name": "Ada", "role": "b" }',
    );
  });

  it("wraps a text by its first translation, and adds the next", () => {
    expect(make((document) => translate(document, "/pages/0/title", "de", "Start")).text).toContain(
      '"title": { "en": "Home", "de": "Start" }',
    );
    expect(make((document) => translate(document, "/pages/0/title", "en", "Start")).text).toContain('"title": "Start"');
  });

  it("removes an optional list with its last entry, and creates a list with its first", () => {
    const { text } = make((document) => insertEntry(document, "/navigation/links", { label: "a", to: "/" }));
    expect(JSON.parse(text)).toMatchObject({ navigation: { links: [{ label: "a", to: "/" }] } });
    expect(make((document) => removeValue(document, "/site/languages/0")).text).toContain('"languages": ["de"]');
    expect(make((document) => removeValue(document, "/allow/0")).text).not.toContain("allow");
    expect(JSON.parse(make((document) => removeValue(document, "/pages/0")).text)).toMatchObject({ pages: [] });
  });

  it("gives an entry names of its own, whether it is new or a copy", () => {
    const pathsAfter = (change: (document: EditorDocument) => Change) =>
      JSON.parse(make(change).text).pages.map(({ path }: { path: string }) => path);
    expect(pathsAfter((document) => duplicateEntry(document, "/pages", 0))).toEqual(["/", "/2"]);
    const page = { path: "/", title: "New", blocks: [] };
    expect(pathsAfter((document) => insertEntry(document, "/pages", page))).toEqual(["/", "/2"]);
    expect(pathsAfter((document) => insertEntry(document, "/pages", { ...page, path: "/new" }))).toEqual(["/", "/new"]);
  });
});

describe("changes that wait while others change the text", () => {
  const text = fc.string({ maxLength: 30 });

  it("are made on the new text, or not at all", () => {
    fc.assert(
      fc.property(text, text, text, text, text, (before, theirs, between, mine, after) => {
        const from = `${before}|old|${between}|value|${after}`;
        const to = `${before}|${theirs}!|${between}|value|${after}`;
        const start = from.length - after.length - "value|".length;
        const splices: Splice[] = [
          { start, end: start + 5, text: mine },
          { start, end: start, text: "x" },
        ];
        const moved = rebase(splices, from, to);
        if (moved) expect(applySplices(to, moved)).toBe(`${before}|${theirs}!|${between}|x${mine}|${after}`);
      }),
    );
    expect(rebase([{ start: 0, end: 3, text: "a" }], "old", "new")).toBeUndefined();
    expect(rebase([{ start: 4, end: 7, text: "a" }], "old two", "newer two")).toEqual([
      { start: 6, end: 9, text: "a" },
    ]);
  });
});
