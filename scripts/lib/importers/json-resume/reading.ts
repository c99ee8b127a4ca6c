import { type Leaf, shorten, type Value } from "../tree/value.ts";

/** Something to report of one value of a résumé. */
export interface Note {
  /** Where the value is in the file. */
  path: string;
  message: string;
  /** The same of one among many, reported in one line: what is said of all of them, and of which value. */
  shared?: Shared | undefined;
}

export interface Shared {
  said: string;
  value: string;
  /** Only notes of the same are reported together. */
  of?: string;
}

/** What is known of a résumé while it is read. Values that are taken are remembered: none is dropped in silence. */
export class Reading {
  readonly notes: Note[] = [];
  readonly taken = new Set<Value>();
  /** The language of its texts (BCP 47). */
  readonly language: string;
  /** How many links that aren't encrypted were written as if they were; undefined if they stay as they are. */
  secured: number | undefined;
  /** How many values were read and could not be kept. */
  lost = 0;

  constructor(language: string, isSecured = false) {
    this.language = language;
    if (isSecured) this.secured = 0;
  }

  note({ place }: Pick<Value, "place">, message: string, shared?: Shared): void {
    this.notes.push({ path: place, message, shared });
  }

  /** Takes a value that can't be kept, and says why. */
  drop(value: Value, message: string): void {
    this.taken.add(value);
    this.note(value, message);
    this.lost += 1;
  }
}

/** What is reported of a value that content has no place for. */
export function noPlace({ value, path }: Leaf): Note {
  const shown = shorten(value);
  const fields = path.replace(/\[[0-9]+\]/g, "[*]");
  return {
    path: value.place,
    message: `has no place in content.json: ${shown}`,
    shared: { said: "have no place in content.json", value: shown, of: fields },
  };
}
