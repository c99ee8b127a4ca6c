import { defineError, defineWarning } from "./message.ts";
import { hintToQuote, quoteText, type Rewrite, rewrite } from "./rewrite.ts";
import type { SyntaxFacts } from "./structure.ts";

const names: Record<string, string> = {
  "U+0000": "a NUL character",
  "U+0009": "a tab",
  "U+00A0": "a no-break space",
  "U+FEFF": "a byte order mark",
};
const nameCharacter = (code: string): string =>
  Object.hasOwn(names, code) ? `${names[code]} (${code})` : `the character ${code}`;

/** A malformed number as it was meant: in quotation marks if it is a text such as a date, or else the bare number. */
function meantNumber(found: string): string | undefined {
  if (/[0-9][-/ :][0-9]|^\+/.test(found)) return `"${found}"`;
  const bare = found
    .replace(/^0+(?=[0-9])/, "")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.$/, "");
  return bare !== found && /^-?[0-9]+(?:\.[0-9]+)?$/.test(bare) ? bare : undefined;
}

function fixNumber(found: string): string {
  const meant = meantNumber(found);
  if (meant?.startsWith('"')) return `Put it into quotation marks: ${meant}.`;
  if (meant !== undefined) return `Write ${meant}`;
  return `Write only digits, with a point for decimals, as 0.5 or 1200. If it is text, put it into quotation marks: "${found}".`;
}

/** Says which of a text's two quotation marks are wrong. The last one may be missing. */
function describeMarks(found: string): string {
  const [first = "", last = first] = found;
  if (first === '"') return `ends with a “curly” quotation mark (${last})`;
  const kind = /['`]/.test(first) ? first : `“curly” (${first})`;
  return last === '"' ? `begins with a ${kind} quotation mark` : `is in ${kind} quotation marks`;
}

/** Replaces the quotation marks around a text. Without the last one, the text's end isn't certain. */
function requote({ expected }: SyntaxFacts): Rewrite {
  return {
    isCertain: true,
    edit: (written) => {
      const inner = /^.((?:[^\\]|\\.)*)['"`\u2018-\u201f\u00ab\u00bb]$/su.exec(written)?.[1];
      if (inner === undefined) return undefined;
      // Escapes keep their meaning, except that JSON doesn't escape an apostrophe.
      const json = `"${inner.replace(/\\(.)|"/gs, (all, next) => (next === "'" ? "'" : all === '"' ? '\\"' : all))}"`;
      return inner.includes("\\") || inner.includes('"') ? json : expected;
    },
  };
}

/** True if a text after an inner quotation mark has the mark's partner, and nothing that looks like JSON. */
function isInnerPair(text: string): boolean {
  return text.split('"').length % 2 === 0 && !/"\s*:|,\s*"|[\][{}]/.test(text);
}

/** Messages about texts, numbers and characters that aren't valid JSON. */
export const literalMessages = {
  "wrong-quotes": defineError<SyntaxFacts>({
    title: "quotation marks of the wrong kind",
    message: ({ found }) => `This text ${describeMarks(found)}; JSON knows only the straight double ones (").`,
    hint: ({ expected }) => `Write ${expected}`,
    fix: requote,
    explanation:
      "Word processors and chat programs replace straight quotation marks by curly ones; other languages allow single ones. JSON knows one kind.",
    wrong: "{ 'title': “Home” }",
    right: '{ "title": "Home" }',
  }),
  "unescaped-quote": defineError<SyntaxFacts>({
    title: "a quotation mark inside a text",
    message: () => "This quotation mark ends the text too early: more text follows it.",
    hint: () => 'Write \\" for a quotation mark that belongs to the text, or use curly ones (“ ”) inside it.',
    fix: ({ found, other }) => ({
      isCertain: isInnerPair(found),
      end: other,
      edit: (written) => written.replace(/\\.|"/g, (mark) => (mark === '"' ? '\\"' : mark)),
    }),
    explanation:
      'A straight double quotation mark ends a text. Inside a text, write it as \\" or use typographic ones.',
    wrong: '"text": "They call me "the fixer" here"',
    right: '"text": "They call me \\"the fixer\\" here"',
  }),
  "unclosed-string": defineError<SyntaxFacts>({
    title: "a text without its closing quotation mark",
    message: ({ found }) => (found ? "This text goes over more than one line." : "This text isn't closed on its line."),
    hint: ({ found }) =>
      found ? "Write it on one line, with \\n where a new line should begin for visitors." : 'Write a " at its end.',
    fix: ({ found }) => (found ? undefined : { isCertain: true, edit: (written) => `${written}"` }),
    explanation: "A text runs from one straight double quotation mark to the next, and never over a line's end.",
    wrong: '"title": "Home,',
    right: '"title": "Home",',
  }),
  "unquoted-text": defineError<SyntaxFacts>({
    title: "a text without quotation marks",
    message: ({ found, expected }) =>
      expected.startsWith('"')
        ? "This text must stand in double quotation marks."
        : `\`${found}\` is no word of JSON; it knows true, false and null, in small letters.`,
    hint: hintToQuote,
    fix: (facts) => quoteText(facts, facts.isClear || /^(?:true|false|null)$/.test(facts.expected)),
    explanation: "Only numbers, true, false and null stand without quotation marks; all else is text and needs them.",
    wrong: '{ "title": Home, "hidden": True }',
    right: '{ "title": "Home", "hidden": true }',
  }),
  "bad-number": defineError<SyntaxFacts>({
    title: "a number that JSON can't read",
    message: ({ found }) => `${found} isn't a number as JSON writes them.`,
    hint: ({ found }) => fixNumber(found),
    fix: ({ found }) => {
      const meant = meantNumber(found);
      return meant === undefined ? undefined : rewrite(meant);
    },
    explanation:
      "Numbers have no leading zero, no plus sign, no thousands separator, no unit, and a digit on both sides of the decimal point. Telephone numbers and dates are texts.",
    wrong: '{ "passOut": 02025, "start": 2021-06 }',
    right: '{ "passOut": 2025, "start": "2021-06" }',
  }),
  "bad-escape": defineError<SyntaxFacts>({
    title: "a backslash that means nothing",
    message: ({ found }) =>
      `\`${found}\` means nothing in JSON: a backslash may stand only before " \\ / b f n r t or u with four digits.`,
    hint: ({ found }) =>
      found === "\\'"
        ? "Write ' without the backslash."
        : "Write / in file names, and \\\\ for a backslash that visitors should read.",
    fix: ({ found, expected }) => (found === "\\'" ? rewrite("'") : expected ? rewrite(expected) : undefined),
    explanation:
      "In a text the backslash begins a special sign, such as \\n for a new line. File names use / on every system.",
    wrong: '"src": "assets\\photo.png"',
    right: '"src": "assets/photo.png"',
  }),
  "control-character": defineError<SyntaxFacts>({
    title: "an invisible character",
    message: ({ found }) => `An invisible character stands here: ${nameCharacter(found)}.`,
    hint: ({ expected }) =>
      expected ? `Remove it, or write ${expected} instead.` : "Remove it: delete the text around it and type it again.",
    fix: ({ expected, isClear = false }) => ({
      isCertain: isClear,
      edit: (written) => expected || (/^\p{Zs}/u.test(written) ? " " : ""),
    }),
    explanation:
      "Characters that can't be seen slip in when text is copied from elsewhere, or when a file is damaged. JSON refuses them.",
    wrong: '"title": "My<TAB>site"',
    right: '"title": "My site"',
  }),
  "unshowable-character": defineError<SyntaxFacts>({
    title: "a character that no page can show",
    message: ({ found }) => `This text holds ${nameCharacter(found)}, which no page can show.`,
    hint: () => "Remove it. For a new line write \\n, for a tab \\t.",
    fix: () => rewrite(""),
    explanation:
      "JSON can name characters that aren't letters at all: they once steered printers and terminals, and HTML refuses them. They slip in when text is copied from other programs.",
    wrong: '"title": "My\\u0007 site"',
    right: '"title": "My site"',
  }),
  "lone-surrogate": defineError<SyntaxFacts>({
    title: "half a character",
    message: ({ found }) => `This text holds half a character (${found}), which can't be shown.`,
    hint: () => "Write the character itself, for example 🙂, instead of \\u codes.",
    explanation: "Emoji and rare letters are written as two \\u codes. One without the other is broken text.",
    wrong: '"title": "Hi \\ud83d"',
    right: '"title": "Hi 🙂"',
  }),
  "bidi-override": defineWarning<SyntaxFacts>({
    title: "an invisible character that turns the direction of writing",
    message: ({ found }) =>
      `An invisible character (${found}) that changes the direction of the text stands here: what is shown may differ from what is written.`,
    hint: () => "Remove it. Arabic and Hebrew texts don't need it: browsers find the direction by themselves.",
    fix: () => rewrite("", false),
    explanation: "Such characters can make a link or a name look like another one. They are seldom wanted.",
    wrong: '"title": "abc\\u202Edef"',
    right: '"title": "abcdef"',
  }),
};
