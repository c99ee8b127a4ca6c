import { isAlias, isMap, isScalar, isSeq, type Node as YamlNode } from "yaml";
import { parseYaml } from "./parse-yaml.ts";
import type { Place, Span } from "./place.ts";
import { pointerOf } from "./place.ts";
import { SourceText } from "./source-text.ts";
import { type Member, maxDepth, type Node } from "./syntax/tree.ts";

/** What is wrong with a text of YAML. */
export interface YamlProblem extends Span {
  reason: string;
}

interface Read {
  value: unknown;
  root: Node | undefined;
  problems: readonly YamlProblem[];
}

/**
 * A text of YAML 1.2, or a part of one that is, read the first time that something of it is asked for. Of plain words
 * only `true`, `false` and `null` mean something else than they say: a date or a year is a text, as content has it.
 */
export class YamlText extends SourceText {
  readonly #part: Span;
  #read: Read | undefined;

  constructor(file: string, text: string, part: Span = { start: 0, end: text.length }) {
    super(file, text);
    this.#part = part;
  }

  /** What it stands for; undefined where it can't be read. */
  get value(): unknown {
    return this.#parsed.value;
  }

  override get root(): Node | undefined {
    return this.#parsed.root;
  }

  get problems(): readonly YamlProblem[] {
    return this.#parsed.problems;
  }

  /** A stretch of a value is found where the value is written as it reads; of another, all of it is told. */
  override span(place: Place): Span {
    const whole = super.span(pointerOf(place) ?? place);
    if (typeof place !== "object" || !("in" in place)) return super.span(place);
    const written = this.text.slice(whole.start, whole.end);
    const value = String(this.walk(place.in).at(-1)?.node?.kind === "string" ? this.#valueAt(place.in) : "");
    const at = value === "" ? -1 : written.indexOf(value);
    return at < 0 ? whole : { start: whole.start + at + place.start, end: whole.start + at + place.end };
  }

  #valueAt(pointer: string): unknown {
    return this.walk(pointer)
      .slice(1)
      .reduce<unknown>((value, { name }) => Reflect.get(Object(value), name), this.value);
  }

  get #parsed(): Read {
    this.#read ??= readYaml(this.text.slice(this.#part.start, this.#part.end), this.#part.start);
    return this.#read;
  }
}

function readYaml(text: string, offset: number): Read {
  try {
    const { document } = parseYaml(text, { schema: "failsafe", customTags: ["bool", "null"], logLevel: "silent" });
    const problems = document.errors.map(({ pos: [start, end], message }) => ({
      start: offset + start,
      end: offset + Math.max(end, start + 1),
      reason: message.split("\n", 1)[0] ?? message,
    }));
    const reader = new Reader(offset, problems);
    const made = document.contents ? reader.read(document.contents, 0) : undefined;
    return problems.length > 0 ? { value: undefined, root: made?.node, problems } : { ...split(made), problems };
  } catch {
    // The reader of YAML calls itself for each level.
    const problems = [{ start: offset, end: offset + 1, reason: "it is nested too deep" }];
    return { value: undefined, root: undefined, problems };
  }
}

interface Made {
  node: Node;
  value: unknown;
}

function split(made: Made | undefined): Omit<Read, "problems"> {
  return { value: made?.value, root: made?.node };
}

/** Makes values and places of YAML's own nodes. */
class Reader {
  readonly #offset: number;
  readonly #problems: YamlProblem[];

  constructor(offset: number, problems: YamlProblem[]) {
    this.#offset = offset;
    this.#problems = problems;
  }

  read(yaml: YamlNode, depth: number): Made {
    const span = this.#spanOf(yaml);
    if (depth > maxDepth) return this.#refuse(span, "it is nested too deep");
    if (isAlias(yaml)) return this.#refuse(span, "what stands elsewhere can't be referred to by *");
    if (isSeq<YamlNode>(yaml)) {
      const items = yaml.items.map((item) => this.read(item, depth + 1));
      return {
        node: { kind: "array", ...span, items: items.map(({ node }) => node) },
        value: items.map((one) => one.value),
      };
    }
    if (isMap<YamlNode, YamlNode | null>(yaml)) {
      const members: Member[] = [];
      const values: [string, unknown][] = [];
      for (const { key, value } of yaml.items) {
        const made = value ? this.read(value, depth + 1) : undefined;
        const name = isScalar(key) ? String(key.value) : "";
        if (!isScalar(key)) this.#refuse(this.#spanOf(key), "a key is a word, and no list or object");
        members.push({ name, ...this.#spanOf(key), value: made?.node });
        values.push([name, made?.value ?? null]);
      }
      // A key may be called "__proto__".
      return { node: { kind: "object", ...span, members }, value: Object.fromEntries(values) };
    }
    const value = isScalar(yaml) ? yaml.value : undefined;
    return { node: { kind: typeof value === "string" ? "string" : "literal", ...span }, value };
  }

  #refuse(span: Span, reason: string): Made {
    this.#problems.push({ ...span, reason });
    return { node: { kind: "broken", ...span }, value: undefined };
  }

  #spanOf({ range }: YamlNode): Span {
    const [start, end] = range ?? [0, 0];
    return { start: this.#offset + start, end: this.#offset + Math.max(end, start) };
  }
}
