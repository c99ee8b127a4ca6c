import { isOfScripts, typefaceOf } from "../../../designs/script-typefaces.ts";
import { packageOf } from "../../../designs/typefaces.ts";
import { isLanguageCode, nameLanguage } from "../../../language.ts";
import { defineError, defineWarning, quote } from "../../../messages/message.ts";
import { defineRule } from "../../rule.ts";

/** Every chosen typeface is installed, and no other key overrides the choice. */
export const letters = defineRule({
  messages: {
    "missing-letters": defineError<{ font: string; package: string }>({
      title: "a typeface that isn't installed",
      message: ({ font, package: name }) => `${quote(font)} is not installed: the package ${name} brings it.`,
      hint: ({ package: name }) => `Run "npm install ${name}", or leave "letters" out for the design's own.`,
      explanation:
        "Each design brings its own typefaces. The others to choose from are packages of Fontsource: a site is built with what is installed, and its visitors get the letters from your site and from nobody else's.",
      wrong: '"letters": { "display": "fraunces" }',
      right: '"letters": { "display": "fraunces" } (after npm install @fontsource-variable/fraunces)',
    }),
    "font-beside-letters": defineWarning<{ font: string }>({
      title: "two answers to what the site is written in",
      message: ({ font }) => `"letters" stands beside it, so that "font": ${quote(font)} has no effect.`,
      hint: () => 'Remove "font", or, to have what visitors have already, "letters".',
      explanation:
        'By "font" the site is written in what its visitors have already; by "letters" it is written in typefaces that it brings along.',
      wrong: '"font": "serif", "letters": { "display": "fraunces" }',
      right: '"letters": { "display": "fraunces" }',
    }),
  },
  create: ({ index, disk, report }) => ({
    exit() {
      const { font, letters } = index.root.theme ?? {};
      for (const use of ["display", "text", "label"] as const) {
        const name = letters?.[use];
        if (name !== undefined && disk.hasTypeface?.(name) === false)
          report("missing-letters", `/theme/letters/${use}`, { font: name, package: packageOf(name) });
      }
      if (font !== undefined && letters !== undefined) report("font-beside-letters", "/theme/font", { font });
    },
  }),
});

/** Share images and the CV have a font for the script of the site's language. */
export const scripts = defineRule({
  messages: {
    "missing-script": defineError<{ language: string; package: string }>({
      title: "a language whose letters aren't installed",
      message: ({ language, package: name }) =>
        `Share images and the CV have no letters for ${nameLanguage(language)}: the package ${name} brings them.`,
      hint: ({ package: name }) =>
        `Run "npm install ${name}", or set "socialImages": false in "outputs" of "site" to make no share images.`,
      explanation:
        "Visitors read pages in letters of their own system. Share images are drawn and the CV is printed where the site is built, with nothing but what is installed there. Letters of most languages come with the program; those of Chinese, Japanese and Korean are 6 to 10 MB each, and for you to install.",
      wrong: '"language": "ja"',
      right: '"language": "ja" (after npm install @fontsource-variable/noto-sans-jp)',
    }),
  },
  create({ index, disk, report }) {
    const { root, languages: all } = index;
    if (!disk.hasTypeface || root.site?.outputs?.socialImages === false) return {};
    // Each is reported once.
    const lacked = new Map(
      index.readers.flatMap((reader) => {
        const language = reader === "" ? root.site?.language : reader;
        const font = language !== undefined && isLanguageCode(language) ? typefaceOf(language) : undefined;
        if (language === undefined || font === undefined || disk.hasTypeface?.(font) !== false) return [];
        return [[reader, { language, font }] as const];
      }),
    );
    return {
      words({ text, languages }) {
        for (const reader of languages) {
          const { language, font } = lacked.get(reader) ?? {};
          if (language === undefined || font === undefined || !isOfScripts(text)) continue;
          const place = all.length > 0 ? `/site/languages/${all.indexOf(language)}` : "/site/language";
          report("missing-script", place, { language, package: packageOf(font) });
          lacked.delete(reader);
        }
      },
    };
  },
});
