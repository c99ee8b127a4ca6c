import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixTexts } from "../../schema/check/fix-texts.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { Edited } from "../../schema/source/edited.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { listBreaks } from "../support/breaks.ts";
import { tries } from "../support/chance.ts";
import { sampleFile } from "../support/sample.ts";

const file = "content.json";

/** Content without mistakes. */
const small = `{
  "version": 1,
  "site": { "title": "Asha Rao", "url": "https://asharao.dev/", "language": "en" },
  "profile": { "name": "Asha Rao", "role": "Engineer", "emails": [], "links": [] },
  "navigation": { "links": [{ "label": "HOME", "to": "/" }] },
  "pages": [
    {
      "path": "/",
      "title": "Home",
      "description": "Home.",
      "blocks": [
        { "type": "hero", "actions": [{ "label": "Code", "to": "https://github.com/asharao" }] },
        { "type": "timeline", "title": "Ago", "items": [{ "type": "activity", "title": "Treasurer", "start": "2023-02" }] }
      ]
    }
  ]
}
`;

const check = (text: string) => checkContent(new JsonText(file, text)).diagnostics;
const errorsOf = (text: string) => check(text).filter(({ severity }) => severity === "error");

/** The text with all certain fixes. */
async function fix(text: string): Promise<string> {
  const { after } = await fixTexts({
    read: async () => text,
    check: async (unsaved) => check(unsaved.get(file) ?? text),
  });
  return after.get(file) ?? text;
}

describe("the certain fixes", () => {
  it("mend nine of ten breaks of the sample, and no break otherwise than it was meant", async () => {
    const breaks = listBreaks(new JsonText(file, readFileSync(sampleFile, "utf8")));
    expect(breaks.length).toBeGreaterThan(7000);
    const counts = { broken: 0, mended: 0 };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: breaks.length - 1 }), async (index) => {
        const { kind = "", text = "", meant = "" } = breaks[index] ?? {};
        if (errorsOf(text).length === 0) return;
        counts.broken += 1;
        const fixed = await fix(text);
        if (fixed === text) return;
        counts.mended += 1;
        expect({ kind, value: JSON.parse(fixed) }).toEqual({ kind, value: JSON.parse(meant) });
      }),
      tries(100),
    );
    expect(counts.mended / counts.broken).toBeGreaterThan(0.8);
  });

  it("of one diagnostic makes it go, adds none, and can be undone to the byte", () => {
    const breaks = listBreaks(new JsonText(file, small));
    let made = 0;
    for (const { text } of breaks) {
      if (new JsonText(file, text).value === undefined) continue;
      const before = errorsOf(text);
      const [first] = before;
      if (!first?.fix?.isCertain || before.length > 1) continue;
      made += 1;
      const edited = new Edited(new JsonText(file, text), first.fix.edits);
      expect(errorsOf(edited.source.text).filter(({ pointer }) => !pointer.startsWith(first.pointer))).toEqual([]);
      expect(new Edited(edited.source, edited.undo()).source.text).toBe(text);
    }
    expect(made).toBeGreaterThan(50);
  });

  it.each([
    ["a word that two keys may mean", '"language"', '"languags"'],
    ["a link to a page that isn't there", '"to": "/"', '"to": "none"'],
    ["a text in which a comma may end it or belong to it", '"title": "Home"', '"title": Home, sweet home'],
    ["a file with another mistake of syntax", '"title": "Home"', '"title": , "note": \'x\''],
    ["a day that a month doesn't have", '"2023-02"', '"30.02.2023"'],
  ])("aren't those for %s", async (_, sound, written) => {
    const broken = small.replace(sound, written);
    expect(broken).not.toBe(small);
    expect(errorsOf(broken)).not.toEqual([]);
    expect(await fix(broken)).toBe(broken);
  });
});
