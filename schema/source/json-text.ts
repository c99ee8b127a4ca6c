import { once } from "./once.ts";
import { SourceText } from "./source-text.ts";
import { beyondJson, parseText } from "./syntax/parse.ts";
import type { SyntaxProblem } from "./syntax/token.ts";
import { maxDepth, type Node } from "./syntax/tree.ts";

/** A text that should be JSON. It is read when something of it is first asked for, and each way of reading it once. */
export class JsonText extends SourceText {
  readonly #value = once(() => readJson(this.text));
  readonly #parse = once(() => parseText(this.text));
  readonly #problems = once(() => this.#findProblems());

  /** What the text stands for; undefined where it isn't JSON. */
  override get value(): unknown {
    return this.#value();
  }

  override get root(): Node | undefined {
    return this.#parse().root;
  }

  /** What is wrong or odd in the text. The tree, which takes far longer than the value, isn't made for a plain one. */
  get problems(): readonly SyntaxProblem[] {
    return this.#problems();
  }

  #findProblems(): readonly SyntaxProblem[] {
    const { text, value } = this;
    if (value !== undefined && isPlain(text, value)) return [];
    const { problems } = this.#parse();
    if (value !== undefined || problems.some(({ code }) => !beyondJson.has(code))) return problems;
    // The parser never accepts what isn't JSON (tests hold that); if it ever did, the text is refused all the same.
    return [...problems, { code: "unexpected-text", start: 0, end: 1, found: text.slice(0, 1) }];
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the parser remarks on though JSON allows it; escapes may hide the same. */
const unusual = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]|\\[ubf]/;

/**
 * Whether the parser has nothing to say of a text that stands for `value`: no key is repeated, nothing is nested too
 * deep. Many times as fast as parsing; the tree is then only made where another check finds something. @internal
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
 * Counts the colons in the text of a value, one of which is behind each key: of equal keys, only one is left in the value.
 * NaN if it is nested too deep.
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
