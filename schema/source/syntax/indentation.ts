import type { Token } from "./token.ts";
import type { Node } from "./tree.ts";

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
