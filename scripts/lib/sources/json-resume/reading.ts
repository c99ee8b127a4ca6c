/** Something to say of one field of a résumé. */
export interface Note {
  /** The field, as in `work[0].url`; "" for the whole. */
  path: string;
  message: string;
  /** The same of one among many, told in one line: what is said of all of them, and of which value. */
  shared?: Shared | undefined;
}

export interface Shared {
  said: string;
  value: string;
  /** Only notes of the same are told together. */
  of?: string;
}

/** Under this name readers of other forms keep what JSON Resume has no name for. */
export const keptName = "others";

/** And under this one the sections that their owner gave titles to, which JSON Resume has no name for. */
export const ownSectionsName = "ownSections";

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
  /** How many links that aren't encrypted were written as if they were; undefined where they stay as they are. */
  secured: number | undefined;
  readonly #taken = new Set<string>();
  /** How many fields were read and could not be kept. */
  #lost = 0;

  constructor(language: string, isSecured = false) {
    this.language = language;
    if (isSecured) this.secured = 0;
  }

  /** Marks a field, with all that is in it, as taken. */
  take(path: string): void {
    this.#taken.add(path);
  }

  get lost(): number {
    return this.#lost;
  }

  /** Takes a field that can't be kept, and says why. */
  drop(path: string, message: string): void {
    this.take(path);
    this.note(path, message);
    this.#lost += 1;
  }

  note(path: string, message: string, shared?: Shared): void {
    this.notes.push({ path, message, shared });
  }

  /** The fields of a résumé that were not taken. */
  leftovers(resume: unknown): Values {
    return listValues({ path: "", value: resume }, this.#taken);
  }
}

/** The values within another: those that say something, and the places of those that are empty. */
interface Values {
  filled: Field[];
  empty: string[];
}

/** The values within a field, but for those that are taken. */
export function listValues(field: Field, taken: ReadonlySet<string> = new Set()): Values {
  const filled: Field[] = [];
  const empty: string[] = [];
  // A list of what waits, not a recursion: a résumé may be nested deeper than the call stack is.
  const waiting: Field[] = [field];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (taken.has(next.path)) continue;
    const children = childrenOf(next);
    if (children.length > 0) for (const one of children.reverse()) waiting.push(one);
    else if (isEmpty(next.value)) empty.push(next.path);
    else filled.push(next);
  }
  return { filled, empty };
}

/** A value as JSON writes it, cut to what fits in a line. */
export function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

/** What is told of a value that content has no place for. */
export function noPlace({ path, value }: Field): Note {
  const shown = shorten(value);
  const fields = path.replace(/\[[0-9]+\]/g, "[*]");
  return {
    path,
    message: `has no place in content.json: ${shown}`,
    shared: { said: "have no place in content.json", value: shown, of: fields },
  };
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

/** The fields of an object with their keys. */
export function namedFields(field: Field): [string, Field][] {
  const keys = isRecord(field.value) ? Object.keys(field.value) : [];
  return childrenOf(field).flatMap((child, index): [string, Field][] => {
    const key = keys[index];
    return key === undefined ? [] : [[key, child]];
  });
}
