import type { Span } from "../place.ts";
import type { ArrayNode, Member, Node, ObjectNode } from "./tree.ts";

/** With so many members, the names of an object are looked up in a map. */
const manyMembers = 16;

/** An object or a list that is still open. */
export class Level {
  readonly node: ObjectNode | ArrayNode;
  #names: Map<string, Member> | undefined;

  constructor(node: ObjectNode | ArrayNode) {
    this.node = node;
  }

  get isObject(): boolean {
    return this.node.kind === "object";
  }

  /** The member read last. */
  get lastMember(): Member | undefined {
    return this.node.kind === "object" ? this.node.members.at(-1) : undefined;
  }

  /** The value read last. */
  get lastValue(): Node | undefined {
    return this.node.kind === "array" ? this.node.items.at(-1) : this.lastMember?.value;
  }

  /** Adds a value: to a list as its next, to an object as that of its last key. */
  addValue(value: Node): void {
    if (this.node.kind === "array") this.node.items.push(value);
    else if (this.lastMember) this.lastMember.value = value;
  }

  /** Adds a key; returns the first of the same name if there is one already. */
  addKey(name: string, { start, end }: Span): Member | undefined {
    if (this.node.kind !== "object") return undefined;
    const { members } = this.node;
    const member: Member = { name, start, end, value: undefined };
    const first = this.#names ? this.#names.get(name) : members.find((known) => known.name === name);
    members.push(member);
    if (this.#names && !first) this.#names.set(name, member);
    if (members.length === manyMembers) this.#names = new Map(members.toReversed().map((known) => [known.name, known]));
    return first;
  }
}
