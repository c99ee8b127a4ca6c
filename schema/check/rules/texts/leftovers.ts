import type { TextNode } from "../../../document/content-node.ts";
import { isRecordKind, isWords, type Kind } from "../../../kinds.ts";
import { defineWarning, quote, tellHowToAllow, unsaidAlt } from "../../../messages/message.ts";
import { defineRule } from "../../rule.ts";
import { looseTexts } from "./loose-texts.ts";

/** No names, numbers or addresses of the example are left. */
export const leftovers = defineRule({
  messages: {
    placeholder: defineWarning<{ found: string; meaning: string }>({
      title: "a placeholder left in",
      message: ({ found, meaning }) => `${quote(found)} is still the example's ${meaning}.`,
      hint: () => `Write your own. ${tellHowToAllow("placeholder")}`,
      explanation: "The project's example has names, numbers and addresses of nobody. Visitors should read yours.",
      wrong: '"name": "Your Name"',
      right: '"name": "Asha Rao"',
    }),
  },
  create: ({ report }) =>
    looseTexts((value) => {
      const sample = findSample(value);
      if (sample) report("placeholder", value, sample);
    }),
});

/** The placeholders of the project's example and of common templates, and the kind of text that each one replaces. */
const samples = [
  { pattern: /\bYour (?:Full |First |Last )?Name\b|\b(?:John|Jane) Doe\b/, meaning: "name" },
  { pattern: /\bYour (?:[A-Z]\w* )?(?:City|Town|Country|Location)\b/, meaning: "place" },
  { pattern: /\bYour (?:[A-Z]\w* )?(?:College|School|University|Institute|Company)\b/, meaning: "institution" },
  { pattern: /\b(?:your[-_]?(?:user)?name|your-username)\b/i, meaning: "user name" },
  { pattern: /(?:^|[@./])example\.(?:com|org|net)\b|\.example(?:[/:]|$)/, meaning: "address" },
  { pattern: /^https?:\/\/(?:localhost|127\.0\.0\.1)\b/, meaning: "address" },
  { pattern: /^\+[0-9]{1,3}[ ()-]?(?:0[ ()-]?){6,}$/, meaning: "telephone number" },
  { pattern: /\b0000-0000-0000-0000\b/, meaning: "number" },
  { pattern: /^(?:CGPA |GPA )?0+(?:\.0+)?(?: ?%| ?\/ ?10)?$/, meaning: "result" },
  { pattern: /\blorem ipsum\b/i, meaning: "text" },
  { pattern: new RegExp(`^${unsaidAlt}$`), meaning: "text" },
  { pattern: /^(?:TODO|TBD|FIXME|xxx+)\b/, meaning: "text" },
];

/** Speed: a cheap test that every placeholder passes and most texts fail. */
const hint = /your|doe|example|localhost|127\.|00|lorem|^(?:what the |c?gpa |t|f|x|0)/i;

/** Names of files and parts may be anything. */
const names: readonly Kind[] = ["file", "textFile", "id", "path"];

/** The placeholder that a text is or contains. */
export function findSample({ text, kind }: TextNode): { found: string; meaning: string } | undefined {
  if (names.includes(kind) || isRecordKind(kind) || !hint.test(text)) return undefined;
  for (const { pattern, meaning } of samples) {
    const match = pattern.exec(text);
    if (match) return { found: isWords(kind) ? match[0] : text, meaning };
  }
  return undefined;
}
