import { maxDepth } from "../limits.ts";
import type { Expected, Report, SyntaxCode, SyntaxProblem, Token } from "./token.ts";
import type { ArrayNode, Member, Node, ObjectNode } from "./tree.ts";

/** Mistakes that people make several times in a line. */
const repeatable = new Set<SyntaxCode>([
  "missing-comma",
  "missing-colon",
  "trailing-comma",
  "repeated-key",
  "unquoted-key",
]);

/** Mistakes after which brackets may be counted wrongly. */
const bracketMistakes = new Set<SyntaxCode>([
  "missing-key-name",
  "unclosed-bracket",
  "missing-value",
  "unexpected-text",
]);

type State = "value" | "key" | "colon" | "comma";

interface Level {
  node: ObjectNode | ArrayNode;
  /** The members by name, once there are many. */
  names: Map<string, Member> | undefined;
  /** The indentation of the line that opens it. */
  indent: number;
}

/** Takes tokens one by one and builds the tree of places, mending what is wrong as it goes. */
export class TreeBuilder {
  root: Node | undefined;
  /** True once nothing further can be told of the structure. */
  stopped = false;
  lastString: Token | undefined;
  /** Whether the text ends inside a string. */
  cutString = false;
  readonly #text: string;
  readonly #report: Report;
  /** What was told last, and how many tokens have fitted since. */
  #last: SyntaxProblem | undefined;
  #fitting = 0;
  /** Whether the brackets that were counted can't be relied on. */
  #confused = false;
  readonly #levels: Level[] = [];
  #state: State = "value";
  /** The comma just read, while nothing has followed it. */
  #comma: Token | undefined;
  #lastEnd = 0;
  /** An opening bracket whose closing one stands at another indentation: the likeliest culprit. */
  #suspect: Node | undefined;
  #indent = 0;
  #startsLine = false;

  constructor(text: string, report: Report) {
    this.#text = text;
    this.#report = report;
  }

  /** What a word without quotes would be here. */
  get expected(): Expected {
    if (this.#levels.length === 0) return this.root ? "end" : "root";
    if (this.#state === "key") return "key";
    return this.#state === "comma" && this.#levels.at(-1)?.node.kind === "object" ? "key" : "value";
  }

  get expectsComma(): boolean {
    return this.#state === "comma" && this.#levels.length > 0;
  }

  /** Lets the last string end later: its inner quotation marks were not its end. */
  stretchLastString(end: number): void {
    this.#lastEnd = end;
    const level = this.#levels.at(-1);
    const node =
      level?.node.kind === "array"
        ? level.node.items.at(-1)
        : level?.node.kind === "object"
          ? level.node.members.at(-1)?.value
          : this.root;
    if (node) node.end = end;
    if (this.lastString) this.lastString = { ...this.lastString, end };
  }

  take(token: Token): void {
    this.#followLines(token);
    this.#fitting += 1;
    const level = this.#levels.at(-1);
    if (!level) this.#takeAtRoot(token);
    else if (token.kind === "}" || token.kind === "]") this.#close(token);
    else if (token.kind === ",") this.#takeComma(token);
    else if (token.kind === ":") this.#takeColon(token);
    else this.#takeContent(token, level);
    this.lastString = token.kind === "string" ? token : undefined;
    this.cutString = token.cut === true;
    if (!this.stopped) this.#lastEnd = token.end;
  }

  /** No more is read: what is still open reaches to here. */
  finish(at: number): void {
    for (const { node } of this.#levels) node.end = at;
    if (this.stopped) return;
    if (!this.root) this.#tell({ code: "empty-file", start: 0, end: 0 });
    const innermost = this.#levels.at(-1)?.node ?? this.root;
    if (!innermost || (this.#levels.length === 0 && !this.cutString)) return;
    // What was told already is the cause, or hides it.
    if (this.#confused) return;
    if (this.#suspect) {
      const { kind, start } = this.#suspect;
      this.#tell({ code: "unclosed-bracket", start, end: start + 1, found: kind === "array" ? "[" : "{" });
      return;
    }
    const closing: string[] = this.#levels.map(({ node }) => (node.kind === "array" ? "]" : "}")).reverse();
    if (this.cutString) closing.unshift('"');
    const { kind, start } = innermost;
    const found = kind === "array" ? "[" : kind === "object" ? "{" : "text";
    this.#tell({
      code: "truncated",
      start: this.#lastEnd - 1,
      end: this.#lastEnd,
      found,
      other: start,
      expected: closing.join(" "),
    });
  }

  #takeAtRoot(token: Token): void {
    if (this.root) {
      this.#reportAfterEnd(token, this.root);
      this.stopped = true;
      return;
    }
    if (token.kind !== "{" && token.kind !== "[" && (token.kind === "word" || token.kind.length === 1)) {
      const found = this.#text.slice(token.start, token.end);
      this.#tell({ code: "unexpected-text", start: token.start, end: token.end, found });
      this.stopped = !this.#text.includes("{", token.end);
      return;
    }
    this.#addValue(token);
  }

  #reportAfterEnd(token: Token, root: Node): void {
    const place = { start: token.start, end: token.end, found: token.kind };
    // A bracket that its indentation betrays is the cause; what follows the end is only its consequence.
    if (this.#suspect && this.#suspect !== root) {
      const found = this.#suspect.kind === "array" ? "[" : "{";
      this.#tell({ code: "unclosed-bracket", start: this.#suspect.start, end: this.#suspect.start + 1, found });
    } else if (token.kind === "}" || token.kind === "]") this.#tell({ code: "unexpected-bracket", ...place });
    else this.#tell({ code: "second-root", ...place, other: root.end - 1 });
  }

  #takeContent(token: Token, level: Level): void {
    if (token.kind === "word" && /^(?:=>?|;)$/.test(this.#text.slice(token.start, token.end))) {
      if (this.#state === "colon" || this.#state === "comma") {
        this.#replaceSeparator(token);
        return;
      }
      if (this.#state === "value") {
        const found = this.#text.slice(token.start, token.end);
        this.#tell({ code: "unexpected-text", start: token.start, end: token.end, found });
        return;
      }
    }
    if (this.#state === "comma") {
      this.#tell({ code: "missing-comma", start: this.#lastEnd, end: this.#lastEnd, other: token.start });
      this.#afterComma(undefined);
    }
    if (this.#state === "colon") {
      this.#tell({ code: "missing-colon", start: this.#lastEnd, end: this.#lastEnd });
      this.#state = "value";
    }
    if (this.#state === "value") this.#addValue(token);
    else if (level.node.kind === "object") this.#takeKey(token, level, level.node);
  }

  /** Takes `=`, `=>` or `;` for the colon or comma that was meant. */
  #replaceSeparator(token: Token): void {
    const found = this.#text.slice(token.start, token.end);
    const colon = this.#state === "colon";
    this.#report({ code: colon ? "missing-colon" : "missing-comma", start: token.start, end: token.end, found });
    if (colon) this.#state = "value";
    else this.#afterComma(undefined);
  }

  #takeKey(token: Token, level: Level, node: ObjectNode): void {
    const outer = this.#levels.at(-2);
    if (token.kind === "{" && this.#comma && outer?.node.kind === "array") {
      this.#tell({
        code: "unclosed-bracket",
        start: node.start,
        end: node.start + 1,
        found: "{",
        expected: "}",
        other: this.#comma.start,
      });
      node.end = this.#comma.start;
      this.#levels.pop();
      this.#state = "value";
      this.#comma = undefined;
      this.#addValue(token);
      return;
    }
    this.#comma = undefined;
    if (token.kind === "{" || token.kind === "[") {
      this.#tell({ code: "missing-key-name", start: token.start, end: token.end, found: token.kind });
      node.members.push({ name: "", start: token.start, end: token.start, value: undefined });
      this.#addValue(token);
      return;
    }
    const raw = this.#text.slice(token.start, token.end);
    if (token.kind !== "string") {
      this.#tell({
        code: "unquoted-key",
        start: token.start,
        end: token.end,
        found: raw,
        expected: JSON.stringify(raw.replace(/"$/, "")),
      });
    }
    const member: Member = { name: readName(raw), start: token.start, end: token.end, value: undefined };
    const first = findFirst(level, node, member.name);
    if (first)
      this.#report({
        code: "repeated-key",
        start: token.start,
        end: token.end,
        found: member.name,
        other: first.start,
      });
    else level.names?.set(member.name, member);
    node.members.push(member);
    this.#state = "colon";
  }

  #takeComma(token: Token): void {
    if (this.#state === "colon" || (this.#state === "value" && this.#levels.at(-1)?.node.kind === "object"))
      this.#reportMissingValue();
    else if (this.#state !== "comma") this.#tell({ code: "extra-comma", start: token.start, end: token.end });
    this.#afterComma(token);
  }

  #takeColon(token: Token): void {
    if (this.#state === "colon") this.#state = "value";
    else if (this.#state === "key") {
      this.#tell({ code: "missing-key-name", start: token.start, end: token.end, found: ":" });
      const node = this.#levels.at(-1)?.node;
      if (node?.kind === "object")
        node.members.push({ name: "", start: token.start, end: token.start, value: undefined });
      this.#state = "value";
    } else {
      this.#tell({ code: "unexpected-text", start: token.start, end: token.end, found: ":" });
      this.stopped = true;
    }
  }

  #close(token: Token): void {
    const kind = token.kind === "}" ? "object" : "array";
    const top = this.#levels.at(-1);
    if (!top) return;
    if (top.node.kind !== kind) {
      const bracket = top.node.kind === "array" ? "[" : "{";
      this.#tell({
        code: "unexpected-bracket",
        start: token.start,
        end: token.end,
        found: token.kind,
        expected: bracket === "[" ? "]" : "}",
        other: top.node.start,
      });
      this.stopped = true;
      return;
    }
    if (this.#state === "colon" || (this.#state === "value" && top.node.kind === "object")) this.#reportMissingValue();
    else if (this.#comma && this.#state !== "comma")
      this.#tell({ code: "trailing-comma", start: this.#comma.start, end: this.#comma.end, found: token.kind });
    top.node.end = token.end;
    if (this.#startsLine && top.indent !== this.#indent) this.#suspect ??= top.node;
    this.#levels.pop();
    this.#state = "comma";
    this.#comma = undefined;
  }

  #addValue(token: Token): void {
    const node = makeNode(token);
    const level = this.#levels.at(-1);
    if (!level) this.root = node;
    else if (level.node.kind === "array") level.node.items.push(node);
    else {
      const member = level.node.members.at(-1);
      if (member) member.value = node;
    }
    this.#comma = undefined;
    this.#state = "comma";
    if (node.kind !== "object" && node.kind !== "array") return;
    if (this.#levels.length >= maxDepth) {
      this.#report({ code: "too-deep", start: token.start, end: token.end });
      this.stopped = true;
      return;
    }
    this.#levels.push({ node, names: undefined, indent: this.#indent });
    this.#state = node.kind === "object" ? "key" : "value";
  }

  #afterComma(comma: Token | undefined): void {
    this.#comma = comma;
    this.#state = this.#levels.at(-1)?.node.kind === "object" ? "key" : "value";
  }

  #reportMissingValue(): void {
    const node = this.#levels.at(-1)?.node;
    const member = node?.kind === "object" ? node.members.at(-1) : undefined;
    if (member) this.#tell({ code: "missing-value", start: member.start, end: member.end, found: member.name });
  }

  /**
   * Reports a mistake of structure, unless it is likely the consequence of one just before it: on the same line,
   * with at most three tokens between them that fitted.
   */
  #tell(problem: SyntaxProblem): void {
    const last = this.#last;
    const repeats = last?.code === problem.code && repeatable.has(problem.code);
    const isNear = last !== undefined && this.#fitting < 4 && !this.#text.slice(last.end, problem.start).includes("\n");
    if (bracketMistakes.has(problem.code)) this.#confused = true;
    if (isNear && !repeats) return;
    this.note(problem);
    this.#report(problem);
  }

  /** Takes notice of a mistake that may have others as its consequence. */
  note(problem: SyntaxProblem): void {
    this.#last = problem;
    this.#fitting = 0;
  }

  /** Keeps track of the indentation of the line that a token stands on. */
  #followLines(token: Token): void {
    let at = token.start - 1;
    while (at >= this.#lastEnd && this.#text.charCodeAt(at) !== 10) at -= 1;
    this.#startsLine = at >= this.#lastEnd && at >= 0;
    if (this.#startsLine) this.#indent = token.start - at - 1;
  }
}

const manyMembers = 16;

/** The member of this name that stands first; objects of many members are searched by a map. */
function findFirst(level: Level, node: ObjectNode, name: string): Member | undefined {
  if (level.names) return level.names.get(name);
  const first = node.members.find((member) => member.name === name);
  if (node.members.length >= manyMembers) {
    level.names = new Map(node.members.toReversed().map((member) => [member.name, member]));
  }
  return first;
}

function makeNode(token: Token): Node {
  const place = { start: token.start, end: token.end };
  switch (token.kind) {
    case "{":
      return { kind: "object", ...place, members: [] };
    case "[":
      return { kind: "array", ...place, items: [] };
    case "string":
    case "number":
    case "literal":
      return { kind: token.kind, ...place };
    default:
      return { kind: "broken", ...place };
  }
}

function readName(raw: string): string {
  if (!raw.startsWith('"')) return raw.replace(/^['`\u2018-\u201f]|['"`\u2018-\u201f]$/g, "");
  try {
    const name: unknown = raw.includes("\\") ? JSON.parse(raw) : raw.slice(1, -1);
    return typeof name === "string" ? name : raw;
  } catch {
    return raw.slice(1, -1);
  }
}
