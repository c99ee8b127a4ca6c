/** Something to say of one field of a résumé. */
export interface Note {
  /** The field, as in `work[0].url`; "" for the whole. */
  path: string;
  message: string;
}

type Step = string | number;

/**
 * A résumé while it is read. Every field that is taken is remembered, so that in the end whatever was not can be told:
 * nothing is dropped in silence.
 */
export class Reading {
  readonly notes: Note[] = [];
  readonly #root: unknown;
  readonly #taken = new Set<string>();

  constructor(root: unknown) {
    this.#root = root;
  }

  /** Marks a field, with all that is in it, as taken. */
  take(path: string): void {
    this.#taken.add(path);
  }

  note(path: string, message: string): void {
    this.notes.push({ path, message });
  }

  /** The fields that were not taken: those that say something, and those that are empty. */
  leftovers(): { filled: { path: string; value: unknown }[]; empty: string[] } {
    const filled: { path: string; value: unknown }[] = [];
    const empty: string[] = [];
    // A list of what waits, not a recursion: a résumé may be nested deeper than the call stack is.
    const waiting: { path: string; value: unknown }[] = [{ path: "", value: this.#root }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, value } = next;
      if (this.#taken.has(path)) continue;
      const children = childrenOf(value, path);
      if (children.length > 0) waiting.push(...children.reverse());
      else if (isEmpty(value)) empty.push(path);
      else filled.push({ path, value });
    }
    return { filled, empty };
  }
}

/** The path of a field within another. */
export function joinPath(path: string, step: Step): string {
  if (typeof step === "number") return `${path}[${step}]`;
  if (!/^[\w$-]+$/.test(step)) return `${path}[${JSON.stringify(step)}]`;
  return path === "" ? step : `${path}.${step}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value says nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.keys(value).length === 0;
}

function childrenOf(value: unknown, path: string): { path: string; value: unknown }[] {
  if (Array.isArray(value)) return value.map((child, index) => ({ path: joinPath(path, index), value: child }));
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([key, child]) => ({ path: joinPath(path, key), value: child }));
}
