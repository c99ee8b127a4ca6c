/** How many steps a reader may take for an input. */
interface Allowance {
  /** Steps for each unit of the input. */
  each: number;
  /** Steps that every input may take, however small it is. */
  base: number;
  /** Never more than this, however large the input is. */
  most?: number;
  /** Throws the reader's own error, which may name the limit. */
  refuse?: (limit: number) => never;
}

/** Counts the steps of a reader against a limit that is proportional to its input. */
export class Steps {
  readonly limit: number;
  readonly #refuse: (limit: number) => never;
  #taken = 0;

  /** @param size the input's length, in units or bytes */
  constructor(size: number, { each, base, most = Number.POSITIVE_INFINITY, refuse }: Allowance) {
    this.limit = Math.min(most, each * size + base);
    this.#refuse = refuse ?? refuseAny;
  }

  /** Counts steps. Throws the reader's error once there are more than the input allows. */
  spend(count = 1): void {
    if (!this.allow(count)) this.#refuse(this.limit);
  }

  /** Counts steps; returns whether the input allows so many. */
  allow(count: number): boolean {
    this.#taken += count;
    return this.#taken <= this.limit;
  }
}

function refuseAny(limit: number): never {
  throw new RangeError(`More than ${limit} steps`);
}
