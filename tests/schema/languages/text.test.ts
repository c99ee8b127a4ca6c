import { describe, expect, it } from "vitest";
import { fillPlaceholders, placeholderValues } from "../../../schema/localize/placeholders.ts";
import { makeInlineText } from "../../../schema/resolve/text-maker.ts";
import { concatTexts, inLanguage, plain, type Text } from "../../../schema/text.ts";

const english = inLanguage("Instrument maker", "en", "de");
const arabic = inLanguage("صانعة", "ar", "de");

describe("a text", () => {
  it("is a run where the texts around it are in another language, with its direction where that differs, too", () => {
    expect(english).toEqual({ type: "run", lang: "en", children: ["Instrument maker"] });
    expect(arabic).toEqual({ type: "run", lang: "ar", dir: "rtl", children: ["صانعة"] });
    expect(inLanguage("Macherin", "de-AT", "de")).toBe("Macherin");
    expect(inLanguage("Macherin", undefined, "de")).toBe("Macherin");
  });

  it("is joined to others, and is plain as long as all of them are", () => {
    expect(concatTexts(["a", "", "b"], " · ")).toBe("a ·  · b");
    expect(concatTexts(["", english])).toBe(english);
    const both = concatTexts(["Sie ist ", english]);
    expect(both).toEqual({ type: "run", children: ["Sie ist ", english] });
    expect(plain(both)).toBe("Sie ist Instrument maker");
  });
});

describe("a placeholder", () => {
  const values = placeholderValues<Text>({ name: "Lena Vogt", role: english });

  it("puts a run into the middle of a text, and is the whole of one that says nothing else", () => {
    expect(fillPlaceholders("{firstName}, {role}: {other}", values)).toEqual({
      type: "run",
      children: ["Lena", ", ", english, ": ", "{other}"],
    });
    expect(fillPlaceholders("{role}", values)).toEqual(english);
    expect(fillPlaceholders("{firstName}, {other}", values)).toBe("Lena, {other}");
  });

  it("keeps its run in a text that is one itself, and in rich text", () => {
    const make = { fill: (words: string) => fillPlaceholders(words, values), href: (address: string) => address };
    const role = english;
    expect(makeInlineText(inLanguage("Als {role}", "fr", "de"), make)).toMatchObject({
      lang: "fr",
      children: [{ children: ["Als ", role] }],
    });
    expect(makeInlineText(inLanguage("*{role}*", "fr", "de"), make)).toMatchObject([
      { lang: "fr", children: [{ type: "emphasis", children: [role] }] },
    ]);
  });
});
