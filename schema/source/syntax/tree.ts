/** A value in the text: where it stands and what it holds. Offsets are in UTF-16 units; `end` is exclusive. */
export type Node = ObjectNode | ArrayNode | LeafNode;

export interface LeafNode {
  kind: "string" | "number" | "literal" | "broken";
  start: number;
  end: number;
}

export interface ArrayNode {
  kind: "array";
  start: number;
  end: number;
  items: Node[];
}

export interface ObjectNode {
  kind: "object";
  start: number;
  end: number;
  members: Member[];
}

/** A key and its value. `start` and `end` are the key's, with its quotes. */
export interface Member {
  name: string;
  start: number;
  end: number;
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
