import { type AST, ParseError, parseTOML } from "toml-eslint-parser";
import type { ReadYaml } from "./read-yaml.ts";
import type { LeafNode, Node, ObjectNode } from "./syntax/tree.ts";

/**
 * Parses TOML 1.0. Everything except `true` and `false` is a string, also dates and numbers, as in `readYaml`.
 * @param offset where the TOML begins in its file
 */
export function readToml(text: string, offset: number): ReadYaml {
  try {
    const root: ObjectNode = { kind: "object", start: offset, end: offset + text.length, members: [] };
    const spanOf = ({ range: [start, end] }: AST.TOMLNode) => ({ start: offset + start, end: offset + end });
    const read = (value: AST.TOMLContentNode): Node => {
      const span = spanOf(value);
      if (value.type === "TOMLArray") return { kind: "array", ...span, items: value.elements.map(read) };
      if (value.type === "TOMLInlineTable") return fill({ kind: "object", ...span, members: [] }, value.body);
      if (value.kind === "boolean") return { kind: "literal", ...span };
      return { kind: "string", ...span, value: value.kind === "string" ? value.value : text.slice(...value.range) };
    };
    const fill = (node: ObjectNode, pairs: readonly AST.TOMLKeyValue[]): ObjectNode => {
      for (const { key, value } of pairs) put(node, key, read(value));
      return node;
    };
    /** Adds a value under a dotted key. The tables on the way are created. */
    const put = (table: ObjectNode, { keys }: AST.TOMLKey, value: Node): void => {
      let into = table;
      for (const [index, key] of keys.entries()) {
        const name = key.type === "TOMLBare" ? key.name : key.value;
        const known = into.members.find((member) => member.name === name)?.value;
        const isLast = index === keys.length - 1;
        const node: Node = isLast ? value : { kind: "object", start: value.start, end: value.end, members: [] };
        if (!known) into.members.push({ name, ...spanOf(key), value: node });
        else if (known.kind === "array" && isLast) known.items.push(...(value.kind === "array" ? value.items : []));
        else if (known.kind === "object" && value.kind === "object" && isLast) known.members.push(...value.members);
        const next = known?.kind === "array" ? known.items.at(-1) : (known ?? node);
        if (next?.kind === "object") into = next;
      }
    };
    for (const part of parseTOML(text).body[0].body) {
      if (part.type === "TOMLKeyValue") fill(root, [part]);
      else {
        const table = fill({ kind: "object", ...spanOf(part), members: [] }, part.body);
        put(root, part.key, part.kind === "array" ? { kind: "array", ...spanOf(part), items: [table] } : table);
      }
    }
    return { value: plainValue(root, (leaf) => text.slice(leaf.start - offset, leaf.end - offset)), root, issues: [] };
  } catch (error) {
    // The library is recursive, so deep nesting overflows the stack.
    const [at, reason] = error instanceof ParseError ? [error.index, error.message] : [0, "it is nested too deep"];
    return { issues: [{ start: offset + at, end: offset + at + 1, reason }] };
  }
}

function plainValue(node: Node, written: (leaf: LeafNode) => string): unknown {
  if (node.kind === "array") return node.items.map((item) => plainValue(item, written));
  // Not by assignment: a key may be called "__proto__".
  if (node.kind === "object")
    return Object.fromEntries(node.members.map(({ name, value }) => [name, value && plainValue(value, written)]));
  return node.kind === "literal" ? written(node) === "true" : node.value;
}
