import { isWords } from "../../../kinds.ts";
import { type Finding, find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { TextValue } from "../../content-index/gather.ts";

/** What the project's example and common templates say where the owner's own belongs, and what that stands for. */
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
  { pattern: /^(?:TODO|TBD|FIXME|xxx+)\b/, meaning: "text" },
];

/** What every placeholder has some of; most texts have none, and need no closer look. */
const hint = /your|doe|example|localhost|127\.|00|lorem|^(?:c?gpa |t|f|x|0)/i;

/** Nothing of the example is left in: names, numbers and addresses of nobody. */
export function checkPlaceholders(index: ContentIndex): Finding[] {
  return index.texts.flatMap((value) => {
    const sample = findSample(value);
    return sample ? [find("placeholder", value.pointer, sample)] : [];
  });
}

/** The placeholder that a text is or holds, or undefined. */
export function findSample({ text, kind }: TextValue): { found: string; meaning: string } | undefined {
  if (kind === "file" || kind === "id" || kind === "path" || !hint.test(text)) return undefined;
  for (const { pattern, meaning } of samples) {
    const match = pattern.exec(text);
    if (match) return { found: isWords(kind) ? match[0] : text, meaning };
  }
  return undefined;
}
