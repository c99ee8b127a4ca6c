import { describe, expect, it } from "vitest";
import { fixSyntax } from "../../schema/check/fix-syntax.ts";
import { reportSyntax } from "../../schema/check/syntax-reports.ts";
import { JsonText } from "../../schema/source/json-text.ts";

const read = (text: string) => new JsonText("content.json", text);
const messagesOf = (text: string) => reportSyntax(read(text)).map(({ message }) => message);

describe("a text with one curly quotation mark and one straight", () => {
  it.each([
    ["closes with a curly mark at its line's end", '{\n  "title": "Bread & Butter”,\n  "n": 1\n}'],
    ["closes with a curly mark before another key", '{ "title": "Bread & Butter”, "n": 1 }'],
    ["opens with a curly mark", '{ "title": “Bread & Butter", "n": 1 }'],
    ["closes with a German curly mark", '{\n  "title": "Bread & Butter“,\n  "n": 1\n}'],
    ["is a key that closes with a curly mark", '{ "title”: "Bread & Butter", "n": 1 }'],
  ])("%s: the message names the mark, and the fix leaves none in the text", (_, text) => {
    expect(messagesOf(text)).toEqual([expect.stringMatching(/^This text (?:ends|begins) with a “curly”.*\([“”]\)/)]);
    expect(JSON.parse(fixSyntax(read(text))?.text ?? "")).toEqual({ title: "Bread & Butter", n: 1 });
  });

  it("keeps curly marks that belong to the text", () => {
    const text = '{\n  "title": "The house called “Rest”,\n  "n": 1\n}';
    expect(messagesOf(text)).toEqual(["This text isn't closed on its line."]);
    expect(JSON.parse(fixSyntax(read(text))?.text ?? "")).toEqual({ title: "The house called “Rest”", n: 1 });
    const closed = '{\n  "title": "The house called “Rest””,\n  "n": 1\n}';
    expect(JSON.parse(fixSyntax(read(closed))?.text ?? "")).toEqual({ title: "The house called “Rest”", n: 1 });
  });

  it("ends one item of a list, not the list", () => {
    const text = '{ "tags": ["oak”, "birch"] }';
    expect(JSON.parse(fixSyntax(read(text))?.text ?? "")).toEqual({ tags: ["oak", "birch"] });
  });
});
