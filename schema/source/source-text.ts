import { joinPointer, type Position, type Span, splitPointer } from "./location.ts";
import { once, onceForEach } from "./once.ts";
import { findMember, type LeafNode, type Member, type Node } from "./syntax/tree.ts";

/** The longest text that is parsed, in UTF-16 code units. */
export const maxLength = 5_000_000;

/** A step on the path from the root to a value. */
export interface Step {
  name: string;
  isEntry: boolean;
  member: Member | undefined;
  node: Node | undefined;
  source: SourceText;
}

/** The source of a value that comes from another text. */
export interface MappedSource {
  source: SourceText;
  /** The value's pointer in that text, or a node for a range without a value. */
  at: string | Node;
}

/** A range of a file: the content file if `source` is missing. */
export interface SourceRange extends Span {
  source?: SourceText | undefined;
  /** The JSON pointer of the value that is written there or that names the file. */
  pointer?: string | undefined;
}

/** Something with a location, computed on demand: a node. */
export interface Located {
  readonly location: SourceRange;
  readonly pointer: string;
}

/** A node; a JSON pointer (RFC 6901) to a value; a value's key, or the value itself in a list; a range of a file. */
export type SourceLocation = Located | string | { key: string } | SourceRange;

/** The pointer of the value at a place, if there is one. */
export function pointerOf(location: SourceLocation): string | undefined {
  if (typeof location === "string") return location;
  return "start" in location || "location" in location ? location.pointer : location.key;
}

/** A code frame: a few lines with the location marked. */
export interface Frame {
  lines: FrameLine[];
}

export interface FrameLine {
  /** From 1. */
  number: number;
  /** The line, or the relevant part of a very long one. */
  text: string;
  /** The range to mark, in UTF-16 code units from the start of `text`. Only on the lines of the location. */
  mark?: { start: number; end: number };
}

const longestLine = 400;

/** The text of a file, with locations in it. Subclasses parse it. */
export class SourceText {
  /** The file's name as the owner writes it, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly #lineStarts = once(() => [0, ...Array.from(this.text.matchAll(/\n/g), ({ index }) => index + 1)]);
  /**
   * The offset of each character of a string's value, and of its end. Cached: a scan for each range would be quadratic.
   */
  readonly #unitsOf = onceForEach(({ start, end }: LeafNode): readonly number[] => {
    const written = this.text.slice(start + 1, end - 1).matchAll(/\\u[0-9a-fA-F]{4}|\\.|[^\\]/gs);
    return [...Array.from(written, ({ index }) => start + 1 + index), end - 1];
  });

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The Markdown in the text, with each word at its offset in the whole text. */
  get prose(): string {
    return this.text;
  }

  /** The Markdown as it is shown. */
  get shown(): string {
    return this.prose;
  }

  /** The page or file that an address in the Markdown means; the address itself unless it means another. */
  resolve(address: string, _span: Span, _isPicture: boolean): string {
    return address;
  }

  /** The parsed value, if the text has one. */
  get value(): unknown {
    return undefined;
  }

  /** Undefined if the text has no syntax tree. */
  get root(): Node | undefined {
    return undefined;
  }

  position(offset: number): Position {
    const line = this.#lineAt(offset);
    return { line: line + 1, column: offset - (this.#lineStarts()[line] ?? 0) + 1 };
  }

  /** The offset of a position; the text's end for a line beyond it. */
  offset({ line, column }: Position): number {
    return Math.min((this.#lineStarts()[line - 1] ?? this.text.length) + column - 1, this.text.length);
  }

  /** The steps to a value. Steps beyond what the text has are without a node. */
  walk(pointer: string): Step[] {
    let last = rootStep(this);
    const steps = [last];
    for (const name of splitPointer(pointer)) {
      last = stepTo(last, name);
      steps.push(last);
    }
    return steps;
  }

  /** The range of a value or of its key. */
  span(location: string | { key: string }): Span {
    const isKey = typeof location === "object";
    const { start, end } = rangeOf(this.walk(isKey ? location.key : location), isKey);
    return { start, end };
  }

  /** The range of a part of a string's value. An escape sequence counts as one character in it, however long it is. */
  spanWithin(string: LeafNode, { start, end }: Span): Span {
    const offsets = this.#unitsOf(string);
    return { start: offsets[start] ?? string.start, end: offsets[end] ?? string.end };
  }

  /** The pointer of the innermost value around an offset. */
  pointerAt(offset: number): string {
    let pointer = "";
    let node = this.root;
    while (node?.kind === "object" || node?.kind === "array") {
      const children: Pick<Member, "name" | "start" | "value">[] =
        node.kind === "object"
          ? node.members
          : node.items.map((item, index) => ({ name: String(index), start: item.start, value: item }));
      const child = children.findLast(({ start, value }) => start <= offset && offset < (value?.end ?? start + 1));
      if (!child) break;
      pointer += joinPointer(child.name);
      node = child.value;
    }
    return pointer;
  }

  /** The line of a range, marked, with its neighbours. */
  frame({ start, end }: Span): Frame {
    const starts = this.#lineStarts();
    const marked = this.#lineAt(start);
    const lines: FrameLine[] = [];
    for (let line = Math.max(0, marked - 1); line <= Math.min(starts.length - 1, marked + 1); line += 1) {
      const lineStart = starts[line] ?? 0;
      const lineEnd = (starts[line + 1] ?? this.text.length + 1) - 1;
      const lastEnd = this.text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
      // Only a part of a line is shown: a minified file is one line of megabytes.
      const from = line === marked ? Math.min(start, lastEnd) : lineStart;
      const cut = from - lineStart > longestLine / 2 ? from - longestLine / 4 : lineStart;
      const text = this.text.slice(cut, Math.min(lastEnd, cut + longestLine));
      const to = Math.min(Math.max(from + 1, Math.min(end, lastEnd)) - cut, longestLine);
      lines.push({ number: line + 1, text, ...(line === marked && { mark: { start: from - cut, end: to } }) });
    }
    return { lines };
  }

  #lineAt(offset: number): number {
    const starts = this.#lineStarts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export function rootStep(source: SourceText): Step {
  return { name: "", isEntry: false, member: undefined, node: source.root, source };
}

/** The step from a value to one of its parts, which may be in another file. */
export function stepTo({ node, source }: Step, name: string, mount?: MappedSource): Step {
  const isEntry = /^[0-9]+$/.test(name) && (node?.kind === "array" || mount !== undefined);
  if (typeof mount?.at === "object") return { name, isEntry, member: undefined, node: mount.at, source: mount.source };
  const target = mount?.source.walk(mount.at).at(-1);
  if (target) return { ...target, name, isEntry };
  const member = node?.kind === "object" ? findMember(node, name) : undefined;
  const value = node?.kind === "array" ? node.items[Number(name)] : member?.value;
  return { name, isEntry, member, node: value, source };
}

/** The range of the last step's value or key. If it isn't written, that of its nearest ancestor in the same file. */
export function rangeOf(steps: readonly Step[], isKey: boolean): Span & { source: SourceText } {
  const last = steps.at(-1);
  if (!last) throw new Error("a walk begins with a step");
  const around = steps.findLast(({ node, source }) => node && source === last.source)?.node;
  const { start, end } = (isKey && last.member) || around || { start: 0, end: 0 };
  return { source: last.source, start, end };
}
