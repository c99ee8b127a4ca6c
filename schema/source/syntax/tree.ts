import type { Span } from "../location.ts";
import { onceForEach } from "../once.ts";
import type { Token } from "./token.ts";

/** The deepest nesting allowed. The deepest realistic page has about twenty levels. */
export const maxDepth = 100;

export type Node = ObjectNode | ArrayNode | LeafNode;

export interface LeafNode extends Span {
  kind: "string" | "number" | "literal" | "broken";
  /** The value of a YAML string, in which a character may be written in several ways. */
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

/** A key and its value. The span is the key's, with its quotes. */
export interface Member extends Span {
  name: string;
  value: Node | undefined;
}

/** From this many members on, names are looked up in a map. */
const manyMembers = 32;
const membersByName = onceForEach(
  ({ members }: ObjectNode) => new Map(members.map((member) => [member.name, member] as const)),
);

/** The member that `JSON.parse` keeps: the last of repeated keys. The tree must be complete. */
export function findMember(node: ObjectNode, name: string): Member | undefined {
  return node.members.length < manyMembers
    ? node.members.findLast((member) => member.name === name)
    : membersByName(node).get(name);
}

/** The node of a token, or of the object or list that it opens. */
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

/** The name in a key's source text, which may lack its quotes. */
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

  get lastMember(): Member | undefined {
    return this.node.kind === "object" ? this.node.members.at(-1) : undefined;
  }

  get lastValue(): Node | undefined {
    return this.node.kind === "array" ? this.node.items.at(-1) : this.lastMember?.value;
  }

  /** Adds a value: to a list as its next item, to an object as the value of its last key. */
  addValue(value: Node): void {
    if (this.node.kind === "array") this.node.items.push(value);
    else if (this.lastMember) this.lastMember.value = value;
  }

  /** Adds a key. Returns the first member of the same name, if there is one. */
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

/** The bracket that a value begins with. */
export function nameOpening({ kind }: Node): string {
  return kind === "array" ? "[" : kind === "object" ? "{" : "text";
}
