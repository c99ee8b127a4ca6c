import { Steps } from "../../../../schema/source/steps.ts";
import { maxDepth } from "../../../../schema/source/syntax/tree.ts";
import { CommandError } from "../../cli/command.ts";

/** A file as it lies on the disk: its name as the owner wrote it, and its text. */
export interface TextFile {
  name: string;
  text: string;
}

/** More values than any person's file has: references within a file may make a few lines into billions. */
const maxValues = 200_000;

/** Letters that a script may join for the price of one value. */
const lettersAValue = 16;

/** Counts what is made of a file, so that a small file can't become a huge one. */
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

  /** Takes one value at this depth. Throws a CommandError where there are too many, or too many within each other. */
  spend(depth: number): void {
    this.#values.spend();
    if (depth > maxDepth) refuseDepth(this.#file);
  }

  /** Takes what is copied of values that were taken before. Throws as `spend`. */
  copy(values: number): void {
    this.#values.spend(values);
  }

  /** Takes the letters of a text that is joined of others. Throws as `spend`. */
  join(letters: number): void {
    this.#values.spend(letters / lettersAValue);
  }
}

/** Refuses a file in which things stand within each other beyond all measure. */
export function refuseDepth(file: string): never {
  throw new CommandError(`${file} has more than ${maxDepth} levels within each other, which no résumé has.`);
}
