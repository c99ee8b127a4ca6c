import { type Leaf, listLeaves, shorten, type Value } from "../tree/value.ts";

/** A report on one value of a résumé. */
export interface Note {
  /** The value's location in the file. */
  path: string;
  message: string;
  /** For a report on many values in one line: the text for all, and this value. */
  shared?: Shared | undefined;
}

export interface Shared {
  said: string;
  value: string;
  /** Only notes with the same `of` are grouped. */
  of?: string;
}

/** State while a résumé is read. It records the values that were taken, so that all others are reported. */
export class Reading {
  readonly notes: Note[] = [];
  readonly taken = new Set<Value>();
  readonly language: string;
  /** How many links were changed from http: to https:. Undefined if they stay unchanged. */
  secured: number | undefined;
  /** How many values were read but not kept. */
  lost = 0;

  constructor(language: string, isSecured = false) {
    this.language = language;
    if (isSecured) this.secured = 0;
  }

  note({ place }: Pick<Value, "place">, message: string, shared?: Shared): void {
    this.notes.push({ path: place, message, shared });
  }

  /** Takes a value that can't be kept, with a reason. */
  drop(value: Value, message: string): void {
    this.taken.add(value);
    this.note(value, message);
    this.lost += listLeaves(value).filled.length;
  }
}

/** The note for a value that no field of content takes. Notes on one field of several entries are grouped. */
export function notImported({ value, path }: Leaf): Note {
  const shown = shorten(value);
  const fields = path.replace(/\[[0-9]+\]/g, "[*]");
  return {
    path: value.place,
    message: `has no place in content.json: ${shown}`,
    shared: { said: "have no place in content.json", value: shown, of: fields },
  };
}
