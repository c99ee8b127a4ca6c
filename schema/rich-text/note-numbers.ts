import type { NoteReference } from "./tree.ts";

/** A note that the text refers to. */
interface NumberedNote {
  identifier: string;
  number: number;
  id: string;
  references: string[];
}

/** The notes of one text, numbered by their first reference. */
export class NoteNumbers {
  readonly #newId: (prefix: string) => string;
  readonly #notes = new Map<string, NumberedNote>();

  constructor(newId: (prefix: string) => string) {
    this.#newId = newId;
  }

  numberOf(identifier: string): number {
    return this.#find(identifier).number;
  }

  refer(identifier: string): NoteReference {
    const { number, id: to, references } = this.#find(identifier);
    const id = this.#newId("noted");
    references.push(id);
    return { type: "noteReference", number, id, to };
  }

  /** The notes in order. Reading them can add notes that they refer to. */
  values(): Iterable<NumberedNote> {
    return this.#notes.values();
  }

  #find(identifier: string): NumberedNote {
    const known = this.#notes.get(identifier);
    if (known) return known;
    const note = { identifier, number: this.#notes.size + 1, id: this.#newId("note"), references: [] };
    this.#notes.set(identifier, note);
    return note;
  }
}
