import {
  type Document,
  type DocumentOptions,
  isMap,
  isScalar,
  type Node,
  type ParsedNode,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from "yaml";

export interface YamlDocument {
  document: Document.Parsed<ParsedNode>;
  /** The last node before the alias that has its anchor. */
  resolve: (alias: Node) => Node | undefined;
}

/**
 * Parses a YAML 1.2 document. The library compares each key with all keys before it, and walks the whole document for
 * each alias. Here both are done in one walk instead.
 */
export function parseYaml(
  text: string,
  settings: Pick<ParseOptions, "lineCounter"> & Pick<DocumentOptions, "logLevel"> & SchemaOptions,
): YamlDocument {
  const document = parseDocument(text, { ...settings, prettyErrors: false, uniqueKeys: false });
  const anchors = new Map<string, Node>();
  const targets = new Map<Node, Node>();
  visit(document, {
    Alias: (_key, alias) => {
      const target = anchors.get(alias.source);
      if (target) targets.set(alias, target);
    },
    Value: (_key, node) => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (isMap(node)) document.errors.push(...findRepeatedKeys(node.items.map(({ key }) => key)));
    },
  });
  document.errors.sort((one, other) => one.pos[0] - other.pos[0]);
  return { document, resolve: (alias) => targets.get(alias) };
}

/** A mapping may not repeat a key (YAML 1.2.2, section 3.2.1.1). The message is the library's own. */
function findRepeatedKeys(keys: readonly unknown[]): YAMLParseError[] {
  const seen = new Set<unknown>();
  return keys.flatMap((key) => {
    if (!isScalar(key)) return [];
    const isRepeated = seen.has(key.value);
    seen.add(key.value);
    const [start] = key.range ?? [0];
    return isRepeated ? [new YAMLParseError([start, start + 1], "DUPLICATE_KEY", "Map keys must be unique")] : [];
  });
}
