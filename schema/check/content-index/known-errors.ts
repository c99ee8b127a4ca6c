import type { RuleReport } from "../../messages/message.ts";
import { pointerOf } from "../../source/source-text.ts";

/** Where errors are already reported, so that no rule reports what follows from them. */
export class KnownErrors {
  readonly pointers: ReadonlySet<string>;
  readonly #doubtful: ReadonlySet<string>;
  readonly #misspelt: ReadonlySet<string>;

  constructor(reports: readonly RuleReport[] = []) {
    const found = reports.map(({ code, location }) => ({ code, pointer: pointerOf(location) ?? "" }));
    const unknownKeys = found.filter(({ code }) => code === "unknown-key");
    this.pointers = new Set(found.map(({ pointer }) => pointer));
    this.#doubtful = withAncestors(this.pointers);
    this.#misspelt = new Set(unknownKeys.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf("/"))));
  }

  /** True if an error of exactly this value is reported. */
  hasError(pointer: string): boolean {
    // Speed: most content has no error.
    return this.pointers.size > 0 && this.pointers.has(pointer);
  }

  /** True if an error in or at this value is reported, so that rules can't rely on it. */
  hasErrorsWithin(pointer: string): boolean {
    return this.#doubtful.has(pointer);
  }

  /** True if an object has a key reported as unknown. It may be a misspelling of the key that a rule looks for. */
  hasUnknownKey(pointer: string): boolean {
    return this.#misspelt.has(pointer);
  }
}

function withAncestors(pointers: Iterable<string>): Set<string> {
  const all = new Set(pointers);
  for (const pointer of all) if (pointer.includes("/")) all.add(pointer.slice(0, pointer.lastIndexOf("/")));
  return all;
}
