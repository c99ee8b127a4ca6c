import { describe, expect, it } from "vitest";
import { designNames } from "../../../schema/designs/index.ts";
import { typefaceOf } from "../../../schema/designs/script-typefaces.ts";
import { packageOf } from "../../../schema/designs/typefaces.ts";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { readImageFonts } from "../../../scripts/lib/fonts/image-fonts.ts";
import { hasScriptFiles } from "../../../scripts/lib/fonts/probe-fonts.ts";
import { drawableText } from "../../../scripts/lib/outputs/images/text-layout/needed-faces.ts";

/** What the program says in a language, in one text. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return Object.values(value ?? {})
    .map(textOf)
    .join(" ");
}

/** Packages that a checkout lacks, since they aren't installed by default. */
const optional = {
  ko: "@fontsource-variable/noto-sans-kr",
  "zh-Hans": "@fontsource-variable/noto-sans-sc",
  "zh-Hant": "@fontsource-variable/noto-sans-tc",
};

const installed = Object.keys(catalogues).filter((language) => !Object.hasOwn(optional, language));

describe("share images", () => {
  it.each(installed)("have letters for the language %s in every design, whatever it says", async (language) => {
    const sentence = textOf(catalogues[language]).normalize("NFC").replace(/\s+/g, " ").trim();
    expect(sentence.length).toBeGreaterThan(500);
    for (const design of designNames) {
      const { display, text } = (await readImageFonts({ design }))(language);
      for (const faces of [display, text]) {
        const drawn = drawableText(sentence, faces);
        // Signs may be left out, and letters not; there are few signs in what the program says.
        expect([...(drawn ?? "")].length).toBeGreaterThan([...sentence].length - 20);
      }
    }
  });

  it("name for every other language the package that brings its letters", () => {
    for (const [language, name] of Object.entries(optional)) {
      const font = typefaceOf(language);
      if (!font) throw new Error(`${language} needs no letters of its own`);
      expect([packageOf(font), hasScriptFiles(font)]).toEqual([name, false]);
    }
  });
});

it("letters that several languages share are those of the language first, and letters of another stay the site's own", async () => {
  const lettersOf = await readImageFonts({ design: "bench" });
  const fontsOf = (language: string) => [
    ...new Set(lettersOf(language).text.map(({ name }) => name.replace(/ .*/, ""))),
  ];
  expect(fontsOf("ja").slice(0, 3)).toEqual(["geist", "inter", "noto-sans-jp"]);
  expect(fontsOf("ar").slice(0, 3)).toEqual(["geist", "inter", "noto-sans-arabic"]);
  expect(fontsOf("fr").slice(0, 2)).toEqual(["geist", "inter"]);
});
