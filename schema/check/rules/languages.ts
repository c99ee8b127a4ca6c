import { defineWarning } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { SourceLocation } from "../../source/source-text.ts";
import { defineRule } from "../rule.ts";

/** A site with one language has no parts for other languages, and no language to detect. */
export const loneLanguage = defineRule({
  messages: {
    "no-language-to-detect": defineWarning({
      title: "nobody to be led to another language",
      message: () => "The site has one language, so there is no other to lead visitors to.",
      hint: () => 'Remove this, or name all languages of the site: "languages": ["en", "de"].',
      explanation: "Hosts can lead visitors to the language that their browser asks for only where there are several.",
      wrong: '"site": { "language": "en", "detectLanguage": true, … }',
      right: '"site": { "languages": ["en", "de"], "detectLanguage": true, … }',
    }),
  },
  create({ index: { root, translations, languages: all }, report, add }) {
    const refused = new Set<string>();
    /** One missing list of languages is one mistake, however many texts are translated. */
    const refuse = (found: string, location: SourceLocation) => {
      if (!refused.has(found)) add(find("unknown-language", location, { found, languages: [] }));
      refused.add(found);
    };
    return {
      page({ value, pointer }) {
        if (all.length === 0 && value.paths !== undefined) refuse("de", { key: `${pointer}/paths` });
      },
      language({ name, text, pointer }) {
        if (all.length === 0 && name === "languages") refuse(text, pointer);
      },
      exit() {
        if (root.site?.detectLanguage === true && all.length < 2)
          report("no-language-to-detect", { key: "/site/detectLanguage" }, {});
        if (all.length > 0) return;
        for (const { pointer, translation, isHidden } of translations) {
          const found = Object.keys(translation ?? {}).at(-1);
          if (found !== undefined && !isHidden) refuse(found, pointer);
        }
      },
    };
  },
});
