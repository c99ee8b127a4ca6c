import { describe, expect, it } from "vitest";
import { EditError } from "../../../../schema/source/edit-error.ts";
import { insert, type Json, move, remove, rename, set, wrap } from "../../../../schema/source/edits.ts";
import { JsonText } from "../../../../schema/source/json-text.ts";

const before = `{
  "version": 1,
  "site": { "title": "Asha Rao", "url": "https://asharao.dev/" },

  "theme": {
    "accent" : "teal",
    "colors": ["#0f766e","#5eead4"],
    "ratio": 1.50
  },
  "pages": [
    {
      "path": "/",
      "blocks": [
        { "type": "hero", "role": "\\u00e9l\\u00e8ve" },
        { "type": "heading", "text": "ABOUT ME" }
      ]
    },
    { "path": "/empty", "blocks": [] }
  ]
}
`;

const after = `{
  "version": 2,
  "site": { "url": "https://asharao.dev/", "language": "en" },

  "theme": {
    "color" : "teal",
    "colors": ["#134e4a","#0f766e","#5eead4"],
    "fonts": { "text": "inter" }
  },
  "pages": [
    {
      "path": "/",
      "blocks": [
        { "type": "heading", "text": "ABOUT ME" }
      ],
      "ratio": 1.50
    },
    {
      "path": "/new",
      "title": "New",
      "blocks": [
        { "type": "hero" },
        { "type": "list", "items": ["Soldering", "Reading datasheets", "Drawing boards"] }
      ]
    },
    { "path": "/empty", "blocks": [
      { "type": "hero", "role": "\\u00e9l\\u00e8ve" }
    ] }
  ]
}
`;

const blocks: Json = [{ type: "hero" }, { type: "list", items: ["Soldering", "Reading datasheets", "Drawing boards"] }];
const edits = [
  (source: JsonText) => set(source, "/version", 2),
  (source: JsonText) => remove(source, "/site/title"),
  (source: JsonText) => set(source, "/site/language", "en"),
  (source: JsonText) => rename(source, "/theme/accent", "color"),
  (source: JsonText) => insert(source, "/theme/colors/0", "#134e4a"),
  (source: JsonText) => move(source, "/theme/ratio", "/pages/0/ratio"),
  (source: JsonText) => insert(source, "/theme/fonts", { text: "inter" }),
  (source: JsonText) => move(source, "/pages/0/blocks/0", "/pages/1/blocks/0"),
  (source: JsonText) => insert(source, "/pages/1", { path: "/new", title: "New", blocks }),
];

describe("edits of a text", () => {
  it.each([
    ["as the house writes", (text: string) => text],
    ["with four spaces", (text: string) => text.replaceAll("  ", "    ")],
    ["with tabs", (text: string) => text.replaceAll("  ", "\t")],
    ["with the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
    ["after a byte order mark", (text: string) => `\ufeff${text}`],
  ])("leave all else as it is written, %s", (_, write) => {
    const source = new JsonText("content.json", write(before));
    expect(edits.reduce((current, edit) => edit(current).source, source).text).toBe(write(after));
  });

  it("keep to one line what has one, and to a line an entry what is written so", () => {
    const value = { a: { b: [{ c: 1 }] } };
    const text = (given: string) => insert(new JsonText("a.json", given), "/new", value).source.text;
    expect(text('{"old":1}')).toBe('{"old":1,"new":{"a":{"b":[{"c":1}]}}}');
    expect(text('{ "old": 1 }')).toBe('{ "old": 1, "new": { "a": { "b": [{ "c": 1 }] } } }');
    const old = { old: [1, 2] };
    expect(text(JSON.stringify(old, null, 4))).toBe(JSON.stringify({ ...old, new: value }, null, 4));
    expect(text("{}")).toBe('{\n  "new": {\n    "a": {\n      "b": [\n        { "c": 1 }\n      ]\n    }\n  }\n}');
  });

  it("leave no empty lines where an object or a list is left without entries", () => {
    const source = new JsonText("a.json", '{\n  "tags": [\n    "Git"\n  ]\n}\n');
    expect(remove(source, "/tags/0").source.text).toBe('{\n  "tags": []\n}\n');
  });
});

describe("an edit that can't be made", () => {
  const source = new JsonText("a.json", '{ "pages": [{ "path": "/" }], "a/b": {} }');
  it.each([
    ["no-such-place", "/page/0", () => set(source, "/page/0", 1)],
    ["no-such-place", "/pages/1", () => set(source, "/pages/1", 1)],
    ["no-such-place", "/pages/-", () => remove(source, "/pages/-")],
    ["no-such-place", "/pages/00", () => remove(source, "/pages/00")],
    ["no-such-place", "/pages/2", () => insert(source, "/pages/2", 1)],
    ["no-such-place", "/pages/0/path/x", () => insert(source, "/pages/0/path/x", 1)],
    ["no-such-place", "pages", () => remove(source, "pages")],
    ["no-such-place", "/gone", () => move(source, "/gone", "/here")],
    ["no-such-place", "/pages/1", () => move(source, "/pages/0", "/pages/1")],
    ["key-taken", "/pages/0/path", () => insert(source, "/pages/0/path", 1)],
    ["key-taken", "/a~1b", () => rename(source, "/pages", "a/b")],
    ["key-taken", "/pages", () => move(source, "/a~1b", "/pages")],
    ["no-key", "/pages/0", () => rename(source, "/pages/0", "first")],
    ["into-itself", "/pages", () => move(source, "/pages", "/pages/0/pages")],
    ["whole-text", "", () => remove(source, "")],
    ["not-json", "", () => set(new JsonText("a.json", '{ "a": 1, } // old'), "/a", 2)],
    ["repeated-key", "", () => remove(new JsonText("a.json", '{ "a": 1, "a": 2 }'), "/a")],
  ])("says that it is %s: %j", (code, pointer, make) => {
    expect(make).toThrow(expect.objectContaining({ name: "EditError", code, pointer }));
    expect(make).toThrow(EditError);
  });
});

describe("a value that is wrapped", () => {
  const wrapTitle = (text: string, value: Json) =>
    wrap(new JsonText("content.json", text), "/title", "en", { de: value }).source.text;

  it("stays as written, in one line where there is room", () => {
    expect(wrapTitle('{\n  "title" : "\\u00dcber",\n  "x": {"y":1}\n}\n', "Über")).toBe(
      '{\n  "title" : {"en" : "\\u00dcber", "de" : "Über"},\n  "x": {"y":1}\n}\n',
    );
  });

  it("has lines of its own where there is not, ended as the others are", () => {
    const long = "word ".repeat(20);
    expect(wrapTitle(`{\r\n\t"title": "${long}"\r\n}`, long)).toBe(
      `{\r\n\t"title": {\r\n\t\t"en": "${long}",\r\n\t\t"de": "${long}"\r\n\t}\r\n}`,
    );
  });

  it("stays in the line of others, however long that gets", () => {
    const long = "word ".repeat(20);
    expect(wrapTitle(`{\n  "x": 1, "title": "${long}"\n}`, long)).toBe(
      `{\n  "x": 1, "title": { "en": "${long}", "de": "${long}" }\n}`,
    );
  });

  it("takes its own lines along", () => {
    expect(wrapTitle('{\n  "title": [\n    "a",\n    "b"\n  ]\n}', ["c"])).toBe(
      '{\n  "title": {\n    "en": [\n      "a",\n      "b"\n    ],\n    "de": [\n      "c"\n    ]\n  }\n}',
    );
  });
});
