import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";

type Content = string | number | boolean | null | readonly Value[] | ReadonlyMap<string, Value>;

/** Fields of an object as a reader writes them; those that are undefined are left out. */
export type Fields = Readonly<Record<string, Value | undefined>>;

interface Remarks {
  /** How it differs from what is written at its place. */
  remark?: string | undefined;
  /** Why it is left out. */
  refusal?: string | undefined;
}

/** A value of a file in any form, or one that a reader made of it, and the place where a person finds it. */
export class Value {
  /** As in "resume.yaml:12:5" or "Positions.csv, line 4, Title"; of JSON Resume its path, as in `work[0].url`. */
  readonly place: string;
  readonly remark: string | undefined;
  readonly refusal: string | undefined;
  #content: Content | (() => Content);

  /** @param content made when it is asked for, if it is a function */
  constructor(place: string, content: Content | (() => Content), { remark, refusal }: Remarks = {}) {
    this.place = place;
    this.#content = content;
    this.remark = remark;
    this.refusal = refusal;
  }

  get content(): Content {
    if (typeof this.#content === "function") this.#content = this.#content();
    return this.#content;
  }

  /** The fields of an object; none of anything else. */
  get fields(): ReadonlyMap<string, Value> {
    return this.content instanceof Map ? this.content : new Map();
  }

  /** The same, by their names. */
  get members(): Fields {
    return Object.fromEntries(this.fields);
  }

  /** The entries of a list, the fields of an object. */
  get children(): readonly Value[] {
    return isList(this.content) ? this.content : [...this.fields.values()];
  }

  get isObject(): boolean {
    return this.content instanceof Map;
  }

  get isList(): boolean {
    return isList(this.content);
  }

  /** A text that can be seen, or a number as text. */
  get text(): string | undefined {
    const text = typeof this.content === "number" ? String(this.content) : this.content;
    return typeof text === "string" && canBeSeen(text) ? text.trim() : undefined;
  }

  /** True if it says something; `false` says no, and that is something. A value that is left out must be reported. */
  get saysAny(): boolean {
    if (this.refusal !== undefined) return true;
    if (typeof this.content === "string") return canBeSeen(this.content);
    return typeof this.content === "object" ? this.children.some(({ saysAny }) => saysAny) : true;
  }

  /** True if nothing is written in it, whatever its children say. */
  get isEmpty(): boolean {
    if (typeof this.content === "string") return this.content.trim() === "";
    return typeof this.content === "object" && this.children.length === 0;
  }

  /** The value at keys that lead into each other. */
  at(...keys: readonly string[]): Value | undefined {
    return keys.reduce<Value | undefined>((found, key) => found?.fields.get(key), this);
  }

  /** The same value with other content. */
  with(content: Content): Value {
    return new Value(this.place, content, this);
  }

  /** An object at the place of this value. */
  object(fields: Fields): Value {
    const given = Object.entries(fields).flatMap(([key, value]): [string, Value][] => (value ? [[key, value]] : []));
    return new Value(this.place, new Map(given));
  }

  /** This object with further fields; those that it has stay. */
  extend(fields: Fields): Value {
    return this.with(new Map([...this.object(fields).fields, ...this.fields]));
  }

  /** A text at the place of this value; `remark` says how it was made, unless it is a part of what is written there. */
  say(text: string, remark?: string): Value {
    return new Value(this.place, text, { remark });
  }

  /** The same value, reported and not imported. */
  leaveOut(refusal: string): Value {
    return new Value(this.place, this.content, { remark: this.remark, refusal });
  }

  toJSON(): unknown {
    return this.isObject ? this.members : this.content;
  }
}

function isList(content: Content): content is readonly Value[] {
  return Array.isArray(content);
}

/** The entries of a list. A value in the place of a list is its only entry. */
export function itemsOf(value: Value | undefined): readonly Value[] {
  if (!value?.saysAny) return [];
  return value.isList ? value.children : [value];
}

/** The fields of an object by their names. */
export function membersOf(value: Value | undefined): Fields {
  return value?.members ?? {};
}

/** A list at the place of its first entry; undefined if it has none. */
export function listOf(items: readonly Value[]): Value | undefined {
  const [first] = items;
  return first && new Value(first.place, items);
}

/**
 * JSON as a tree whose places are paths. Its parts are made when they are asked for: a résumé may be nested deeper than the
 * call stack is.
 */
export function treeOf(json: unknown, place = ""): Value {
  if (Array.isArray(json))
    return new Value(place, () => json.map((item: unknown, index) => treeOf(item, `${place}[${index}]`)));
  if (typeof json === "object" && json !== null) {
    const fields = () =>
      Object.entries(json).map(([key, value]) => [key, treeOf(value, joinPath(place, key))] as const);
    return new Value(place, () => new Map(fields()));
  }
  return new Value(
    place,
    typeof json === "string" || typeof json === "number" || typeof json === "boolean" ? json : null,
  );
}

/** The path of a field within an object. */
export function joinPath(path: string, key: string): string {
  if (!/^[\w$-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}

/** A value without children, or one that is empty, and its path from where the list of them began. */
export interface Leaf {
  value: Value;
  path: string;
}

/** The leaves of a tree: those that say something, and those that are empty. What is in `taken` is passed over. */
export function listLeaves(root: Value, path = "", taken: ReadonlySet<Value> = new Set()) {
  const filled: Leaf[] = [];
  const empty: Leaf[] = [];
  // A list of what waits, not a recursion: a résumé may be nested deeper than the call stack is.
  const waiting: Leaf[] = [{ value: root, path }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (taken.has(value)) continue;
    const children = value.isList
      ? value.children.map((child, index) => ({ value: child, path: `${path}[${index}]` }))
      : [...value.fields].map(([key, child]) => ({ value: child, path: joinPath(path, key) }));
    for (const child of children.toReversed()) waiting.push(child);
    if (children.length === 0) (value.isEmpty ? empty : filled).push(next);
  }
  return { filled, empty };
}

/** A value as JSON writes it, cut to what fits in a line. */
export function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}
