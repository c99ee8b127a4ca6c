import type { Place } from "../messages/diagnostic.ts";
import { findMember, type Member, type Node, type ObjectNode } from "./syntax/tree.ts";

/** A step from the root to a value: the value's key or number, and where both stand. */
export interface Step {
  name: string;
  member: Member | undefined;
  node: Node | undefined;
}

/** Finds values in a tree of places by their pointers. */
export class Locator {
  readonly #findRoot: () => Node | undefined;
  #root: Node | undefined;
  #found = false;
  readonly #names = new Map<ObjectNode, Map<string, Member>>();

  /** `findRoot` is called once, when a place is first asked for. */
  constructor(findRoot: () => Node | undefined) {
    this.#findRoot = findRoot;
  }

  get root(): Node | undefined {
    if (!this.#found) this.#root = this.#findRoot();
    this.#found = true;
    return this.#root;
  }

  /** The steps to a value, as far as the text has it. */
  walk(pointer: string): Step[] {
    const steps: Step[] = [{ name: "", member: undefined, node: this.root }];
    for (const name of splitPointer(pointer)) {
      const node = steps.at(-1)?.node;
      const member = node?.kind === "object" ? this.#member(node, name) : undefined;
      const next = node?.kind === "array" ? node.items[Number(name)] : member?.value;
      steps.push({ name, member, node: next });
    }
    return steps;
  }

  /** The offsets of a place; those of the nearest value around it where it isn't in the text. */
  span(place: Place): { start: number; end: number } {
    if ("start" in place) return place;
    const steps = this.walk(place.pointer);
    const last = steps.at(-1);
    if (place.part === "key" && last?.member) return { start: last.member.start, end: last.member.end };
    const node = steps.findLast((step) => step.node)?.node;
    return node ? { start: node.start, end: node.end } : { start: 0, end: 0 };
  }

  /** The pointer of the innermost value around an offset. */
  pointerAt(offset: number): string {
    let pointer = "";
    let node = this.root;
    while (node?.kind === "object" || node?.kind === "array") {
      const children: { name: string; start: number; value: Node | undefined }[] =
        node.kind === "object"
          ? node.members.map((member) => ({ name: member.name, start: member.start, value: member.value }))
          : node.items.map((item, index) => ({ name: String(index), start: item.start, value: item }));
      const child = children.findLast(({ start, value }) => start <= offset && offset < (value?.end ?? start + 1));
      if (!child) break;
      pointer += joinPointer(child.name);
      node = child.value;
    }
    return pointer;
  }

  #member(node: ObjectNode, name: string): Member | undefined {
    if (node.members.length < 32) return findMember(node, name);
    let names = this.#names.get(node);
    if (!names) {
      names = new Map(node.members.map((member) => [member.name, member]));
      this.#names.set(node, names);
    }
    return names.get(name);
  }
}

/** The names in a JSON pointer. */
function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A JSON pointer's part for these names. */
export function joinPointer(...names: (string | number)[]): string {
  return names.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
