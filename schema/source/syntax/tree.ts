import { onceForEach } from "../once.ts";
import type { Span } from "../place.ts";
import type { Token } from "./token.ts";

/** More levels than any content needs; the deepest sound page has about twenty. */
export const maxDepth = 100;

/** A value in the text: where it stands and what it holds. */
export type Node = ObjectNode | ArrayNode | LeafNode;

export interface LeafNode extends Span {
  kind: "string" | "number" | "literal" | "broken";
  /** What a string of YAML stands for, in which a character may be written in several ways. */
  value?: string;
}

export interface ArrayNode extends Span {
  kind: "array";
  items: Node[];
}

export interface ObjectNode extends Span {
  kind: "object";
  members: Member[];
}

/** A key and its value. `start` and `end` are the key's, with its quotes. */
export interface Member extends Span {
  name: string;
  value: Node | undefined;
}

/** With so many members, the names of an object are looked up in a map. */
const manyMembers = 32;
const membersByName = onceForEach(
  ({ members }: ObjectNode) => new Map(members.map((member) => [member.name, member] as const)),
);

/** The member that a reader of the JSON gets: of two equal keys the last. For trees that are whole. */
export function findMember(node: ObjectNode, name: string): Member | undefined {
  return node.members.length < manyMembers
    ? node.members.findLast((member) => member.name === name)
    : membersByName(node).get(name);
}

/** The value that a token is, or begins. */
export function makeNode({ kind, start, end }: Token): Node {
  switch (kind) {
    case "{":
      return { kind: "object", start, end, members: [] };
    case "[":
      return { kind: "array", start, end, items: [] };
    case "string":
    case "number":
    case "literal":
      return { kind, start, end };
    default:
      return { kind: "broken", start, end };
  }
}

/** The name that a key was written for. */
export function readName(raw: string): string {
  if (!raw.startsWith('"')) return raw.replace(/^['`\u2018-\u201f]|['"`\u2018-\u201f]$/g, "");
  try {
    const name: unknown = raw.includes("\\") ? JSON.parse(raw) : raw.slice(1, -1);
    return typeof name === "string" ? name : raw;
  } catch {
    return raw.slice(1, -1);
  }
}

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
