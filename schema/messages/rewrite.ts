/** How to fix what a report is about: by another text at the report's location, and nowhere else. */
export interface Rewrite {
  /** True if nothing else can be meant, so `validate --fix` does it without asking. */
  isCertain: boolean;
  /** Where the text to replace ends, if that isn't the end of the report's location. */
  end?: number | undefined;
  /** The text to write in place of `written`; undefined if that isn't what the report is about. */
  edit: (written: string) => string | undefined;
}

/** What text without quotation marks may be instead, with how to write it. */
const otherThanText: readonly { pattern: RegExp; hint: string }[] = [
  {
    pattern: /^-(?:\s|$)/,
    hint: 'This is how YAML writes a list. Write it in [ ], with commas between: ["Git", "Express"]',
  },
  {
    pattern: /^(?:ja|nein|oui|non|s[ií]|sim)$/i,
    hint: "For yes and no write true and false. A text is in quotation marks.",
  },
  { pattern: /^(?:…|\.\.\.)$/, hint: "In a guide, dots like these are in place of what you write yourself." },
  {
    pattern: /^[0-9]+$/,
    hint: 'A number has a point in place of a comma, as in 9.5. As a text it is in quotation marks: "9,5".',
  },
];

const findOther = (found: string) => otherThanText.find(({ pattern }) => pattern.test(found));

/** Says how to write text that lacks quotation marks. */
export function hintToQuote({ found, expected }: Unquoted): string {
  return findOther(found)?.hint ?? `Write ${expected}`;
}

/** The same as an edit; undefined if something else than a text is meant. */
export function quoteText({ found, expected }: Unquoted, isCertain: boolean | undefined): Rewrite | undefined {
  return findOther(found) ? undefined : rewrite(expected, isCertain);
}

/** Text without quotation marks, as it is written and as it should be. */
interface Unquoted {
  found: string;
  expected: string;
}

/** Writes a text in place of whatever is there: for errors of syntax. */
export function rewrite(text: string, isCertain = true): Rewrite {
  return { isCertain, edit: () => text };
}

/** Replaces a text or a key, quoted or not. */
export function rewriteText(found: string, meant: string | undefined, isCertain: boolean): Rewrite | undefined {
  if (meant === undefined) return undefined;
  const edit = (written: string) => {
    if (written.startsWith('"')) return readText(written) === found ? JSON.stringify(meant) : undefined;
    // In YAML, in Markdown, or a part of a text.
    return written === found && /^[\w/+.@:%?&=~{}-]+$/.test(meant) ? meant : undefined;
  };
  return { isCertain, edit };
}

/** The edit that `hintToMeantFile` describes. It is certain if both names look the same. */
export function rewriteFileName(file: string, near: string | undefined): Rewrite | undefined {
  return rewriteText(file, near, near !== undefined && looksSame(file, near));
}

/** Says which file is meant by the name of one that isn't there. */
export function hintToMeantFile(file: string, near: string): string {
  return looksSame(file, near)
    ? `The name of the file looks the same, but its accents are written in another form, as macOS does. Rename the file, without accents, and write that name: "${near.normalize("NFD").replace(/\p{M}/gu, "")}".`
    : `Did you mean "${near}"? Write "${near}".`;
}

/** True for texts that are one in Unicode's composed form (NFC). */
function looksSame(one: string, other: string): boolean {
  return one.normalize() === other.normalize();
}

/** Replaces a value by another one, which is written as JSON. */
export function rewriteValue(found: unknown, json: string | undefined, isCertain: boolean): Rewrite | undefined {
  if (json === undefined) return undefined;
  const was = JSON.stringify(found);
  return { isCertain, edit: (written) => (JSON.stringify(readJson(written)) === was ? json : undefined) };
}

/** Writes something else around a value that stays as it is written. */
export function rewriteAround(found: unknown, edit: (written: string) => string): Rewrite {
  const was = JSON.stringify(found);
  return {
    isCertain: true,
    edit: (written) => (JSON.stringify(readJson(written)) === was ? edit(written) : undefined),
  };
}

function readText(written: string): string | undefined {
  const value = readJson(written);
  return typeof value === "string" ? value : undefined;
}

function readJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
