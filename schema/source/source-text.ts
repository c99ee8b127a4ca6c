import { joinPointer, type Place, type Position, pointerOf, type Span, splitPointer } from "./place.ts";
import { findMember, type Member, type Node } from "./syntax/tree.ts";

/** The longest text that is looked at, in UTF-16 units. */
export const maxLength = 5_000_000;

/** A step from the root to a value: the value's key or number, and where both stand. */
export interface Step {
  name: string;
  member: Member | undefined;
  node: Node | undefined;
  /** The text that it stands in. */
  source: SourceText;
}

/** A stretch of a text, and which text that is. */
export interface Located {
  source: SourceText;
  span: Span;
}

/** A few lines of the text with the place of a mistake marked in them. */
export interface Frame {
  lines: FrameLine[];
}

export interface FrameLine {
  /** From 1. */
  number: number;
  /** The line, or the part of a very long one that matters. */
  text: string;
  /** What to mark, in UTF-16 units from the start of `text`; on the lines that the mistake touches. */
  mark?: { start: number; end: number };
}

const longestLine = 400;

/** The text of a file, with the places in it. What the text means is for the classes that extend this one to say. */
export class SourceText {
  /** The file's name as the owner would write it, with `/`. */
  readonly file: string;
  readonly text: string;
  #starts: number[] | undefined;
  /** The string that was looked into last: a search from its start for each of many stretches would be quadratic. */
  #units: { start: number; offsets: readonly number[] } | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** What of the text is prose in Markdown, every word where it stands in the whole. */
  get prose(): string {
    return this.text;
  }

  /** The texts of other files of which something stands in this one's value, by the names that it gives them. */
  get others(): ReadonlyMap<string, SourceText> {
    return new Map();
  }

  /** The tree of places, where the text has one. */
  get root(): Node | undefined {
    return undefined;
  }

  position(offset: number): Position {
    const line = this.#lineAt(offset);
    return { line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }

  /** The steps to a value, as far as the text has it. */
  walk(pointer: string): Step[] {
    const steps: Step[] = [{ name: "", member: undefined, node: this.root, source: this }];
    for (const name of splitPointer(pointer)) {
      const node = steps.at(-1)?.node;
      const member = node?.kind === "object" ? findMember(node, name) : undefined;
      const next = node?.kind === "array" ? node.items[Number(name)] : member?.value;
      steps.push({ name, member, node: next, source: this });
    }
    return steps;
  }

  /** The pointer that a value has in the text, where this has it in several languages. */
  writtenAt(pointer: string): string {
    return pointer;
  }

  /** The text that a place is in, and its offsets there. */
  locate(place: Place): Located {
    return { source: this, span: this.span(place) };
  }

  /** The offsets of a place; those of the nearest value around it where it isn't in the text. */
  span(place: Place): Span {
    if (typeof place === "object" && "start" in place && !("in" in place)) return place;
    const steps = this.walk(pointerOf(place) ?? "");
    const last = steps.at(-1);
    if (typeof place === "object" && "in" in place && last?.node?.kind === "string")
      return this.#spanWithin(last.node, place);
    if (typeof place === "object" && last?.member) return { start: last.member.start, end: last.member.end };
    const node = steps.findLast((step) => step.node)?.node;
    return node ? { start: node.start, end: node.end } : { start: 0, end: 0 };
  }

  /** The offsets of a stretch of a string's value: an escape stands for one unit of it, however long it is. */
  #spanWithin(string: Span, { start, end }: Span): Span {
    const offsets = this.#unitsOf(string);
    return { start: offsets[start] ?? string.start, end: offsets[end] ?? string.end };
  }

  /** Where each unit of a string's value is written, and where the last one ends. */
  #unitsOf(string: Span): readonly number[] {
    if (this.#units?.start === string.start) return this.#units.offsets;
    const written = this.text.slice(string.start + 1, string.end - 1).matchAll(/\\u[0-9a-fA-F]{4}|\\.|[^\\]/gs);
    const offsets = Array.from(written, ({ index }) => string.start + 1 + index);
    offsets.push(string.end - 1);
    this.#units = { start: string.start, offsets };
    return offsets;
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

  /** The line of a mistake, marked, with its neighbours. */
  frame({ start, end }: Span): Frame {
    const starts = this.#lineStarts;
    const marked = this.#lineAt(start);
    const lines: FrameLine[] = [];
    for (let line = Math.max(0, marked - 1); line <= Math.min(starts.length - 1, marked + 1); line += 1) {
      const lineStart = starts[line] ?? 0;
      const lineEnd = (starts[line + 1] ?? this.text.length + 1) - 1;
      const lastEnd = this.text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
      // Only a part is cut out: a minified file is one line of megabytes.
      const from = line === marked ? Math.min(start, lastEnd) : lineStart;
      const cut = from - lineStart > longestLine / 2 ? from - longestLine / 4 : lineStart;
      const text = this.text.slice(cut, Math.min(lastEnd, cut + longestLine));
      const to = Math.min(Math.max(from + 1, Math.min(end, lastEnd)) - cut, longestLine);
      lines.push({ number: line + 1, text, ...(line === marked && { mark: { start: from - cut, end: to } }) });
    }
    return { lines };
  }

  /** The offsets at which lines begin. */
  get #lineStarts(): readonly number[] {
    if (this.#starts) return this.#starts;
    this.#starts = [0];
    for (let at = this.text.indexOf("\n"); at !== -1; at = this.text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
    return this.#starts;
  }

  /** The line that holds an offset, from 0. */
  #lineAt(offset: number): number {
    const starts = this.#lineStarts;
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
