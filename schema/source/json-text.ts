import { SourceText } from "./source-text.ts";
import { isPlain } from "./syntax/is-plain.ts";
import { beyondJson, type ParsedText, parseText } from "./syntax/parse.ts";
import type { SyntaxProblem } from "./syntax/token.ts";
import type { Node } from "./syntax/tree.ts";

/** A text that should be JSON. It is read when something of it is first asked for, and each way of reading it once. */
export class JsonText extends SourceText {
  #json: { value: unknown } | undefined;
  #parsed: ParsedText | undefined;

  /** What the text stands for; undefined where it isn't JSON. */
  get value(): unknown {
    this.#json ??= { value: readJson(this.text) };
    return this.#json.value;
  }

  override get root(): Node | undefined {
    return this.#parse().root;
  }

  /** What is wrong or odd in the text. The tree, which takes far longer than the value, isn't made for a plain one. */
  get problems(): readonly SyntaxProblem[] {
    const { text, value } = this;
    if (value !== undefined && isPlain(text, value)) return [];
    const { problems } = this.#parse();
    if (value !== undefined || problems.some(({ code }) => !beyondJson.has(code))) return problems;
    // The parser never accepts what isn't JSON (tests hold that); if it ever did, the text is refused all the same.
    return [...problems, { code: "unexpected-text", start: 0, end: 1, found: text.slice(0, 1) }];
  }

  #parse(): ParsedText {
    this.#parsed ??= parseText(this.text);
    return this.#parsed;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
