import type { Span } from "../place.ts";

/** A value in the text: where it stands and what it holds. */
export type Node = ObjectNode | ArrayNode | LeafNode;

export interface LeafNode extends Span {
  kind: "string" | "number" | "literal" | "broken";
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

const manyMembers = 32;
const membersByName = new WeakMap<ObjectNode, Map<string, Member>>();

/** The member that a reader of the JSON gets: of two equal keys the last. For trees that are whole. */
export function findMember(node: ObjectNode, name: string): Member | undefined {
  if (node.members.length < manyMembers) return node.members.findLast((member) => member.name === name);
  let members = membersByName.get(node);
  if (!members) {
    members = new Map(node.members.map((member) => [member.name, member]));
    membersByName.set(node, members);
  }
  return members.get(name);
}
