import type { Finding } from "../../messages/message.ts";
import { pointerOf } from "../../source/source-text.ts";

/** What of content is reported already: no rule reports what follows from it. */
export class Mistakes {
  /** The pointers of the values that are wrong. */
  readonly pointers: ReadonlySet<string>;
  readonly #doubtful: ReadonlySet<string>;
  readonly #misspelt: ReadonlySet<string>;

  constructor(findings: readonly Finding[] = []) {
    const found = findings.map(({ code, place }) => ({ code, pointer: pointerOf(place) ?? "" }));
    const unknownKeys = found.filter(({ code }) => code === "unknown-key");
    this.pointers = new Set(found.map(({ pointer }) => pointer));
    this.#doubtful = withAncestors(this.pointers);
    this.#misspelt = new Set(unknownKeys.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf("/"))));
  }

  /** Whether a mistake of exactly this value is reported already. */
  isBroken(pointer: string): boolean {
    // Most content has no mistake, and no pointer need be put together.
    return this.pointers.size > 0 && this.pointers.has(pointer);
  }

  /** Whether a mistake in or at this value is reported already, so that what it says can't be relied on. */
  isDoubtful(pointer: string): boolean {
    return this.#doubtful.has(pointer);
  }

  /** Whether an object has a key that is reported as unknown, which may be the one that is looked for. */
  hasUnknownKey(pointer: string): boolean {
    return this.#misspelt.has(pointer);
  }
}

/** Pointers, and those of all that they are in. */
function withAncestors(pointers: Iterable<string>): Set<string> {
  const all = new Set(pointers);
  for (const pointer of all) if (pointer.includes("/")) all.add(pointer.slice(0, pointer.lastIndexOf("/")));
  return all;
}
