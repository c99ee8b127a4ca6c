import type { RuleReport } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import type { Span } from "../../../schema/source/location.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { Steps } from "../../../schema/source/steps.ts";

/** A syntax error. The rest of its entry can't be read. */
export class BibtexError extends Error {
  readonly report: RuleReport;

  constructor(report: RuleReport) {
    super(report.message);
    this.report = report;
  }
}

/** Limits the characters of a file with macros and parents written out, relative to its length. */
export const writtenOut = { each: 20, base: 200_000 };

/** Month macros that every style defines. They keep their names. */
export const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** What was expected where, and how to fix it. */
interface Expected {
  expected: string;
  after: string;
  hint: string;
}

/** Reads BibTeX tokens one by one, and reports unexpected ones. */
export class BibtexScanner {
  readonly text: string;
  readonly source: SourceText;
  /** Counts the characters of all values, with macros written out. */
  readonly size: Steps;
  /** Macro values, by name in lower case. */
  readonly macros = new Map(months.map((month) => [month, month]));
  /** Reports on values that could still be read. */
  readonly notes: RuleReport[] = [];
  at = 0;

  constructor(text: string) {
    this.text = text;
    this.source = new SourceText("", text);
    this.size = new Steps(text.length, {
      ...writtenOut,
      refuse: (most) => {
        throw new BibtexError(find("bibtex-swollen", { start: this.at - 1, end: this.at }, { most }));
      },
    });
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** True if the current entry can't continue: no field name begins with "@". */
  get isAtNextEntry(): boolean {
    return this.isAtEnd || this.next("@");
  }

  /** Skips whitespace, and comments that begin with "%". */
  skipSpace(): void {
    const space = /(?:\s|%[^\n]*)*/y;
    space.lastIndex = this.at;
    this.at += space.exec(this.text)?.[0].length ?? 0;
  }

  /** Returns and skips the next characters, if they match. */
  take(form: RegExp): string | undefined {
    const sticky = new RegExp(form.source, `${form.flags}yu`);
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0];
    if (found === undefined || found === "") return undefined;
    this.at += found.length;
    return found;
  }

  next(mark: string): boolean {
    return this.text.startsWith(mark, this.at);
  }

  /** @throws {BibtexError} with the text found instead */
  fail(facts: Expected, at = this.at): never {
    throw new BibtexError(this.report(facts, at, true));
  }

  /** Reports that a comma is missing before a field, which can be read nevertheless. */
  noteMissingComma(facts: Expected): boolean {
    const isField = /[a-z][\w-]*\s*=/iy;
    isField.lastIndex = this.at;
    if (!isField.test(this.text)) return false;
    this.notes.push(this.report(facts, this.at, false));
    return true;
  }

  report(facts: Expected, at: number, isLost: boolean): RuleReport {
    const rest = /^[^\n]{0,20}/.exec(this.text.slice(at))?.[0] ?? "";
    const found = /^\S+/.exec(rest)?.[0] ?? rest;
    return find("bibtex-form", { start: at, end: at + Math.max(1, found.length) }, { found, ...facts, isLost });
  }

  /**
   * Returns the text between two delimiters with balanced braces. The scanner must be at the first delimiter.
   * @throws {BibtexError} if the second is missing before the next entry
   */
  takeBetween(open: "{" | '"' | "(", close: "}" | '"' | ")"): Span {
    const start = this.at + 1;
    let depth = 0;
    let hasOpenBrace = false;
    for (let at = start; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === "\\") at += 1;
      else if (sign === close && depth === 0) {
        this.at = at + 1;
        return { start, end: at };
      } else if (sign === close && open === '"') hasOpenBrace = true;
      else if (sign === "{") depth += 1;
      else if (sign === "}") depth -= 1;
      else if (sign === "\n" && beginsEntry(this.text, at + 1)) break;
    }
    throw unclosed({ start: start - 1, end: start }, open, hasOpenBrace);
  }
}

/** The error for a delimiter that is never closed. `hasOpenBrace` if an open brace hides the closing quotation mark. */
export function unclosed(location: Span, open: "{" | '"' | "(", hasOpenBrace = false): BibtexError {
  return new BibtexError(find("bibtex-unclosed", location, { open, hasOpenBrace }));
}

/** True if a line begins like an entry. Anything still open before it should have been closed. */
export function beginsEntry(text: string, at: number): boolean {
  return /@[a-z][\w+-]*[ \t]*[{(]/iy.test(text.slice(at, at + 60).replace(/^[ \t]*/, ""));
}
