/** How many steps a parser may take for an input. */
interface Allowance {
  /** Steps per character or byte of the input. */
  each: number;
  /** Steps for every input, however small. */
  base: number;
  /** The limit for any input, however large. */
  most?: number;
  /** Throws the parser's own error, which may contain the limit. */
  refuse?: (limit: number) => never;
}

/** Counts a parser's steps against a limit proportional to its input. */
export class Steps {
  readonly limit: number;
  readonly #refuse: (limit: number) => never;
  #taken = 0;

  /** @param size the input's length, in characters or bytes */
  constructor(size: number, { each, base, most = Number.POSITIVE_INFINITY, refuse }: Allowance) {
    this.limit = Math.min(most, each * size + base);
    this.#refuse = refuse ?? refuseAny;
  }

  /** @throws the parser's error once there are more steps than the input allows */
  spend(count = 1): void {
    if (!this.allow(count)) this.#refuse(this.limit);
  }

  /** Returns false once there are more steps than the input allows. */
  allow(count: number): boolean {
    this.#taken += count;
    return this.#taken <= this.limit;
  }
}

function refuseAny(limit: number): never {
  throw new RangeError(`More than ${limit} steps`);
}
