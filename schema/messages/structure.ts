import { defineError } from "./message.ts";
import { hintToQuote, quoteText, rewrite } from "./rewrite.ts";

/** The parser's facts. Texts are empty and lines 0 if they don't apply. */
export interface SyntaxFacts {
  found: string;
  expected: string;
  otherLine: number;
  /** The offset of the other location, from the start of the text. */
  other?: number | undefined;
  isClear?: boolean | undefined;
}

const remove = () => rewrite("");

/** Messages about brackets, commas, colons and keys that aren't valid JSON. */
export const structureMessages = {
  "empty-file": defineError<SyntaxFacts>({
    title: "the file is empty",
    message: () => "This file has nothing in it.",
    hint: () => "Undo until your content is back, or copy the content.json that came with the project.",
    explanation: "An empty file isn't JSON: there must be one object, from { to }.",
    wrong: "",
    right: '{ "version": 1, … }',
  }),
  "byte-order-mark": defineError<SyntaxFacts>({
    title: "the file begins with a byte order mark",
    message: () => "An invisible character (a byte order mark, U+FEFF) stands at the very beginning; JSON has none.",
    hint: () =>
      'Save the file with the encoding "UTF-8", not "UTF-8 with BOM". In VS Code: click "UTF-8 with BOM" at the bottom right.',
    fix: remove,
    explanation:
      "Some Windows editors put three invisible bytes before a text. Most programs that read JSON refuse them.",
    wrong: 'U+FEFF { "version": 1 }',
    right: '{ "version": 1 }',
  }),
  "code-fence": defineError<SyntaxFacts>({
    title: "a Markdown fence around the file",
    message: ({ found, expected }) =>
      `${expected ? `The line ${found} and the text outside of it belong` : `This line (${found}) belongs`} to Markdown, around what is shown as code; JSON has none.`,
    hint: ({ expected }) =>
      expected
        ? "Remove both, here and at the other end, so that JSON alone is left."
        : "Remove this line, and the one like it at the other end: the file begins with { and ends with }.",
    fix: remove,
    explanation:
      "Chat programs and documents show JSON between two lines of three backticks. These were copied along with it.",
    wrong: '```json\n{ "version": 1, … }\n```',
    right: '{ "version": 1, … }',
  }),
  "merge-conflict": defineError<SyntaxFacts>({
    title: "two versions of a passage, with marks of Git between them",
    message: ({ found }) => `Git has written ${found} here, because two versions of this passage don't fit together.`,
    hint: () => "Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    explanation:
      "After a merge or a pull, Git leaves both versions of what was changed on both sides, the one after the other.",
    wrong: '<<<<<<< HEAD\n"accent": "teal"\n=======\n"accent": "rose"\n>>>>>>> main',
    right: '"accent": "teal"',
  }),
  comment: defineError<SyntaxFacts>({
    title: "JSON has no comments",
    message: ({ found }) => `A comment (${found}) stands here; JSON has no comments.`,
    hint: () =>
      'Make it a note: "note": "…" may stand in every { } and is published nowhere. To keep something in the file without showing it, give it "hidden": true.',
    fix: () => rewrite("", false),
    explanation:
      "JSON is data only: whatever begins with //, /* or # is refused. Every object may have a note instead, and everything in a list can be hidden instead of being commented out.",
    wrong: '{ "accent": "teal" // my favourite\n}',
    right: '{ "accent": "teal", "note": "my favourite" }',
  }),
  "trailing-comma": defineError<SyntaxFacts>({
    title: "a comma after the last entry",
    message: ({ found }) =>
      `This comma is followed by ${found}, not by another entry; JSON allows commas only between entries.`,
    hint: () => "Remove this comma.",
    fix: remove,
    explanation: "A comma says that another entry follows. After the last one there must be none.",
    wrong: '["Git", "Express",]',
    right: '["Git", "Express"]',
  }),
  "missing-comma": defineError<SyntaxFacts>({
    title: "a comma is missing between two entries",
    message: ({ found }) =>
      found ? `\`${found}\` stands here where a comma belongs.` : "A comma is missing here, before the next entry.",
    hint: ({ found }) => (found ? `Write , instead of ${found}` : "Write a , here."),
    fix: () => rewrite(","),
    explanation: "Entries of a list or object are separated by commas, also when each stands on its own line.",
    wrong: '{ "title": "Home"\n  "path": "/" }',
    right: '{ "title": "Home",\n  "path": "/" }',
  }),
  "extra-comma": defineError<SyntaxFacts>({
    title: "a comma too many",
    message: () => "There is a comma too many here: nothing stands before it.",
    hint: () => "Remove this comma.",
    fix: remove,
    explanation: "One comma separates two entries. Two in a row, or one before the first entry, leave a hole.",
    wrong: '["Git",, "Express"]',
    right: '["Git", "Express"]',
  }),
  "unquoted-key": defineError<SyntaxFacts>({
    title: "a key without quotation marks",
    message: ({ found }) => `The key ${found} must stand in double quotation marks.`,
    hint: hintToQuote,
    fix: (facts) => quoteText(facts, /^"[\w$-]+"$/.test(facts.expected)),
    explanation: "Other languages allow bare keys; in JSON every key is a text in double quotation marks.",
    wrong: '{ title: "Home" }',
    right: '{ "title": "Home" }',
  }),
  "missing-colon": defineError<SyntaxFacts>({
    title: "a colon is missing after a key",
    message: ({ found }) =>
      found
        ? `\`${found}\` stands here where a colon belongs.`
        : "A colon is missing here, between the key and its value.",
    hint: ({ found }) => (found ? `Write : instead of ${found}` : "Write a : here."),
    fix: () => rewrite(":"),
    explanation: "A key and its value are joined by a colon.",
    wrong: '{ "title" = "Home" }',
    right: '{ "title": "Home" }',
  }),
  "missing-value": defineError<SyntaxFacts>({
    title: "a key without a value",
    message: ({ found }) => `"${found}" has no value.`,
    hint: ({ found }) => `Write a colon and the value after it, or remove "${found}".`,
    explanation: "Every key is followed by a colon and a value. A key that you don't need can be left out altogether.",
    wrong: '{ "title": , "path": "/" }',
    right: '{ "title": "Home", "path": "/" }',
  }),
  "missing-key-name": defineError<SyntaxFacts>({
    title: "a value without a key",
    message: ({ found }) => `A key in quotation marks must stand before this \`${found}\`.`,
    hint: ({ found }) =>
      found === ":"
        ? 'Write the key before it: "title":'
        : 'Write a key before it, as in "blocks": …, or look whether a closing } is missing above.',
    explanation:
      "Inside { and } every value has a name before it. Only lists, inside [ and ], hold values without names.",
    wrong: '{ { "type": "hero" } }',
    right: '{ "blocks": [{ "type": "hero" }] }',
  }),
  truncated: defineError<SyntaxFacts>({
    title: "the file ends too early",
    message: ({ found, otherLine }) => `The file ends here, but the ${found} of line ${otherLine} is still open.`,
    hint: ({ expected }) =>
      `Look whether the end of the file was lost. If nothing is missing, write ${expected} at its end.`,
    explanation:
      "Each { needs its } and each [ its ]. A file that was copied or saved only in part ends in the middle.",
    wrong: '{ "tags": ["Git", "Express"',
    right: '{ "tags": ["Git", "Express"] }',
  }),
  "unclosed-bracket": defineError<SyntaxFacts>({
    title: "a bracket that is never closed",
    message: ({ found, otherLine }) =>
      otherLine
        ? `The ${found} of line ${otherLine} isn't closed here, before the next one begins.`
        : `This ${found} is opened and never closed.`,
    hint: ({ expected, found }) =>
      expected
        ? `Write ${expected} here.`
        : `Write ${found === "{" ? "}" : "]"} where it should end; the brackets after it belong to what stands around it.`,
    fix: ({ expected }) => (expected ? rewrite(expected) : undefined),
    explanation: "Each { needs its } and each [ its ]. Editors mark the partner of the bracket under the cursor.",
    wrong: '{ "tags": ["Git", "Express" }',
    right: '{ "tags": ["Git", "Express"] }',
  }),
  "unexpected-bracket": defineError<SyntaxFacts>({
    title: "a closing bracket that fits nothing",
    message: ({ found, otherLine, expected }) =>
      otherLine
        ? `Here stands ${found}, but what was opened in line ${otherLine} must be closed with ${expected} first.`
        : `This ${found} closes nothing: all that was opened is closed already.`,
    hint: ({ expected, otherLine, found }) =>
      otherLine
        ? `Write ${expected} before this ${found}, or instead of it.`
        : `Remove this ${found}, or one that comes too early before it.`,
    explanation: "Brackets close in the reverse order of their opening: { [ ] }.",
    wrong: '{ "tags": ["Git", "Express"} ]',
    right: '{ "tags": ["Git", "Express"] }',
  }),
  "wrong-bracket": defineError<{ found: string; expected: string; isOnly: boolean }>({
    title: "one bracket that is wrong",
    message: ({ found, expected }) => {
      if (!expected) return `This ${found} is one too many.`;
      return found ? `This ${found} is wrong: ${expected} is needed here.` : `A ${expected} is missing here.`;
    },
    hint: ({ found, expected }) => {
      if (!expected) return `Remove this ${found}`;
      return found ? `Write ${expected} instead of ${found}` : `Write ${expected} here.`;
    },
    fix: ({ expected, isOnly }) => rewrite(expected, isOnly),
    explanation:
      "Each { needs its } and each [ its ], and they close in the reverse order of their opening. With this one bracket written otherwise, the brackets of the whole file fit.",
    wrong: '{ "tags": ["Git", "Express"]] }',
    right: '{ "tags": ["Git", "Express"] }',
  }),
  "unexpected-text": defineError<SyntaxFacts>({
    title: "something that doesn't belong here",
    message: ({ found, expected }) =>
      expected ? `${found} is a key, but it is in a list, outside of { }.` : `\`${found}\` doesn't belong here.`,
    hint: ({ found, expected }) => {
      if (expected) return `Write ${expected} before it, where its entry begins.`;
      if (found === ":") return "Remove it, or write a comma before the key that it belongs to.";
      return /^(?:=>?|;)$/.test(found) ? "Remove it." : "Remove it; the file begins with { and ends with }.";
    },
    fix: ({ found, expected }) => (expected ? rewrite(`{ ${found}`) : undefined),
    explanation:
      "JSON consists of objects in { }, lists in [ ], texts in quotation marks, numbers, true, false and null.",
    wrong: '{ "title": "Home": "Start" }',
    right: '{ "title": "Home" }',
  }),
  "second-root": defineError<SyntaxFacts>({
    title: "more text after the end",
    message: ({ otherLine }) =>
      `The content is complete at the closing bracket of line ${otherLine}; nothing may follow it.`,
    hint: ({ otherLine }) =>
      `If this belongs to the content, the bracket in line ${otherLine}, or one before it, closes too early: move it down. If not, remove everything from here on.`,
    explanation:
      "A JSON file holds exactly one object. What stands after its last } is refused, even another whole object.",
    wrong: '{ "version": 1 } { "version": 1 }',
    right: '{ "version": 1 }',
  }),
  "too-deep": defineError<SyntaxFacts>({
    title: "too many brackets inside each other",
    message: () => "Brackets are nested more than 100 deep here; a real page needs about twenty.",
    hint: () => "Look for brackets that were pasted or typed many times.",
    explanation: "Tabs and columns may hold further blocks, but a hundred levels are never meant.",
    wrong: "[[[[[[[[[[ …",
    right: '{ "blocks": [{ "type": "hero" }] }',
  }),
  "repeated-key": defineError<SyntaxFacts>({
    title: "the same key twice",
    message: ({ found, otherLine }) => `"${found}" stands here a second time; the first is in line ${otherLine}.`,
    hint: ({ expected, otherLine }) =>
      `${expected ? `Put the entries of both lists into the one in line ${otherLine}, and remove this one.` : "Keep one of the two and remove the other."} If this is a new entry, a } , { is missing before it.`,
    explanation:
      "A key may be in an object once: of two, programs silently take one. Two lists can become one with the entries of both.",
    wrong: '{ "title": "Home", "title": "Start" }',
    right: '{ "title": "Home" }',
  }),
};
