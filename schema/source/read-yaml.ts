import { isAlias, isMap, isScalar, isSeq, type Node as YamlNode } from "yaml";
import type { Span } from "./location.ts";
import { parseYaml } from "./parse-yaml.ts";
import { type Member, maxDepth, type Node } from "./syntax/tree.ts";

export interface YamlIssue extends Span {
  reason: string;
}

/** The result of parsing; `value` is undefined if there is any problem. */
export interface ReadYaml {
  value?: unknown;
  root?: Node | undefined;
  issues: readonly YamlIssue[];
}

/**
 * Parses YAML 1.2. Everything except `true`, `false` and `null` is a string, also dates and years, as in content.
 * @param offset where the YAML begins in its file
 */
export function readYaml(text: string, offset: number): ReadYaml {
  try {
    const { document } = parseYaml(text, { schema: "failsafe", customTags: ["bool", "null"], logLevel: "silent" });
    const issues = document.errors.map(({ pos: [start, end], message }) => ({
      start: offset + start,
      end: offset + Math.max(end, start + 1),
      reason: message.split("\n", 1)[0] ?? message,
    }));
    const { value, node: root } = document.contents ? readNode(document.contents, 0, { offset, issues }) : {};
    return { value: issues.length > 0 ? undefined : value, root, issues };
  } catch {
    // The YAML library is recursive, so deep nesting overflows the stack.
    return { issues: [{ start: offset, end: offset + 1, reason: "it is nested too deep" }] };
  }
}

interface Reading {
  offset: number;
  issues: YamlIssue[];
}

/** Converts the library's nodes to values and to our nodes. */
function readNode(yaml: YamlNode, depth: number, reading: Reading): { node?: Node; value?: unknown } {
  const span = spanOf(yaml, reading);
  const refuse = (reason: string, { start, end } = span) => {
    reading.issues.push({ start, end, reason });
    return { node: { kind: "broken", start, end } } as const;
  };
  if (depth > maxDepth) return refuse("it is nested too deep");
  if (isAlias(yaml)) return refuse("what stands elsewhere can't be referred to by *");
  if (isSeq<YamlNode>(yaml)) {
    const items = yaml.items.map((item) => readNode(item, depth + 1, reading));
    const nodes = items.flatMap(({ node }) => node ?? []);
    return { node: { kind: "array", ...span, items: nodes }, value: items.map(({ value }) => value) };
  }
  if (isMap<YamlNode, YamlNode | null>(yaml)) {
    const members: Member[] = [];
    const values: [string, unknown][] = [];
    for (const { key, value } of yaml.items) {
      const made = value ? readNode(value, depth + 1, reading) : undefined;
      const name = isScalar(key) ? String(key.value) : "";
      if (!isScalar(key)) refuse("a key is a word, and no list or object", spanOf(key, reading));
      members.push({ name, ...spanOf(key, reading), value: made?.node });
      values.push([name, made?.value ?? null]);
    }
    // Not by assignment: a key may be called "__proto__".
    return { node: { kind: "object", ...span, members }, value: Object.fromEntries(values) };
  }
  const value = isScalar(yaml) ? yaml.value : undefined;
  if (typeof value === "string") return { node: { kind: "string", ...span, value }, value };
  return { node: { kind: "literal", ...span }, value };
}

function spanOf({ range }: YamlNode, { offset }: Reading): Span {
  const [start, end] = range ?? [0, 0];
  return { start: offset + start, end: offset + Math.max(end, start) };
}
