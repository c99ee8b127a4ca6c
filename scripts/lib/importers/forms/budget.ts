import { Steps } from "../../../../schema/source/steps.ts";
import { maxDepth } from "../../../../schema/source/syntax/tree.ts";
import { CommandError } from "../../cli/command.ts";

/** A file's text, and its name as the owner wrote it. */
export interface TextFile {
  name: string;
  text: string;
}

/** More values than any person's file has. References within a file can turn a few lines into billions of values. */
const maxValues = 200_000;

/** How many characters a script may join for the cost of one value. */
const charactersPerValue = 16;

/** Limits how many values are read from a file, so that a small file can't become a huge one. */
export class Budget {
  readonly #file: string;
  readonly #values: Steps;

  constructor({ name, text }: TextFile) {
    this.#file = name;
    this.#values = new Steps(text.length, {
      each: 20,
      base: 2000,
      most: maxValues,
      refuse: (limit) => {
        throw new CommandError(
          `${name} stands for more than ${limit} values: more than any résumé has, or far more than is written in it.`,
        );
      },
    });
  }

  /**
   * Counts one value.
   * @throws {CommandError} if there are too many values or levels
   */
  spend(depth: number): void {
    this.#values.spend();
    if (depth > maxDepth) refuseDepth(this.#file);
  }

  /** Counts values that are copied from counted values. Throws as `spend`. */
  copy(values: number): void {
    this.#values.spend(values);
  }

  /** Counts the characters of a text joined from others. Throws as `spend`. */
  join(letters: number): void {
    this.#values.spend(letters / charactersPerValue);
  }
}

export function refuseDepth(file: string): never {
  throw new CommandError(`${file} has more than ${maxDepth} levels within each other, which no résumé has.`);
}
