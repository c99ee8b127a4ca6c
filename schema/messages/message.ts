import type { Frame, Place } from "../source/source-text.ts";

/**
 * What follows from a mistake: an error stops the build; a warning may be meant, but seldom is; advice is what readers
 * of a portfolio miss, told by the audit alone.
 */
export type Severity = "error" | "warning" | "advice";

/** A page on which a rule can be looked up. */
export interface Source {
  title: string;
  url: string;
}

/** Everything the owner is ever told about one kind of mistake. */
export interface Message<Facts> {
  severity: Severity;
  /** The rule, in a few words. */
  title: string;
  /** What was found and what is allowed. */
  message: (facts: Facts) => string;
  /** The concrete edit. */
  hint: (facts: Facts) => string;
  /** Why the rule is there and what follows from it, for `--explain`. */
  explanation: string;
  /** An example that has the mistake. */
  wrong: string;
  /** The same, mended. */
  right: string;
  /** Where the rule comes from, if it isn't ours. */
  source?: Source;
}

type Words<Facts> = Omit<Message<Facts>, "severity">;

/** Gives an error the type of its facts. */
export function defineError<Facts>(words: Words<Facts>): Message<Facts> {
  return { severity: "error", ...words };
}

/** The same for a warning. */
export function defineWarning<Facts>(words: Words<Facts>): Message<Facts> {
  return { severity: "warning", ...words };
}

/** The same for advice. */
export function defineAdvice<Facts>(words: Words<Facts>): Message<Facts> {
  return { severity: "advice", ...words };
}

/** Messages by their codes. @typeParam Facts what each must be given to word it, by the same codes */
export type Messages<Facts> = { readonly [Code in keyof Facts]: Message<Facts[Code]> };

/** What a check reports, before its place is known as line and column. */
export interface Finding {
  /** Its stable name; `validate --explain CODE` says more. */
  code: string;
  /** What else there is to say of that code. */
  rule: Message<never>;
  severity: Severity;
  message: string;
  hint: string;
  place: Place;
}

/** Words what is wrong at a place. */
export function wordFinding<Facts, Code extends keyof Facts & string>(
  messages: Messages<Facts>,
  code: Code,
  place: Place,
  facts: Facts[Code],
): Finding {
  const rule = messages[code];
  const { severity, message, hint } = rule;
  return { code, rule, severity, place, message: message(facts), hint: hint(facts) };
}

/** Whether a finding stops nothing. */
export function isMild({ severity }: Pick<Finding, "severity">): boolean {
  return severity !== "error";
}

/** A finding as its reader needs it. */
export interface Diagnostic extends Pick<Finding, "code" | "rule" | "severity" | "message" | "hint"> {
  file: string;
  /** The first and the last place, from 1; columns in UTF-16 units, the last exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The value meant, as a JSON pointer (RFC 6901). */
  pointer: string;
  /** The same in words: "the second tab of the page /about". */
  path: string;
  /** How many more of its code were found in the file than are listed, on the last that is; otherwise 0. */
  more: number;
  frame: Frame;
}

/** Quotes a value as JSON writes it, shortened. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}…${json.startsWith('"') ? '"' : ""}` : json;
}

/** More words than these are too many for a sentence; each of thousands of mistakes would list thousands of them. */
const mostWords = 50;

/** Joins words as a sentence does: "a, b or c". Of very many it lists the first, and says how many more there are. */
export function listWords(
  words: readonly string[],
  conjunction: "or" | "and" = "or",
  write = (word: string): string => word,
): string {
  const listed = words.slice(0, words.length > mostWords + 1 ? mostWords : -1).map(write);
  if (words.length < 2) return words.map(write).join("");
  const last = words.length > mostWords + 1 ? `${words.length - mostWords} more` : write(words.at(-1) ?? "");
  return `${listed.join(", ")} ${conjunction} ${last}`;
}

/** Says of the last mistake of a kind that is listed how many more there are. */
export function tellMore(count: number): string {
  return count === 1 ? "One more like this was found." : `${count} more like this were found.`;
}

/** A number of bytes, as people write it. */
export function nameSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** What stands in a proposal where the owner's own words for a picture belong; left there, it is told as a placeholder. */
export const unsaidAlt = "What the picture shows";

/** What to do with an object that stands around a list. */
export function keepList(key: string): string {
  return `Keep the list alone, [ … ], without ${quote(key)} and the { } around it.`;
}

/** That a file isn't there. @param own the file of its own that names it, where that isn't content.json */
export function tellNoFile(file: string, own: string | undefined): string {
  return own === undefined
    ? `There is no file ${file} beside this content file.`
    : `There is no file ${file} beside content.json; names in ${own} are looked up from there.`;
}

/** How a warning is put to rest: a file of content may be any, and the list of what is allowed stands in the main one. */
export function tellHowToAllow(code: string, when = "If it is meant so"): string {
  return `${when}, add "allow": ["${code}"] to the top of content.json.`;
}
