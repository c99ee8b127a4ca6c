import { defineAdvice, defineError, defineWarning, quote, tellHowToAllow } from "../../../messages/message.ts";
import { defineAdviceRule, defineRule } from "../../rule.ts";

/** Every formula can be set, and what tells the words of a program apart is installed. */
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
    "missing-code-language": defineWarning<{ found: string }>({
      title: "code in a language whose grammar isn't installed",
      message: ({ found }) => `What tells ${quote(found)} apart is not installed, so the code stands without colours.`,
      hint: () =>
        `Run "npm install shiki", which brings the grammars of all languages. ${tellHowToAllow("missing-code-language")}`,
      explanation:
        "The package brings the grammars of the commonest languages along: those of all would be a third of its size. What is installed beside it is used.",
      wrong: "```haskell",
      right: "```haskell (after npm install shiki)",
    }),
  },
  create: ({ disk, report }) => ({
    part(node) {
      const { value: part } = node;
      if (part.kind === "formula") {
        const reason = disk.formulaTrouble?.(part.tex, part.isDisplay);
        if (reason !== undefined) report("bad-formula", node, { tex: part.tex, reason });
      } else if (part.kind === "code" && disk.knowsLanguage?.(part.language) === "not-installed")
        report("missing-code-language", node, { found: part.language });
    },
  }),
});

/** The language of a program is one whose words can be told apart. */
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
      if (part.kind === "code" && disk.knowsLanguage?.(part.language) === "no")
        report("unknown-code-language", node, { found: part.language });
    },
  }),
});
