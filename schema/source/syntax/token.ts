import type { Span } from "../location.ts";

/** A token for the parser. Errors in it are already reported, and it is passed on as what was meant. */
export interface Token extends Span {
  kind: "{" | "}" | "[" | "]" | "," | ":" | "string" | "word" | "number" | "literal" | "end";
  /** True for a string that the end of the text cuts off. */
  cut?: boolean;
}

export type Report = (code: SyntaxCode, location: Span, facts?: SyntaxFacts) => void;

export interface SyntaxIssue extends Span, SyntaxFacts {
  code: SyntaxCode;
}

export interface SyntaxFacts {
  /** What was found, or which bracket is meant. */
  found?: string;
  expected?: string;
  /** True if what follows shows that `expected` is all that was meant. */
  isClear?: boolean;
  /** The offset of another location that the message names. */
  other?: number;
}

export type SyntaxCode =
  | "empty-file"
  | "byte-order-mark"
  | "code-fence"
  | "merge-conflict"
  | "comment"
  | "trailing-comma"
  | "missing-comma"
  | "extra-comma"
  | "wrong-quotes"
  | "unescaped-quote"
  | "unclosed-string"
  | "unquoted-key"
  | "unquoted-text"
  | "missing-colon"
  | "missing-value"
  | "missing-key-name"
  | "truncated"
  | "unclosed-bracket"
  | "unexpected-bracket"
  | "unexpected-text"
  | "second-root"
  | "bad-number"
  | "bad-escape"
  | "control-character"
  | "unshowable-character"
  | "lone-surrogate"
  | "bidi-override"
  | "too-deep"
  | "repeated-key";

/** A code point in Unicode's notation: `U+0000`. */
export function nameCharacter(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What an unquoted word means at the parser's position. */
export type Expected = "root" | "key" | "value" | "end";
