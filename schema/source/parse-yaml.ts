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

/** A document of YAML, and what its aliases stand for. */
export interface YamlDocument {
  document: Document.Parsed<ParsedNode>;
  /** The last node with the alias's anchor that is written before it; undefined where there is none. */
  resolve: (alias: Node) => Node | undefined;
}

/**
 * Parses a document of YAML 1.2. The parser compares each key of a mapping with all keys before it, and walks the whole
 * document for each alias: both are done here instead, in one walk.
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

/** A key appears once in a mapping (YAML 1.2.2, section 3.2.1.1); the words are the parser's own. */
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
