import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlain, JsonText } from "../../schema/source/json-text.ts";
import { parseText } from "../../schema/source/syntax/parse.ts";
import { maxDepth } from "../../schema/source/syntax/tree.ts";
import { tries } from "../support/chance.ts";
import { sampleFile } from "../support/sample.ts";

/** What JSON itself allows, and this parser refuses or remarks on. */
const beyondJson = new Set(["repeated-key", "lone-surrogate", "bidi-override", "unshowable-character"]);

/** Milliseconds that this process has worked: how busy the machine is besides must not decide a test. */
function readWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function accepts(text: string): boolean {
  return parseText(text).issues.every(({ code }) => beyondJson.has(code));
}

/** Whether the quick look at the text of JSON finds nothing for the parser to tell. */
function looksPlain(text: string): boolean {
  return isPlain(text, JSON.parse(text));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const content = readFileSync(sampleFile, "utf8");

describe("the parser", () => {
  it("accepts the text of every JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
        expect(accepts(JSON.stringify(value, null, indent))).toBe(true);
      }),
      tries(40),
    );
  });

  it("accepts a damaged text exactly where JSON.parse does", () => {
    const pieces = fc.constantFrom(
      ..."{}[],:\"'\\/#*\n\r\t 0-+.eE1tnf“”\0\u00a0",
      "true",
      "null",
      "//",
      "/*",
      "\\u12",
      '""',
      "=",
      ";",
    );
    const edit = fc.record({ at: fc.nat(), remove: fc.nat({ max: 3 }), insert: fc.oneof(fc.constant(""), pieces) });
    const short = content
      .slice(content.indexOf('"navigation"') - 2, content.indexOf('"pages"'))
      .trim()
      .replace(/,$/, "");
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        let text = `{${short}}`;
        for (const { at, remove, insert } of edits) {
          const start = at % (text.length + 1);
          text = text.slice(0, start) + insert + text.slice(start + remove);
        }
        expect({ text, accepted: accepts(text) }).toEqual({ text, accepted: isJson(text) });
      }),
      tries(400),
    );
  });

  it("accepts a soup of tokens exactly where JSON.parse does", () => {
    const soup = fc.array(
      fc.constantFrom(
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        '"a"',
        '"b"',
        "1",
        "-0.5e3",
        "true",
        "null",
        " ",
        "\n",
        "x",
        "'",
        '"',
        "01",
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(soup, (tokens) => {
        const text = tokens.join("");
        expect({ text, accepted: accepts(text) }).toEqual({ text, accepted: isJson(text) });
      }),
      tries(400),
    );
  });

  it("is left out only where it would have nothing to tell", () => {
    const keys = fc.constantFrom('"a"', '"b"', '"a:{"', '"\\"a"', '"\\\\"', '"\\u0061"', '"__proto__"', '"\u202e"');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, fc.constantFrom("1", '"x:y"', '"\\ud800"', "null"), tie("list"), tie("object")),
      list: fc.array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join(",")}]`),
      object: fc
        .array(fc.tuple(keys, tie("value")), { maxLength: 3 })
        .map((members) => `{${members.map((member) => member.join(": ")).join(",")}}`),
    }));
    fc.assert(
      fc.property(value, (text) => {
        if (typeof text === "string" && looksPlain(text))
          expect({ text, issues: parseText(text).issues }).toEqual({ text, issues: [] });
      }),
      tries(400),
    );
    expect(looksPlain(content)).toBe(true);
    expect(looksPlain('{"a":{"b":1,"b":2}}')).toBe(false);
    expect(looksPlain("[".repeat(101) + "]".repeat(101))).toBe(false);
  });

  it("knows the place of every value", () => {
    const source = new JsonText("a.json", content);
    const visit = (value: unknown, pointer: string): void => {
      const { start, end } = source.span(pointer);
      expect(JSON.parse(content.slice(start, end))).toEqual(value);
      if (typeof value !== "object" || value === null) return;
      for (const [key, child] of Object.entries(value)) visit(child, `${pointer}/${key}`);
    };
    visit(JSON.parse(content), "");
  });

  it("keeps a key called __proto__", () => {
    const source = new JsonText("a.json", '{ "__proto__": { "a": 1 } }');
    expect(source.span("/__proto__/a")).toEqual({ start: 22, end: 23 });
  });

  it("takes the last of two equal keys, as JSON.parse does, and reports it", () => {
    const source = new JsonText("a.json", '{ "a": 1, "a": 2 }');
    expect(source.span("/a")).toEqual({ start: 15, end: 16 });
    expect(source.issues.map(({ code, start, other }) => ({ code, start, other }))).toEqual([
      { code: "repeated-key", start: 10, other: 2 },
    ]);
  });

  it("says one thing of brackets without end, however many", () => {
    const started = readWork();
    for (const bracket of ["[", '{"a":', "[{"]) {
      expect(parseText(bracket.repeat(200_000)).issues.map(({ code }) => code)).toEqual(["too-deep"]);
    }
    expect(readWork() - started).toBeLessThan(2000);
    expect(parseText("[".repeat(maxDepth) + "]".repeat(maxDepth)).issues).toEqual([]);
  });

  it("reads CRLF and LF alike", () => {
    expect(parseText(content.replaceAll("\n", "\r\n")).issues).toEqual([]);
  });

  it("takes time in proportion to the text, also where it is hostile", () => {
    const hostile = [
      "'",
      '"',
      "//\n",
      "{",
      '"a" "b" ',
      "\0",
      "a ",
      '"\\ud800" ',
      "}",
      ",",
      '{"a":1}',
      "'a',",
      '"x"y"z",',
    ].map((piece) => `[${piece.repeat(200_000)}`);
    for (const text of hostile) {
      const started = readWork();
      parseText(text);
      expect({ text: text.slice(0, 10), fast: readWork() - started < 1500 }).toEqual({
        text: text.slice(0, 10),
        fast: true,
      });
    }
  });

  it("tells one thing, at its place, of most single slips of the hand", () => {
    const text = readFileSync("tests/content/wrong/unknown-page.json", "utf8");
    const counts = { slips: 0, single: 0, near: 0 };
    for (let at = 0; at < text.length; at += 1) {
      const slips = ["{", "}", "[", "]", ",", ":", '"', "'", "x", "0", "="].map(
        (inserted) => text.slice(0, at) + inserted + text.slice(at),
      );
      for (const slip of [text.slice(0, at) + text.slice(at + 1), ...slips]) {
        const { issues } = parseText(slip);
        if (isJson(slip) || issues.length === 0) continue;
        const line = text.slice(0, at).split("\n").length;
        const first = slip.slice(0, issues[0]?.start).split("\n").length;
        counts.slips += 1;
        if (issues.length === 1) counts.single += 1;
        if (Math.abs(line - first) <= 1) counts.near += 1;
      }
    }
    expect(counts.slips).toBeGreaterThan(5000);
    expect(counts.single / counts.slips).toBeGreaterThan(0.8);
    expect(counts.near / counts.slips).toBeGreaterThan(0.9);
  });
});
