import { maxDepth } from "../../../../schema/source/syntax/tree.ts";
import { CommandError } from "../../cli/command.ts";

/** More values than any person's file has: references within a file may make a few lines into billions. */
const maxValues = 200_000;

/** Counts what is made of a file, so that a small file can't become a huge one. */
export class Budget {
  readonly #file: string;
  #left = maxValues;

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes one value at this depth. Throws a CommandError where there are too many, or too many within each other. */
  spend(depth: number): void {
    this.#left -= 1;
    if (this.#left < 0)
      throw new CommandError(`${this.#file} stands for more than ${maxValues} values, which no résumé has.`);
    if (depth > maxDepth) refuseDepth(this.#file);
  }
}

/** Refuses a file in which things stand within each other beyond all measure. */
export function refuseDepth(file: string): never {
  throw new CommandError(`${file} has more than ${maxDepth} levels within each other, which no résumé has.`);
}
