import { Indentation, type SyntaxErrors } from "./syntax-errors.ts";
import type { Expected, Token } from "./token.ts";
import { Level, makeNode, maxDepth, type Node, readName } from "./tree.ts";

type State = "value" | "key" | "colon" | "comma";

/** Builds the syntax tree from tokens, and recovers from errors. */
export class TreeBuilder {
  root: Node | undefined;
  /** True once nothing more about the structure can be reported. */
  stopped = false;
  lastString: Token | undefined;
  /** True if the text ends inside a string. */
  cutString = false;
  readonly #text: string;
  readonly #errors: SyntaxErrors;
  readonly #indentation: Indentation;
  readonly #levels: Level[] = [];
  #state: State = "value";
  /** The comma just read, until something follows it. */
  #comma: Token | undefined;
  #lastEnd = 0;

  constructor(text: string, errors: SyntaxErrors) {
    this.#text = text;
    this.#errors = errors;
    this.#indentation = new Indentation(text);
  }

  get expected(): Expected {
    if (this.#levels.length === 0) return this.root ? "end" : "root";
    if (this.#state === "key") return "key";
    return this.#state === "comma" && this.#isInObject ? "key" : "value";
  }

  get expectsComma(): boolean {
    return this.#state === "comma" && this.#levels.length > 0;
  }

  get #isInObject(): boolean {
    return this.#levels.at(-1)?.isObject === true;
  }

  /** True if a key has no value yet. */
  get #lacksValue(): boolean {
    return this.#state === "colon" || (this.#state === "value" && this.#isInObject);
  }

  /** Extends the last string, whose inner quotation marks did not end it. */
  stretchLastString(end: number): void {
    this.#lastEnd = end;
    const level = this.#levels.at(-1);
    const node = level ? level.lastValue : this.root;
    if (node) node.end = end;
    if (this.lastString) this.lastString = { ...this.lastString, end };
  }

  take(token: Token): void {
    this.#indentation.follow(token, this.#lastEnd);
    this.#errors.countToken();
    const level = this.#levels.at(-1);
    if (!level) this.#takeAtRoot(token);
    else if (token.kind === "}" || token.kind === "]") this.#close(token, level);
    else if (token.kind === ",") this.#takeComma(token);
    else if (token.kind === ":") this.#takeColon(token, level);
    else if (this.#beginsNextObject(token)) this.#closeBefore(token, level);
    else this.#takeContent(token, level);
    this.lastString = token.kind === "string" ? token : undefined;
    this.cutString = token.cut === true;
    if (!this.stopped) this.#lastEnd = token.end;
  }

  /** Ends the input: everything still open ends here. */
  finish(at: number): void {
    for (const { node } of this.#levels) node.end = at;
    if (this.stopped) return;
    if (!this.root) this.#errors.report("empty-file", { start: 0, end: 0 });
    const innermost = this.#levels.at(-1)?.node ?? this.root;
    if (!innermost || (this.#levels.length === 0 && !this.cutString)) return;
    // The errors reported already are the cause, or hide it.
    if (this.#errors.areBracketsConfused) return;
    if (this.#indentation.suspect) this.#errors.reportUnclosed(this.#indentation.suspect);
    else this.#reportTruncated(innermost);
  }

  #reportTruncated(innermost: Node): void {
    const closing = this.#levels.map(({ isObject }) => (isObject ? "}" : "]")).reverse();
    this.#errors.reportTruncated(innermost, this.#lastEnd, [...(this.cutString ? ['"'] : []), ...closing].join(" "));
  }

  #takeAtRoot(token: Token): void {
    if (this.root) {
      this.#reportAfterEnd(token, this.root);
      this.stopped = true;
    } else if (token.kind === "word" || [",", ":", "}", "]"].includes(token.kind)) {
      this.#errors.report("unexpected-text", token, { found: this.#textOf(token) });
      this.stopped = !this.#text.includes("{", token.end);
    } else this.#addValue(token);
  }

  #reportAfterEnd(token: Token, root: Node): void {
    // A bracket with the wrong indentation is the cause; the text after the end is a consequence.
    const { suspect } = this.#indentation;
    if (suspect && suspect !== root) this.#errors.reportUnclosed(suspect);
    else if (token.kind === "}" || token.kind === "]")
      this.#errors.report("unexpected-bracket", token, { found: token.kind });
    else this.#errors.report("second-root", token, { found: token.kind, other: root.end - 1 });
  }

  #takeContent(token: Token, level: Level): void {
    if (this.#state !== "key" && token.kind === "word" && /^(?:=>?|;)$/.test(this.#textOf(token))) {
      this.#takeSeparator(token);
      return;
    }
    const gap = { start: this.#lastEnd, end: this.#lastEnd };
    if (this.#state === "comma") {
      this.#errors.report("missing-comma", gap, { other: token.start });
      this.#afterComma(undefined);
    } else if (this.#state === "colon") {
      this.#errors.report("missing-colon", gap);
      this.#state = "value";
    }
    if (this.#state === "value") this.#addValue(token);
    else this.#takeKey(token, level);
  }

  /** Reads `=`, `=>` or `;` as the colon or comma that was probably meant. */
  #takeSeparator(token: Token): void {
    const found = this.#textOf(token);
    if (this.#state === "value") this.#errors.report("unexpected-text", token, { found });
    else if (this.#state === "colon") {
      this.#errors.reportAlways("missing-colon", token, { found });
      this.#state = "value";
    } else {
      this.#errors.reportAlways("missing-comma", token, { found });
      this.#afterComma(undefined);
    }
  }

  #takeKey(token: Token, level: Level): void {
    this.#comma = undefined;
    if (token.kind === "{" || token.kind === "[") {
      this.#takeNamelessKey(token, level);
      this.#addValue(token);
      return;
    }
    const raw = this.#textOf(token);
    if (token.kind !== "string")
      this.#errors.report("unquoted-key", token, { found: raw, expected: JSON.stringify(raw.replace(/"$/, "")) });
    const name = readName(raw);
    const first = level.addKey(name, token);
    if (first) {
      const areLists = first.value?.kind === "array" && /^\s*:\s*\[/.test(this.#text.slice(token.end, token.end + 50));
      const expected = areLists ? "[" : "";
      this.#errors.reportAlways("repeated-key", token, { found: name, expected, other: first.start });
    }
    this.#state = "colon";
  }

  /** True if the token opens an object inside another one of a list, without a key: the other lacks its bracket. */
  #beginsNextObject({ kind }: Token): boolean {
    const isAfterEntry = this.#state === "comma" || (this.#state === "key" && this.#comma !== undefined);
    return kind === "{" && isAfterEntry && this.#isInObject && this.#levels.at(-2)?.isObject === false;
  }

  /** Closes an object that lacks its bracket, and begins the next one of its list. */
  #closeBefore(token: Token, { node }: Level): void {
    const comma = this.#state === "key" ? this.#comma : undefined;
    const at = comma?.start ?? this.#lastEnd;
    this.#errors.reportUnclosed(node, { at, expected: comma ? "}" : "}," });
    node.end = at;
    this.#levels.pop();
    this.#addValue(token);
  }

  #takeNamelessKey({ kind, start, end }: Token, level: Level): void {
    this.#errors.report("missing-key-name", { start, end }, { found: kind });
    level.addKey("", { start, end: start });
    this.#state = "value";
  }

  #takeComma(token: Token): void {
    if (this.#lacksValue) this.#reportMissingValue();
    else if (this.#state !== "comma") this.#errors.report("extra-comma", token);
    this.#afterComma(token);
  }

  #takeColon(token: Token, level: Level): void {
    if (this.#state === "colon") this.#state = "value";
    else if (this.#state === "key") this.#takeNamelessKey(token, level);
    else {
      const key = level.isObject ? undefined : this.lastString;
      if (key) this.#errors.report("unexpected-text", key, { found: this.#textOf(key), expected: "{", isClear: true });
      else this.#errors.report("unexpected-text", token, { found: ":" });
      this.stopped = true;
    }
  }

  #close(token: Token, { node, isObject }: Level): void {
    const expected = isObject ? "}" : "]";
    if (token.kind !== expected) {
      this.#errors.report("unexpected-bracket", token, { found: token.kind, expected, other: node.start });
      this.stopped = true;
      return;
    }
    if (this.#lacksValue) this.#reportMissingValue();
    else if (this.#comma && this.#state !== "comma")
      this.#errors.report("trailing-comma", this.#comma, { found: token.kind });
    node.end = token.end;
    this.#indentation.close(node);
    this.#levels.pop();
    this.#state = "comma";
    this.#comma = undefined;
  }

  #addValue(token: Token): void {
    const node = makeNode(token);
    const level = this.#levels.at(-1);
    if (level) level.addValue(node);
    else this.root = node;
    this.#comma = undefined;
    this.#state = "comma";
    if (node.kind !== "object" && node.kind !== "array") return;
    if (this.#levels.length >= maxDepth) {
      this.#errors.reportAlways("too-deep", token);
      this.stopped = true;
      return;
    }
    this.#levels.push(new Level(node));
    this.#indentation.open(node);
    this.#state = this.#isInObject ? "key" : "value";
  }

  #afterComma(comma: Token | undefined): void {
    this.#comma = comma;
    this.#state = this.#isInObject ? "key" : "value";
  }

  #reportMissingValue(): void {
    const member = this.#levels.at(-1)?.lastMember;
    if (member) this.#errors.report("missing-value", member, { found: member.name });
  }

  #textOf({ start, end }: Token): string {
    return this.#text.slice(start, end);
  }
}
