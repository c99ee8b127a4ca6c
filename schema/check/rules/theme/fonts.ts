import { isOfScripts, typefaceOf } from "../../../designs/script-typefaces.ts";
import { packageOf } from "../../../designs/typefaces.ts";
import { isLanguageCode, nameLanguage } from "../../../language.ts";
import { defineError, defineWarning, quote } from "../../../messages/message.ts";
import { defineRule } from "../../rule.ts";

/** Every chosen typeface is installed, and no other key overrides the choice. */
export const fonts = defineRule({
  messages: {
    "missing-font": defineError<{ font: string; package: string }>({
      title: "a typeface that isn't installed",
      message: ({ font, package: name }) => `${quote(font)} is not installed: the package ${name} brings it.`,
      hint: ({ package: name }) => `Run "npm install ${name}", or leave "fonts" out for the design's own.`,
      explanation:
        "Each design brings its own typefaces. The others to choose from are packages of Fontsource: a site is built with what is installed, and its visitors get the fonts from your site and from nobody else's.",
      wrong: '"fonts": { "display": "fraunces" }',
      right: '"fonts": { "display": "fraunces" } (after npm install @fontsource-variable/fraunces)',
    }),
    "font-beside-fonts": defineWarning<{ font: string }>({
      title: "two answers to what the site is written in",
      message: ({ font }) => `"fonts" stands beside it, so that "font": ${quote(font)} has no effect.`,
      hint: () => 'Remove "font", or, to have what visitors have already, "fonts".',
      explanation:
        'By "font" the site is written in what its visitors have already; by "fonts" it is written in typefaces that it brings along.',
      wrong: '"font": "serif", "fonts": { "display": "fraunces" }',
      right: '"fonts": { "display": "fraunces" }',
    }),
  },
  create: ({ index, disk, report }) => ({
    exit() {
      const { font, fonts } = index.root.theme ?? {};
      for (const use of ["display", "text", "label"] as const) {
        const name = fonts?.[use];
        if (name !== undefined && disk.hasTypeface?.(name) === false)
          report("missing-font", `/theme/fonts/${use}`, { font: name, package: packageOf(name) });
      }
      if (font !== undefined && fonts !== undefined) report("font-beside-fonts", "/theme/font", { font });
    },
  }),
});

/** Share images and the CV have a font for the script of the site's language. */
export const scripts = defineRule({
  messages: {
    "missing-script": defineError<{ language: string; package: string }>({
      title: "a language whose font isn't installed",
      message: ({ language, package: name }) =>
        `Share images and the CV have no font for ${nameLanguage(language)}: the package ${name} brings it.`,
      hint: ({ package: name }) =>
        `Run "npm install ${name}", or set "socialImages": false in "outputs" of "site" to make no share images.`,
      explanation:
        "Visitors read pages in fonts of their own system. Share images are drawn and the CV is printed where the site is built, with nothing but what is installed there. Fonts for most languages come with the program; those of Chinese, Japanese and Korean are 6 to 10 MB each, and for you to install.",
      wrong: '"language": "ja"',
      right: '"language": "ja" (after npm install @fontsource-variable/noto-sans-jp)',
    }),
  },
  create({ index, disk, report }) {
    const { root, languages: all } = index;
    if (!disk.hasTypeface || root.site?.outputs?.socialImages === false) return {};
    // Each is reported once.
    const lacked = new Map(
      index.publishedLanguages.flatMap((reader) => {
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
          const location = all.length > 0 ? `/site/languages/${all.indexOf(language)}` : "/site/language";
          report("missing-script", location, { language, package: packageOf(font) });
          lacked.delete(reader);
        }
      },
    };
  },
});
