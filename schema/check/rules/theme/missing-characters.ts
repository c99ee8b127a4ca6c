import { chooseFamilies } from "../../../designs/families.ts";
import { typefaces } from "../../../designs/typefaces.ts";
import type { StringNode } from "../../../document/content-node.ts";
import { defineAdvice, listWords, quote } from "../../../messages/message.ts";
import { defineAdviceRule } from "../../rule.ts";

/** The message lists only so many characters: they suffice to recognize the script. */
const named = 6;

/** The typefaces have the letters and digits of all texts. Browsers always find symbols and emoji elsewhere. */
export const missingCharacters = defineAdviceRule({
  messages: {
    "missing-characters": defineAdvice<{ families: string[]; characters: string[]; count: number }>({
      title: "characters that the site's typefaces lack",
      message: ({ families, characters, count }) => {
        const others = count > characters.length ? ` and ${count - characters.length} more` : "";
        const lack = families.length === 1 ? "lacks" : "lack";
        return `${listWords(families, "and")} ${lack} ${listWords(
          characters.map((one) => quote(one)),
          "and",
        )}${others}: each is shown in what the visitor has.`;
      },
      hint: () =>
        'Choose "fonts" that have them, as "inter", "literata" or "source-serif-4" have Greek and Cyrillic; or with "font": "sans" what visitors have throughout.',
      explanation:
        "Where a typeface lacks a character, browsers take it from another. That can be read, but words then look as if they were put together from two.",
      wrong: '"name": "Έλενα" in a font without Greek',
      right: '"name": "Έλενα", "fonts": { "display": "inter", "text": "inter", "label": "inter" }',
    }),
  },
  create({ index, disk: { lacks }, report }) {
    const { design = "bench", font, fonts } = index.root.theme ?? {};
    const families = chooseFamilies({ design, font, fonts });
    if (!families || !lacks) return {};
    const used = [...new Set(Object.values(families).map(({ upright }) => upright.font))];
    /** The characters of texts, each with the first text that contains it. */
    const firsts = new Map<string, StringNode>();
    return {
      words(value) {
        for (const [character] of value.text.matchAll(/(?![\0-\x7f])[\p{L}\p{N}]/gu))
          if (!firsts.has(character)) firsts.set(character, value);
      },
      exit() {
        const lacking = [...firsts.keys()].filter((character) => used.some((name) => lacks(name, character)));
        const [first] = lacking;
        const location = first === undefined ? undefined : firsts.get(first);
        if (location === undefined) return;
        const without = used.filter((name) => lacking.some((character) => lacks(name, character)));
        report("missing-characters", location, {
          families: without.map((name) => typefaces[name].family),
          characters: lacking.slice(0, named),
          count: lacking.length,
        });
      },
    };
  },
});
