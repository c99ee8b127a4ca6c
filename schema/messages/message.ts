import { callOf } from "../program.ts";
import { cvFile } from "../site-files.ts";
import type { Position } from "../source/location.ts";
import type { Frame, SourceLocation } from "../source/source-text.ts";
import type { Rewrite } from "./rewrite.ts";

/**
 * An error stops the build. A warning may be intended, but seldom is. Only the audit reports advice: what readers of a
 * portfolio miss.
 */
export type Severity = "error" | "warning" | "advice";

/** A web page that supports a rule. */
export interface Source {
  title: string;
  url: string;
}

/** All texts about one kind of diagnostic. */
export interface Message<Facts> {
  severity: Severity;
  title: string;
  /** What was found and what is allowed. */
  message: (facts: Facts) => string;
  /** What to do. How the diagnostic is allowed instead is added if there is `allow`. */
  hint: (facts: Facts) => string;
  /** When an owner may allow it: a clause such as `ifMeant`. Undefined if the facts leave no reason to. */
  allow?: string | ((facts: Facts) => string | undefined);
  /** The edit that the hint describes, if it is a single one. */
  fix?: (facts: Facts) => Rewrite | undefined;
  /** The reason for the rule and the consequences, for `--explain`. */
  explanation: string;
  wrong: string;
  /** The fixed version of `wrong`. */
  right: string;
  /** The rule's source, if the rule isn't our own. */
  source?: Source;
}

type MessageTexts<Facts> = Omit<Message<Facts>, "severity">;

export function defineError<Facts>(words: MessageTexts<Facts>): Message<Facts> {
  return { severity: "error", ...words };
}

export function defineWarning<Facts>(words: MessageTexts<Facts>): Message<Facts> {
  return { severity: "warning", ...words };
}

export function defineAdvice<Facts>(words: MessageTexts<Facts>): Message<Facts> {
  return { severity: "advice", ...words };
}

/** Messages by their codes. @typeParam Facts what each message needs, by the same codes */
export type Messages<Facts> = { readonly [Code in keyof Facts]: Message<Facts[Code]> };

/** What a check reports, before its location is resolved to line and column. */
export interface RuleReport {
  /** Its stable name; `validate --explain CODE` prints more. */
  code: string;
  rule: Message<never>;
  severity: Severity;
  message: string;
  hint: string;
  /** When it may be allowed, as a clause: "If it is meant so". */
  allow?: string | undefined;
  location: SourceLocation;
  fix?: Rewrite | undefined;
}

/** Creates a report from a rule's own messages. */
export function makeReport<Facts, Code extends keyof Facts & string>(
  messages: Messages<Facts>,
  code: Code,
  location: SourceLocation,
  facts: Facts[Code],
): RuleReport {
  const rule = messages[code];
  const { severity, message, hint, allow, fix } = rule;
  return {
    code,
    rule,
    severity,
    location,
    message: message(facts),
    hint: hint(facts),
    allow: typeof allow === "function" ? allow(facts) : allow,
    fix: fix?.(facts),
  };
}

/** True if a report doesn't stop the build. */
export function isNotError({ severity }: Pick<RuleReport, "severity">): boolean {
  return severity !== "error";
}

/** An edit of a file: the text between two offsets (UTF-16 code units) is replaced. */
export interface FileEdit {
  file: string;
  start: number;
  end: number;
  /** The same as `start` and `end`, for people and editors. Lines and columns count from 1. */
  range: { start: Position; end: Position };
  text: string;
}

/** The edits that fix a diagnostic. */
export interface Fix {
  /** What they do, in a few words: "Write "/about"". */
  title: string;
  /** True if nothing else can be meant. `validate --fix` makes these, and no others. */
  isCertain: boolean;
  edits: readonly FileEdit[];
}

export interface Diagnostic extends Pick<RuleReport, "code" | "rule" | "severity" | "message" | "hint"> {
  file: string;
  /** Lines and columns from 1; columns in UTF-16 code units, `endColumn` exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer (RFC 6901) of the value. */
  pointer: string;
  /** The value in words: "the second tab of the page /about". */
  path: string;
  /** On the last listed diagnostic of a code, how many more there are; otherwise 0. */
  more: number;
  fix?: Fix;
  frame: Frame;
}

/** Quotes a value as JSON, shortened to 60 characters. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}…${json.startsWith('"') ? '"' : ""}` : json;
}

/** The most words of one sentence. Each of thousands of diagnostics could otherwise list thousands of words. */
const mostWords = 50;

/** Joins words as in a sentence: "a, b or c". Of very many, it lists the first and the number of the others. */
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

export function countMore(count: number): string {
  return count === 1 ? "One more like this was found." : `${count} more like this were found.`;
}

export function nameSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** The alternative text in suggestions. If it is left in the content, it is reported as a placeholder. */
export const unsaidAlt = "What the picture shows";

/** Says how a site offers a CV: a file of the owner's, if `file` names one, or the one that the program prints. */
export function hintToOfferCv(file?: unknown): string {
  return typeof file === "string" && file !== cvFile && file.endsWith(".pdf")
    ? `To offer this file, write it in "links" of "profile": { "id": "cv", "kind": "resume", "label": "CV", "href": ${quote(file)} }.`
    : `To offer the CV that "${callOf("pdf")}" prints, link to "${cvFile}", or give a contact block "cvLabel": "Download my CV".`;
}

/** The fix for an object that wraps a list. */
export function keepList(key: string): string {
  return `Keep the list alone, [ … ], without ${quote(key)} and the { } around it.`;
}

/** Says that a file doesn't exist. @param own the file that names it, if it isn't content.json */
export function describeMissingFile(file: string, own: string | undefined): string {
  return own === undefined
    ? `There is no file ${file} beside this content file.`
    : `There is no file ${file} beside content.json; names in ${own} are looked up from there.`;
}

/** The usual condition under which a warning may be allowed. */
export const ifMeant = "If it is meant so";

/**
 * Says how to allow a warning. It names content.json, since the diagnostic may be in another file.
 * @param line of the key `allow`, if content has it: a second one would be a repeated key
 */
export function hintToAllow(code: string, when: string, line: number | undefined): string {
  return line === undefined
    ? `${when}, add "allow": ["${code}"] to the top of content.json.`
    : `${when}, add "${code}" to "allow" (line ${line} of content.json).`;
}
