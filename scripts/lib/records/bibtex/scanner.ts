import type { Finding } from "../../../../schema/messages/message.ts";
import { find } from "../../../../schema/messages/messages.ts";
import type { Span } from "../../../../schema/source/place.ts";
import { SourceText } from "../../../../schema/source/source-text.ts";
import { Steps } from "../../../../schema/source/steps.ts";

/** What is wrong at a place of the text: nothing more can be read of the entry that it stands in. */
export class BibtexMistake extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

/** Letters that a file may have, for each that is written in it, once short forms and parents are written out. */
export const writtenOut = { each: 20, base: 200_000 };

/** Month names and the like, which every style defines: months stay as they are. */
export const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** What should stand somewhere, and where; and what to do. */
interface Expected {
  expected: string;
  after: string;
  hint: string;
}

/** Reads the marks of BibTeX one after the other, and tells where it finds others. */
export class BibtexScanner {
  readonly text: string;
  readonly source: SourceText;
  /** Letters of all values, short forms written out. */
  readonly size: Steps;
  /** What short forms stand for, by their names in small letters. */
  readonly macros = new Map(months.map((month) => [month, month]));
  /** What is to be said of values that were read all the same. */
  readonly notes: Finding[] = [];
  at = 0;

  constructor(text: string) {
    this.text = text;
    this.source = new SourceText("", text);
    this.size = new Steps(text.length, {
      ...writtenOut,
      refuse: (most) => {
        throw new BibtexMistake(find("bibtex-swollen", { start: this.at - 1, end: this.at }, { most }));
      },
    });
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Whether nothing more can come of the entry that is being read: no field's name begins with @. */
  get isAtNextEntry(): boolean {
    return this.isAtEnd || this.next("@");
  }

  /** Passes over spaces and, where references have them, comments that begin with %. */
  skipSpace(): void {
    const space = /(?:\s|%[^\n]*)*/y;
    space.lastIndex = this.at;
    this.at += space.exec(this.text)?.[0].length ?? 0;
  }

  /** The next characters, if they are of this form. */
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

  /** @throws {BibtexMistake} of what stands here instead */
  fail(facts: Expected, at = this.at): never {
    const rest = /^[^\n]{0,20}/.exec(this.text.slice(at))?.[0] ?? "";
    const found = /^\S+/.exec(rest)?.[0] ?? rest;
    throw new BibtexMistake(
      find("bibtex-form", { start: at, end: at + Math.max(1, found.length) }, { found, ...facts }),
    );
  }

  /**
   * What stands between two marks, with as many opening braces as closing ones; the scanner is at the first of them.
   * @throws {BibtexMistake} where the second is missing before the next entry begins
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

/** What opens and is never closed; of a quotation mark, whether a brace within it is what hides its end. */
export function unclosed(place: Span, open: "{" | '"' | "(", hasOpenBrace = false): BibtexMistake {
  return new BibtexMistake(find("bibtex-unclosed", place, { open, hasOpenBrace }));
}

/** Whether a line begins as an entry does: what is open before it should have been closed. */
export function beginsEntry(text: string, at: number): boolean {
  return /@[a-z][\w+-]*[ \t]*[{(]/iy.test(text.slice(at, at + 60).replace(/^[ \t]*/, ""));
}
