import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";

type Content = string | number | boolean | null | readonly Value[] | ReadonlyMap<string, Value>;

/** An object's fields. Undefined ones are left out. */
export type Fields = Readonly<Record<string, Value | undefined>>;

interface Remarks {
  /** How the value differs from the source. */
  remark?: string | undefined;
  /** Why the value is left out. */
  refusal?: string | undefined;
}

/** A value of a source file, or one derived from it, with its location. */
export class Value {
  /** Such as "resume.yaml:12:5" or "Positions.csv, line 4, Title". In JSON Resume, a path such as `work[0].url`. */
  readonly place: string;
  readonly remark: string | undefined;
  readonly refusal: string | undefined;
  #content: Content | (() => Content);

  /** @param content a function is called when the content is first read */
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

  /** Empty unless it is an object. */
  get fields(): ReadonlyMap<string, Value> {
    return this.content instanceof Map ? this.content : new Map();
  }

  get members(): Fields {
    return Object.fromEntries(this.fields);
  }

  /** A list's items or an object's fields. */
  get children(): readonly Value[] {
    return isList(this.content) ? this.content : [...this.fields.values()];
  }

  get isObject(): boolean {
    return this.content instanceof Map;
  }

  get isList(): boolean {
    return isList(this.content);
  }

  /** A visible text, trimmed, or a number as text. */
  get text(): string | undefined {
    if (this.refusal !== undefined) return undefined;
    const text = typeof this.content === "number" ? String(this.content) : this.content;
    return typeof text === "string" && canBeSeen(text) ? text.trim() : undefined;
  }

  /** True if it has content, even if that is `false`, or was refused: it is imported or reported. Others can be dropped. */
  get mustBeReported(): boolean {
    if (this.refusal !== undefined) return true;
    if (typeof this.content === "string") return canBeSeen(this.content);
    return typeof this.content === "object" ? this.children.some(({ mustBeReported }) => mustBeReported) : true;
  }

  /** True for a blank text or an empty list or object. Its children are not checked. */
  get isEmpty(): boolean {
    if (typeof this.content === "string") return this.content.trim() === "";
    return typeof this.content === "object" && this.children.length === 0;
  }

  /** Returns the value at nested keys. */
  at(...keys: readonly string[]): Value | undefined {
    return keys.reduce<Value | undefined>((found, key) => found?.fields.get(key), this);
  }

  with(content: Content): Value {
    return new Value(this.place, content, this);
  }

  /** Makes an object at this value's location. */
  object(fields: Fields): Value {
    const given = Object.entries(fields).flatMap(([key, value]): [string, Value][] => (value ? [[key, value]] : []));
    return new Value(this.place, new Map(given));
  }

  /** Adds fields to this object; its own fields win. */
  extend(fields: Fields): Value {
    return this.with(new Map([...this.object(fields).fields, ...this.fields]));
  }

  /** Makes a text at this value's location. `remark` says how it was derived, unless the source contains it. */
  say(text: string, remark?: string): Value {
    return new Value(this.place, text, { remark });
  }

  /** Returns a copy that is reported and not imported. */
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

/** Returns a list's items. Any other value counts as a list of one. */
export function itemsOf(value: Value | undefined): readonly Value[] {
  if (!value?.mustBeReported) return [];
  return value.isList ? value.children : [value];
}

export function membersOf(value: Value | undefined): Fields {
  return value?.members ?? {};
}

/** Makes a list at the location of its first item. Undefined if there is none. */
export function listOf(items: readonly Value[]): Value | undefined {
  const [first] = items;
  return first && new Value(first.place, items);
}

/**
 * Converts JSON to a tree whose locations are paths. Children are created lazily, because JSON may be nested deeper
 * than the call stack.
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

export function joinPath(path: string, key: string): string {
  if (!/^[\w$-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}

/** A value without children, and its path. */
export interface Leaf {
  value: Value;
  path: string;
}

/** Lists a tree's leaves, those with content and the empty ones, without the values in `taken`. */
export function listLeaves(root: Value, path = "", taken: ReadonlySet<Value> = new Set()) {
  const filled: Leaf[] = [];
  const empty: Leaf[] = [];
  // Iterative, because a résumé may be nested deeper than the call stack.
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

/** Writes a value as JSON, truncated to 80 characters. */
export function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}
