import type { Span } from "../place.ts";
import type { Report, SyntaxCode, SyntaxFacts, Token } from "./token.ts";
import type { Node } from "./tree.ts";

/** Mistakes that people make several times in a line. */
const repeatable: SyntaxCode[] = ["missing-comma", "missing-colon", "trailing-comma", "repeated-key", "unquoted-key"];

/** Mistakes after which brackets may be counted wrongly. */
const bracketMistakes: SyntaxCode[] = ["missing-key-name", "unclosed-bracket", "missing-value", "unexpected-text"];

/** Reports mistakes of structure, unless one is likely the consequence of another just before it. */
export class Mistakes {
  /** Whether the brackets that were counted can't be relied on. */
  areBracketsConfused = false;
  /** Reports what is no consequence of anything else. */
  readonly tellAnyway: Report;
  readonly #text: string;
  /** What was told last, and how many tokens have fitted since. */
  #last: { code: SyntaxCode; end: number } | undefined;
  #fitting = 0;

  constructor(text: string, report: Report) {
    this.#text = text;
    this.tellAnyway = report;
  }

  /** A token was read. */
  countToken(): void {
    this.#fitting += 1;
  }

  /** Reports a mistake, unless it is on the same line as the last, with at most three tokens between them that fitted. */
  tell(code: SyntaxCode, place: Span, facts?: SyntaxFacts): void {
    const last = this.#last;
    const repeats = last?.code === code && repeatable.includes(code);
    const isNear = last !== undefined && this.#fitting < 4 && !this.#text.slice(last.end, place.start).includes("\n");
    if (bracketMistakes.includes(code)) this.areBracketsConfused = true;
    if (isNear && !repeats) return;
    this.note({ code, end: place.end });
    this.tellAnyway(code, place, facts);
  }

  /** Takes notice of a mistake that may have others as its consequence. */
  note(problem: { code: SyntaxCode; end: number }): void {
    this.#last = problem;
    this.#fitting = 0;
  }
}

/** Follows the indentation of lines: it betrays where a bracket is missing. */
export class Indentation {
  /** The first opening bracket whose closing one stands at another indentation: the likeliest culprit. */
  suspect: Node | undefined;
  readonly #text: string;
  /** The indentation of the lines that open what is open. */
  readonly #opened = new Map<Node, number>();
  #indent = 0;
  #startsLine = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes on to a token; `from` is where the one before ends. */
  follow(token: Token, from: number): void {
    let at = token.start - 1;
    while (at >= from && this.#text.charCodeAt(at) !== 10) at -= 1;
    this.#startsLine = at >= from && at >= 0;
    if (this.#startsLine) this.#indent = token.start - at - 1;
  }

  /** The token opens an object or a list. */
  open(node: Node): void {
    this.#opened.set(node, this.#indent);
  }

  /** The token closes it. */
  close(node: Node): void {
    if (this.#startsLine && this.#opened.get(node) !== this.#indent) this.suspect ??= node;
    this.#opened.delete(node);
  }
}
