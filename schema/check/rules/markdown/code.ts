import { defineAdvice, defineError, quote } from "../../../messages/message.ts";
import { defineAdviceRule, defineRule } from "../../rule.ts";

export const typesetting = defineRule({
  messages: {
    "bad-formula": defineError<{ tex: string; reason: string }>({
      title: "a formula that can't be set",
      message: ({ tex, reason }) => `The formula ${quote(tex)} can't be set: ${reason}.`,
      hint: () => "Correct it (in JSON, each \\ is written \\\\), or write \\$ where a dollar is meant.",
      explanation:
        "What stands between dollars in a longer text is a formula in TeX. KaTeX sets it, which knows most of what LaTeX has for mathematics (katex.org/docs/supported.html).",
      wrong: "$\\\\frac{1}{2$",
      right: "$\\\\frac{1}{2}$",
    }),
  },
  create: ({ disk, report }) => ({
    part(node) {
      const { value: part } = node;
      if (part.kind !== "formula") return;
      const reason = disk.formulaError?.(part.tex, part.isDisplay);
      if (reason !== undefined) report("bad-formula", node, { tex: part.tex, reason });
    },
  }),
});

export const codeLanguages = defineAdviceRule({
  messages: {
    "unknown-code-language": defineAdvice<{ found: string }>({
      title: "code in a language that nobody knows",
      message: ({ found }) => `No language is called ${quote(found)}, so the code stands without colours.`,
      hint: () =>
        "Write the language's usual name in small letters, such as ts, python, c or sh; or none for what isn't a program.",
      explanation:
        "The word after ``` says which language the code is in. Known are those of Shiki, more than two hundred (shiki.style/languages).",
      wrong: "```pyhton",
      right: "```python",
    }),
  },
  create: ({ disk, report }) => ({
    part(node) {
      const { value: part } = node;
      if (part.kind === "code" && disk.knowsLanguage?.(part.language) === false)
        report("unknown-code-language", node, { found: part.language });
    },
  }),
});
