import { createHash } from "node:crypto";
import { applySplices, type Splice, spliceText } from "../../../schema/source/edited.ts";

/** Identifies a text: the hexadecimal SHA-256 of its UTF-8 bytes. */
export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A change of a file's text, from one hash to another. */
export interface TextChange {
  file: string;
  before: string;
  after: string;
  splices: readonly Splice[];
}

/** Older texts than the last so many aren't needed: no tab is that far behind. */
const mostVersions = 20_000;

/** The text of a file with its earlier versions. */
export class FileHistory {
  #text: string;
  #hash: string;
  /** The earlier versions, the newest last: each with the splices that make it of the next one. */
  #versions: { hash: string; undo: Splice[] }[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#hash = hashText(text);
  }

  get text(): string {
    return this.#text;
  }

  get hash(): string {
    return this.#hash;
  }

  /** The newest version with this hash; undefined if there is none. */
  textAt(hash: string): string | undefined {
    if (hash === this.#hash) return this.#text;
    const index = this.#versions.findLastIndex((version) => version.hash === hash);
    if (index < 0) return undefined;
    return this.#versions.slice(index).reduceRight((text, { undo }) => applySplices(text, undo), this.#text);
  }

  /** Makes a change; returns false if it isn't one of the newest text. */
  change({ before, after, splices }: Omit<TextChange, "file">): boolean {
    if (before !== this.#hash) return false;
    const { text, undo } = spliceText(this.#text, splices);
    this.#versions.push({ hash: before, undo });
    if (this.#versions.length > 2 * mostVersions) this.#versions = this.#versions.slice(-mostVersions);
    this.#text = text;
    this.#hash = after;
    return true;
  }
}
