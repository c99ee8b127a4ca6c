import { describe, expect, it } from "vitest";
import { JsonText } from "../../../schema/source/json-text.ts";
import { SourceText } from "../../../schema/source/source-text.ts";

const lineOf = (source: SourceText, pointer: string) => source.position(source.span({ key: pointer }).start).line;

describe("a text of any kind", () => {
  const source = new SourceText("notes.md", "# Notes\r\n\r\nOf 🙂 things");

  it("knows line and column of an offset, in UTF-16 units from 1", () => {
    expect(source.position(0)).toEqual({ line: 1, column: 1 });
    expect(source.position(11)).toEqual({ line: 3, column: 1 });
    expect(source.position(source.text.indexOf("things"))).toEqual({ line: 3, column: 7 });
    expect(source.position(source.text.length)).toEqual({ line: 3, column: 13 });
  });

  it("shows a place between its neighbours, without the ends of lines", () => {
    expect(source.frame({ start: 2, end: 7 }).lines).toEqual([
      { number: 1, text: "# Notes", mark: { start: 2, end: 7 } },
      { number: 2, text: "" },
    ]);
  });

  it("has no value that a pointer could mean", () => {
    expect(source.span({ key: "/pages/0" })).toEqual({ start: 0, end: 0 });
    expect(source.pointerAt(5)).toBe("");
    expect(lineOf(source, "/pages/0")).toBe(1);
  });
});

describe("a text of JSON", () => {
  const source = new JsonText("content.json", '{\n  "a/b": [1, { "c": true }],\n  "d": null\n}');

  it("knows the value that a pointer means, its key and its line", () => {
    const written = (location: Parameters<typeof source.span>[0]) => {
      const { start, end } = source.span(location);
      return source.text.slice(start, end);
    };
    expect(written("/a~1b/1")).toBe('{ "c": true }');
    expect(written({ key: "/a~1b/1/c" })).toBe('"c"');
    expect(written("/a~1b/1/lost")).toBe('{ "c": true }');
    expect([lineOf(source, "/a~1b/0"), lineOf(source, "/d")]).toEqual([2, 3]);
  });

  it("knows the pointer of the innermost value around an offset", () => {
    expect(source.pointerAt(source.text.indexOf("true"))).toBe("/a~1b/1/c");
    expect(source.pointerAt(source.text.indexOf('"d"'))).toBe("/d");
    expect(source.pointerAt(0)).toBe("");
  });

  it("finds members of large objects as of small ones: the last of equal ones", () => {
    const members = Array.from({ length: 100 }, (_, index) => `"k${index % 90}": ${index}`);
    const large = new JsonText("a.json", `{ ${members.join(", ")} }`);
    const { start, end } = large.span("/k7");
    expect(large.text.slice(start, end)).toBe("97");
  });

  it("is read once, as a value and as a tree", () => {
    expect(source.value).toEqual({ "a/b": [1, { c: true }], d: null });
    expect(source.value).toBe(source.value);
    expect(source.root).toBe(source.root);
    expect(source.issues).toEqual([]);
  });

  it("has no value where it isn't JSON, and says why", () => {
    const broken = new JsonText("a.json", '{ "a": 1, }');
    expect(broken.value).toBeUndefined();
    expect(broken.issues.map(({ code }) => code)).toEqual(["trailing-comma"]);
    expect(broken.span("/a")).toEqual({ start: 7, end: 8 });
    expect(new JsonText("a.json", "").issues.map(({ code }) => code)).toEqual(["empty-file"]);
  });
});
