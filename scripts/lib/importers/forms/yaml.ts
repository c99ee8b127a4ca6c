import { isAlias, isMap, isScalar, isSeq, LineCounter, type Scalar, type YAMLMap } from "yaml";
import { parseYaml, type YamlDocument } from "../../../../schema/source/parse-yaml.ts";
import { CommandError } from "../../cli/command.ts";
import { Value } from "../tree/value.ts";
import { Budget, refuseDepth, type TextFile } from "./budget.ts";

/** `<<: *base` gives an object what another has (https://yaml.org/type/merge.html). */
const mergeKey = "<<";

/** One mistake may make many of what stands behind it. */
const mostMistakes = 5;

/** Reads YAML 1.2, with the line and the column of every value. Tags make nothing but plain values. */
export function readYaml({ name, text }: TextFile): Value {
  const lines = new LineCounter();
  const parsed = parseYaml(text, { lineCounter: lines, logLevel: "error" });
  const { document } = parsed;
  // The parser tells of the end of the stack as of a mistake.
  if (document.errors.some(({ message }) => message.includes("call stack"))) refuseDepth(name);
  const mistakes = document.errors.slice(0, mostMistakes).map(({ code, pos: [start], message }) => {
    const { line, col } = lines.linePos(start);
    const what = code === "MULTIPLE_DOCS" ? "another document begins here; give each in a file of its own" : message;
    return `${name}:${line}:${col}: ${what}`;
  });
  if (mistakes.length > 0) throw new CommandError(`${name} is not YAML.\n\n${mistakes.join("\n")}`);
  return readNodes({ name, text }, parsed, lines);
}

function readNodes({ name, text }: TextFile, { document, resolve }: YamlDocument, lines: LineCounter): Value {
  const budget = new Budget({ name, text });
  const placeOf = (node: unknown) => {
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return name;
    const { line, col } = lines.linePos(node.range?.[0] ?? 0);
    return `${name}:${line}:${col}`;
  };
  const read = (node: unknown, depth: number): Value => {
    budget.spend(depth);
    // An alias stands for what is written elsewhere; one that leads into itself ends at the deepest level.
    if (isAlias(node)) return read(resolve(node), depth + 1);
    const place = placeOf(node);
    if (isSeq(node))
      return new Value(
        place,
        node.items.map((item) => read(item, depth + 1)),
      );
    if (isMap(node)) return new Value(place, readFields(node, depth + 1));
    return new Value(place, isScalar(node) ? readScalar(node) : null);
  };
  const readFields = (node: YAMLMap, depth: number): Map<string, Value> => {
    const bases: Value[] = [];
    const fields = node.items.flatMap(({ key, value }): [string, Value][] => {
      const field = read(value, depth);
      const name = nameOf(key);
      if (name !== mergeKey) return [[name, field]];
      for (const base of field.isList ? field.children : [field]) bases.push(base);
      return [];
    });
    // The earlier of several stands before the later, and what is written here before all of them.
    const merged = bases.toReversed().flatMap((base) => [...base.fields]);
    budget.copy(merged.length);
    return new Map([...merged, ...fields]);
  };
  /** The name of a field. A list as a key would be written out, which takes twice as long for each level in it. */
  const nameOf = (key: unknown): string => {
    const node = isAlias(key) ? resolve(key) : key;
    if (isScalar(node)) return String(node.value);
    throw new CommandError(`${placeOf(node)}: a key is a word, and no list or object.`);
  };
  return read(document.contents, 0);
}

/** Numbers stay as they are written: +4912345 is a telephone number, 3.10 a grade. */
function readScalar({ value, source }: Scalar): string | boolean | null {
  if (typeof value === "number" || typeof value === "bigint") return source ?? String(value);
  return typeof value === "string" || typeof value === "boolean" ? value : null;
}
