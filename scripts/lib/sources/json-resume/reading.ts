/** Something to say of one field of a résumé. */
export interface Note {
  /** The field, as in `work[0].url`; "" for the whole. */
  path: string;
  message: string;
}

/** What a résumé says in one place. */
export interface Field {
  path: string;
  value: unknown;
}

/** What is known of a résumé while it is read. Fields that are taken are remembered: none is dropped in silence. */
export class Reading {
  readonly notes: Note[] = [];
  /** The language of its texts (BCP 47). */
  readonly language: string;
  readonly #taken = new Set<string>();

  constructor(language: string) {
    this.language = language;
  }

  /** Marks a field, with all that is in it, as taken. */
  take(path: string): void {
    this.#taken.add(path);
  }

  note(path: string, message: string): void {
    this.notes.push({ path, message });
  }

  /** The fields of a résumé that were not taken: those that say something, and those that are empty. */
  leftovers(resume: unknown): { filled: Field[]; empty: string[] } {
    const filled: Field[] = [];
    const empty: string[] = [];
    // A list of what waits, not a recursion: a résumé may be nested deeper than the call stack is.
    const waiting: Field[] = [{ path: "", value: resume }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (this.#taken.has(next.path)) continue;
      const children = childrenOf(next);
      if (children.length > 0) waiting.push(...children.reverse());
      else if (isEmpty(next.value)) empty.push(next.path);
      else filled.push(next);
    }
    return { filled, empty };
  }
}

/** The path of a field within an object. */
export function joinPath(path: string, key: string): string {
  if (!/^[\w$-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
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

/** The items of a list, the fields of an object. */
export function childrenOf({ path, value }: Field): Field[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => ({ path: `${path}[${index}]`, value: item }));
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([key, child]) => ({ path: joinPath(path, key), value: child }));
}
