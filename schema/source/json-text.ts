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
  get value(): unknown {
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
  if (unusual.test(text)) return false;
  const { colons, depth } = countMarks(text);
  return depth <= maxDepth && colons === countKeys(value);
}

/** Counts the colons outside texts, one for each key that is written, and the levels of brackets. */
function countMarks(text: string): { colons: number; depth: number } {
  let colons = 0;
  let level = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) at = endOfString(text, at);
    else if (code === 58) colons += 1;
    else if (code === 123 || code === 91) depth = Math.max(depth, ++level);
    else if (code === 125 || code === 93) level -= 1;
  }
  return { colons, depth };
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === 92) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

/** Counts the keys that a value has: of equal ones, only one is left in it. */
function countKeys(value: unknown): number {
  let keys = 0;
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const children: unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) keys += children.length;
    for (const child of children) if (typeof child === "object" && child !== null) waiting.push(child);
  }
  return keys;
}
