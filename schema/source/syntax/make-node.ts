import type { Token } from "./token.ts";
import type { Node } from "./tree.ts";

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
