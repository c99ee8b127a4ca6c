import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentArbitrary } from "../../support/arbitrary/content.ts";
import { makeFullDocument } from "../../support/arbitrary/full-document.ts";
import { tries } from "../../support/chance.ts";
import { readSample } from "../../support/sample.ts";
import { withValue } from "../../support/with-value.ts";
import { $schema, diagnose } from "./service.ts";

describe("the editor's diagnostics", () => {
  it("find nothing in the sample", async () => {
    expect(await diagnose(await readSample())).toEqual([]);
  });

  it("find nothing in a file that has every key, every block and every card", async () => {
    expect(await diagnose({ ...Object(makeFullDocument()), $schema })).toEqual([]);
  });

  it("find nothing in any document that is made from the schema", async () => {
    await fc.assert(
      fc.asyncProperty(contentArbitrary(), async (document) => {
        // VS Code knows a schema by the file's own `$schema`, which an arbitrary document has no reason to name.
        expect(await diagnose({ ...Object(document), $schema })).toEqual([]);
      }),
      tries(10),
    );
  });

  it.each([
    [
      "a misspelt type of block",
      "/pages/0/blocks/0/type",
      "heros",
      /^There is no such type\. Write one of these: .*"hero"/,
    ],
    ["an unknown value", "/theme/accent", "pink", /^There is no such value\. Write one of these: "teal", "green"/],
    ["an unknown key", "/profile/nmae", "You", /^Property nmae is not allowed\.$/],
    ["an unknown key in a block", "/pages/0/blocks/0/headline", "Hi", /^Property headline is not allowed\.$/],
    ["an empty text", "/pages/0/title", "", /^This text is empty\. Write something, or leave the whole line out\.$/],
    ["a path without its slash", "/pages/0/path", "about", /^Begin with a slash/],
    ["a dangerous link", "/navigation/links/0/to", "javascript:alert(1)", /^Begin with "https:\/\/", "mailto:"/],
    ["a telephone number without its country", "/profile/phone", "020 1234567", /^Begin with a plus sign/],
    ["an e-mail address that is none", "/profile/emails/0/address", "me", /^Write an e-mail address and nothing else/],
    [
      "a colour by name",
      "/theme/accentColors",
      { light: "navy", dark: "#ffffff" },
      /^Write a colour as "#" and six digits/,
    ],
    ["a date in another form", "/pages/0/blocks/2/cards/0/date", "Nov 2024", /^Write a year, a month or a day/],
    ["a quoted number", "/landing/duration", "5000", /^Write a whole number from 500 to 20000, without quotes\.$/],
    ["a quoted true", "/pages/1/hidden", "true", /^Write true or false, without quotes\.$/],
    ["a number for a text", "/profile/name", 7, /^Write a text in double quotes/],
    ["a text for a list", "/footer/taglines", "One", /^Write a list in square brackets/],
    ["another version", "/version", 2, /^Write 1 here\.$/],
  ])("have one plain sentence for %s", async (_, pointer, value, message) => {
    const found = await diagnose(withValue(await readSample(), pointer, value));
    expect(found.map((diagnostic) => diagnostic.message)).toEqual([expect.stringMatching(message)]);
  });

  it("never show a pattern", async () => {
    const schema = await readFile("schema/content.schema.json", "utf8");
    const silent: unknown[] = [];
    JSON.parse(schema, (_, value) => {
      if (value?.pattern && value.type === "string" && !value.patternErrorMessage) silent.push(value);
      return value;
    });
    expect(silent).toEqual([]);
  });
});
