import type { Span } from "../location.ts";
import type { Report, SyntaxCode, SyntaxFacts, Token } from "./token.ts";
import { type Node, nameOpening } from "./tree.ts";

/** Errors that people make several times in a line. */
const repeatable: SyntaxCode[] = ["missing-comma", "missing-colon", "trailing-comma", "repeated-key", "unquoted-key"];

/** Errors after which brackets may be counted wrongly. */
const bracketErrors: SyntaxCode[] = ["missing-key-name", "unclosed-bracket", "missing-value", "unexpected-text"];

/** Reports structural errors, except those that are probably a consequence of another just before. */
export class SyntaxErrors {
  /** True if the count of brackets isn't reliable. */
  areBracketsConfused = false;
  /** Reports an error that is never a consequence of another. */
  readonly reportAlways: Report;
  readonly #text: string;
  /** The last reported error, and how many tokens without errors have followed it. */
  #last: { code: SyntaxCode; end: number } | undefined;
  #fitting = 0;

  constructor(text: string, report: Report) {
    this.#text = text;
    this.reportAlways = report;
  }

  countToken(): void {
    this.#fitting += 1;
  }

  /** Reports an error, unless the last one is on the same line with at most three tokens without errors in between. */
  report(code: SyntaxCode, location: Span, facts?: SyntaxFacts): void {
    const last = this.#last;
    const repeats = last?.code === code && repeatable.includes(code);
    const isNear =
      last !== undefined && this.#fitting < 4 && !this.#text.slice(last.end, location.start).includes("\n");
    if (bracketErrors.includes(code)) this.areBracketsConfused = true;
    if (isNear && !repeats) return;
    this.note({ code, end: location.end });
    this.reportAlways(code, location, facts);
  }

  /** Reports a bracket that isn't closed. @param missing the text that closes it, and where it belongs, if that is known */
  reportUnclosed(node: Node, missing?: { at: number; expected: string }): void {
    const found = nameOpening(node);
    if (missing) {
      const { at, expected } = missing;
      this.report("unclosed-bracket", { start: at, end: at }, { found, expected, isClear: true, other: node.start });
    } else this.report("unclosed-bracket", { start: node.start, end: node.start + 1 }, { found });
  }

  /** Reports that the text ends within a value. @param end the end of the last token */
  reportTruncated(within: Node, end: number, expected: string): void {
    const facts = { found: nameOpening(within), other: within.start, expected };
    this.report("truncated", { start: end - 1, end }, facts);
  }

  /** Records an error that may have others as its consequence. */
  note(issue: { code: SyntaxCode; end: number }): void {
    this.#last = issue;
    this.#fitting = 0;
  }
}

/** Tracks the indentation of lines, which shows where a bracket is missing. */
export class Indentation {
  /** The first bracket that is closed at another indentation: probably the one that isn't closed. */
  suspect: Node | undefined;
  readonly #text: string;
  /** The indentation at which each open bracket was opened. */
  readonly #opened = new Map<Node, number>();
  #indent = 0;
  #startsLine = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** @param from the end of the token before */
  follow(token: Token, from: number): void {
    let at = token.start - 1;
    while (at >= from && this.#text.charCodeAt(at) !== 10) at -= 1;
    this.#startsLine = at >= from && at >= 0;
    if (this.#startsLine) this.#indent = token.start - at - 1;
  }

  open(node: Node): void {
    this.#opened.set(node, this.#indent);
  }

  close(node: Node): void {
    if (this.#startsLine && this.#opened.get(node) !== this.#indent) this.suspect ??= node;
    this.#opened.delete(node);
  }
}
