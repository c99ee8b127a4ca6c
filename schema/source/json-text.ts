import { once } from "./once.ts";
import { SourceText } from "./source-text.ts";
import { beyondJson, parseText } from "./syntax/parse.ts";
import type { SyntaxIssue } from "./syntax/token.ts";
import { maxDepth, type Node } from "./syntax/tree.ts";

/** A text that should be JSON. It is parsed on demand, and once only. */
export class JsonText extends SourceText {
  readonly #value = once(() => readJson(this.text));
  readonly #parse = once(() => parseText(this.text));
  readonly #issues = once(() => this.#findProblems());

  /** The parsed value; undefined if the text isn't JSON. */
  override get value(): unknown {
    return this.#value();
  }

  override get root(): Node | undefined {
    return this.#parse().root;
  }

  /** Errors and oddities of the text. The tree takes far longer than the value, so it isn't built for a plain text. */
  get issues(): readonly SyntaxIssue[] {
    return this.#issues();
  }

  #findProblems(): readonly SyntaxIssue[] {
    const { text, value } = this;
    if (value !== undefined && isPlain(text, value)) return [];
    const { issues } = this.#parse();
    if (value !== undefined || issues.some(({ code }) => !beyondJson.has(code))) return issues;
    // The parser never accepts invalid JSON (tests check that). If it ever did, the text would still be rejected.
    return [...issues, { code: "unexpected-text", start: 0, end: 1, found: text.slice(0, 1) }];
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Characters that the parser reports though JSON allows them. An escape may contain one, so escapes match too. */
const unusual = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]|\\[ubf]/;

/**
 * True if the parser has nothing to report about the text of this value: no repeated key, no deep nesting. Many times
 * as fast as parsing; the tree is then built only if another check finds something. @internal
 */
export function isPlain(text: string, value: unknown): boolean {
  return !unusual.test(text) && countColons(text) === countWithin(value, 0);
}

function countColons(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) colons += 1;
  return colons;
}

/**
 * Counts the colons in a value's text. Each key adds one, but a repeated key is only once in the value, so the text has
 * more. NaN if the value is nested too deep.
 */
function countWithin(value: unknown, depth: number): number {
  if (typeof value === "string") return countColons(value);
  if (typeof value !== "object" || value === null) return 0;
  if (depth === maxDepth) return Number.NaN;
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  let colons = keys.length;
  for (const key of keys) colons += countColons(key);
  for (const part of Object.values(value)) colons += countWithin(part, depth + 1);
  return colons;
}
