import type { StringNode } from "../../../document/content-node.ts";
import { PartValueNode } from "../../../document/part-node.ts";
import { isRecordKind, isTextKind, type Kind } from "../../../kinds.ts";
import { defineWarning, listWords, quote, unsaidAlt } from "../../../messages/message.ts";
import { defineRule } from "../../rule.ts";
import { looseTexts } from "./loose-texts.ts";

/** A single text, or the texts of the template that one page still has. */
type Leftover = { found: string; meaning: string } | { location: string; text: string; count: number; lines: string[] };

/** No sentences and no picture of the template and no names, numbers or addresses of examples are left. */
export const leftovers = defineRule({
  messages: {
    placeholder: defineWarning<Leftover>({
      title: "a placeholder left in",
      message: describe,
      hint: () => "Write your own.",
      explanation:
        "The project's example has names, numbers and addresses of nobody, and the sentences of a new site say what to write in their place. Visitors should read yours. Short labels of a new site may stay, and so may its texts with references such as {name}.",
      wrong: '"name": "Your Name"',
      right: '"name": "Asha Rao"',
    }),
  },
  create({ index, disk: { isFromTemplate = () => false, isTemplatePicture = () => false }, report }) {
    /** The template's texts of each page; those outside of pages have the key "". By pointers, as parts of a text have its. */
    const unchanged = new Map<string, Map<string, StringNode>>();
    const note = (value: StringNode) => {
      const page = index.pageOf(value)?.pointer ?? "";
      unchanged.set(page, (unchanged.get(page) ?? new Map()).set(value.pointer, value));
    };
    const isSentence = (text: unknown) => typeof text === "string" && isFromTemplate(text) && isInstruction(text);
    const reportSample = (value: StringNode) => {
      const sample = findSample(value);
      if (sample) report("placeholder", value, sample);
    };
    const loose = looseTexts((value) => {
      if (value instanceof PartValueNode && isSentence(value.parent.parent.value)) return;
      if (!isFromTemplate(value.text)) reportSample(value);
      else if (findSample(value)) note(value);
    });
    return {
      ...loose,
      any(value) {
        loose.any?.(value);
        if (!(value instanceof PartValueNode) && isSentence(value.text)) note(value);
      },
      file(value) {
        if (isTemplatePicture(value.text)) report("placeholder", value, { found: value.text, meaning: "picture" });
      },
      exit() {
        for (const [page, texts] of unchanged) {
          const sentence = [...texts.values()].find(({ text }) => isSentence(text));
          const location = page === "" ? "outside the pages" : `of ${index.describe(page)}`;
          const lines = [...new Set([...texts.keys()].map(index.lineOf))];
          if (sentence) report("placeholder", sentence, { location, count: texts.size, text: sentence.text, lines });
          // Names and addresses alone may be from a content file that is older than the template.
          else for (const value of texts.values()) reportSample(value);
        }
      },
    };
  },
});

function describe(facts: Leftover): string {
  if ("found" in facts) {
    const { found, meaning } = facts;
    return meaning === reserved
      ? `${quote(found)} is an address that nobody can have: ${reserved}.`
      : `${quote(found)} is still the example's ${meaning}.`;
  }
  const { location, text, count, lines } = facts;
  if (count === 1) return `A text ${location} is still the template's: ${quote(text)}.`;
  return `${count} texts ${location} are still the template's, in lines ${listWords(lines, "and")}. One is ${quote(text)}.`;
}

/** True for a text of four words or more that isn't filled in from the profile. Labels are shorter. */
function isInstruction(text: string): boolean {
  return text.split(" ").length > 3 && !/\{\w+\}/.test(text);
}

/** Why an address is a placeholder (RFC 2606). */
const reserved = "example.com and all names that end in .example are kept for examples";

/** The placeholders of the project's example and of common templates, and the kind of text that each one replaces. */
const samples = [
  { pattern: /\bYour (?:Full |First |Last )?Name\b|\b(?:John|Jane) Doe\b/, meaning: "name" },
  { pattern: /\bYour (?:[A-Z]\w* )?(?:City|Town|Country|Location)\b/, meaning: "place" },
  { pattern: /\bYour (?:[A-Z]\w* )?(?:College|School|University|Institute|Company)\b/, meaning: "institution" },
  { pattern: /\b(?:your[-_]?(?:user)?name|your-username)\b/i, meaning: "user name" },
  { pattern: /(?:^|[@./])example\.(?:com|org|net)\b|\.example(?:[/:]|$)/, meaning: reserved },
  { pattern: /^https?:\/\/(?:localhost|127\.0\.0\.1)\b/, meaning: "address" },
  { pattern: /^\+[0-9]{1,3}[ ()-]?(?:0[ ()-]?){6,}$/, meaning: "telephone number" },
  { pattern: /\b0000-0000-0000-0000\b/, meaning: "number" },
  { pattern: /^(?:CGPA |GPA )?0+(?:\.0+)?(?: ?%| ?\/ ?10)?$/, meaning: "result" },
  { pattern: /\blorem ipsum\b/i, meaning: "text" },
  { pattern: new RegExp(`^${unsaidAlt}$`), meaning: "text" },
  { pattern: /\/\/formspree\.io\/f\/abcdefgh\b|\/\/your-code\.goatcounter\.com\b/, meaning: "address" },
  { pattern: /^…$/, meaning: "text" },
  { pattern: /^(?:TODO|TBD|FIXME|xxx+)\b/, meaning: "text" },
];

/** Speed: a cheap test that every placeholder passes and most texts fail. */
const hint = /your|abcdefgh|^…$|doe|example|localhost|127\.|00|lorem|^(?:what the |c?gpa |t|f|x|0)/i;

/** Names of files and parts may be anything. */
const names: readonly Kind[] = ["file", "textFile", "id", "path"];

/** The placeholder that a text is or contains. */
export function findSample({ text, kind }: StringNode): { found: string; meaning: string } | undefined {
  if (names.includes(kind) || isRecordKind(kind) || !hint.test(text)) return undefined;
  for (const { pattern, meaning } of samples) {
    const match = pattern.exec(text);
    if (match) return { found: isTextKind(kind) ? match[0] : text, meaning };
  }
  return undefined;
}
