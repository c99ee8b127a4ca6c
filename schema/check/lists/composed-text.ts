import { JsonText } from "../../source/json-text.ts";
import { joinPointer, type Place, pointerOf, splitPointer } from "../../source/place.ts";
import type { Located, SourceText, Step } from "../../source/source-text.ts";
import { findMember, type Node } from "../../source/syntax/tree.ts";

/** Where a value of a content is written that its own text doesn't hold. */
export interface Mount {
  source: SourceText;
  /** The pointer of the value in that text. */
  at: string;
  /** What stands for it where it is made of several files. */
  node?: Node;
}

/** A content's text with what it keeps in files of their own: its value is whole, its places are those of all. */
export class ComposedText extends JsonText {
  readonly #written: JsonText;
  readonly #whole: unknown;
  readonly #mounts: ReadonlyMap<string, Mount>;
  readonly #others: ReadonlyMap<string, SourceText>;

  /**
   * @param mounts by the pointers of the values
   * @param others the texts that values stand in, by the names that the content gives them
   */
  constructor(
    written: JsonText,
    value: unknown,
    mounts: ReadonlyMap<string, Mount>,
    others: ReadonlyMap<string, SourceText>,
  ) {
    super(written.file, written.text);
    this.#written = written;
    this.#whole = value;
    this.#mounts = mounts;
    this.#others = others;
  }

  override get others(): ReadonlyMap<string, SourceText> {
    return this.#others;
  }

  override get value(): unknown {
    return this.#whole;
  }

  override get root(): Node | undefined {
    return this.#written.root;
  }

  override walk(pointer: string): Step[] {
    const steps: Step[] = [{ name: "", member: undefined, node: this.root, source: this }];
    let at = "";
    for (const name of splitPointer(pointer)) {
      at += joinPointer(name);
      const { node, source = this } = steps.at(-1) ?? {};
      const member = node?.kind === "object" ? findMember(node, name) : undefined;
      const own = node?.kind === "array" ? node.items[Number(name)] : member?.value;
      const mount = this.#mounts.get(at);
      steps.push(
        mount
          ? { name, member, node: mount.node ?? mount.source.walk(mount.at).at(-1)?.node, source: mount.source }
          : { name, member, node: own, source },
      );
    }
    return steps;
  }

  override locate(place: Place): Located {
    const pointer = pointerOf(place);
    const at = pointer === undefined ? undefined : this.#findMount(pointer);
    const mount = at === undefined ? undefined : this.#mounts.get(at);
    if (!mount || pointer === undefined || at === undefined) return { source: this, span: this.span(place) };
    const { source, node } = mount;
    if (node) return { source, span: { start: node.start, end: node.end } };
    const own = mount.at + pointer.slice(at.length);
    if (typeof place === "string") return source.locate(own);
    return source.locate("in" in place ? { ...place, in: own } : { key: own });
  }

  /** The pointer of the innermost value that a place is in and that stands elsewhere. */
  #findMount(pointer: string): string | undefined {
    let at = pointer;
    while (at !== "" && !this.#mounts.has(at)) at = at.slice(0, at.lastIndexOf("/"));
    return at === "" ? undefined : at;
  }
}
