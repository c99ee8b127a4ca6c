import { JsonText } from "../../source/json-text.ts";
import type { Mount } from "../../source/source-text.ts";
import type { Node } from "../../source/syntax/tree.ts";

/** A content's text with what it keeps in files of their own: its value is whole, its places are those of all. */
export class ComposedText extends JsonText {
  readonly #written: JsonText;
  readonly #whole: unknown;
  readonly #mounts: ReadonlyMap<string, Mount>;

  constructor(written: JsonText, value: unknown, mounts: ReadonlyMap<string, Mount>) {
    super(written.file, written.text);
    this.#written = written;
    this.#whole = value;
    this.#mounts = mounts;
  }

  override get value(): unknown {
    return this.#whole;
  }

  override get root(): Node | undefined {
    return this.#written.root;
  }

  override get mounts(): ReadonlyMap<string, Mount> {
    return this.#mounts;
  }
}
