import { type Frame, findLine, findLineStarts, makeFrame } from "./frame.ts";
import { joinPointer, type Place, type Position, pointerOf, type Span, splitPointer } from "./place.ts";
import { findMember, type Member, type Node } from "./syntax/tree.ts";

/** A step from the root to a value: the value's key or number, and where both stand. */
export interface Step {
  name: string;
  member: Member | undefined;
  node: Node | undefined;
}

/** The text of a file, with the places in it. What the text means is for the classes that extend this one to say. */
export class SourceText {
  /** The file's name as the owner would write it, with `/`. */
  readonly file: string;
  readonly text: string;
  #starts: number[] | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The tree of places, where the text has one. */
  get root(): Node | undefined {
    return undefined;
  }

  position(offset: number): Position {
    const line = findLine(this.#lineStarts, offset);
    return { line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }

  /** The line of a value's key, or of the value itself in a list; from 1. */
  lineOf(pointer: string): number {
    return this.position(this.span({ key: pointer }).start).line;
  }

  /** The lines around a place, with the place marked in them. */
  frame(span: Span): Frame {
    return makeFrame(this.text, this.#lineStarts, span);
  }

  /** The steps to a value, as far as the text has it. */
  walk(pointer: string): Step[] {
    const steps: Step[] = [{ name: "", member: undefined, node: this.root }];
    for (const name of splitPointer(pointer)) {
      const node = steps.at(-1)?.node;
      const member = node?.kind === "object" ? findMember(node, name) : undefined;
      const next = node?.kind === "array" ? node.items[Number(name)] : member?.value;
      steps.push({ name, member, node: next });
    }
    return steps;
  }

  /** The offsets of a place; those of the nearest value around it where it isn't in the text. */
  span(place: Place): Span {
    if (typeof place === "object" && "start" in place) return place;
    const steps = this.walk(pointerOf(place) ?? "");
    const last = steps.at(-1);
    if (typeof place === "object" && last?.member) return { start: last.member.start, end: last.member.end };
    const node = steps.findLast((step) => step.node)?.node;
    return node ? { start: node.start, end: node.end } : { start: 0, end: 0 };
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

  get #lineStarts(): readonly number[] {
    this.#starts ??= findLineStarts(this.text);
    return this.#starts;
  }
}
