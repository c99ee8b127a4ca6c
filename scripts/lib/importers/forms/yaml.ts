import { isAlias, isMap, isScalar, isSeq, LineCounter, type Scalar, type YAMLMap } from "yaml";
import { parseYaml, type YamlDocument } from "../../../../schema/source/parse-yaml.ts";
import { CommandError } from "../../cli/command.ts";
import { Value } from "../tree/value.ts";
import { Budget, refuseDepth, type TextFile } from "./budget.ts";

/** `<<: *base` copies the fields of another object (https://yaml.org/type/merge.html). */
const mergeKey = "<<";

/** How many syntax errors are shown. One error may cause many others after it. */
const mostErrors = 5;

/** Reads YAML 1.2 with the line and column of every value. Tags create only plain values. */
export function readYaml({ name, text }: TextFile): Value {
  const lines = new LineCounter();
  const parsed = parseYaml(text, { lineCounter: lines, logLevel: "error" });
  const { document } = parsed;
  // The parser reports a stack overflow as a syntax error.
  if (document.errors.some(({ message }) => message.includes("call stack"))) refuseDepth(name);
  const mistakes = document.errors.slice(0, mostErrors).map(({ code, pos: [start], message }) => {
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
    // An alias refers to a value elsewhere. A circular alias ends at the maximum depth.
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
    // Of several merged objects the first wins, and the object's own fields win over all of them.
    const merged = bases.toReversed().flatMap((base) => [...base.fields]);
    budget.copy(merged.length);
    return new Map([...merged, ...fields]);
  };
  /** Returns a key as text. Lists as keys are refused: the time to stringify them doubles with each level. */
  const nameOf = (key: unknown): string => {
    const node = isAlias(key) ? resolve(key) : key;
    if (isScalar(node)) return String(node.value);
    throw new CommandError(`${placeOf(node)}: a key is a word, and no list or object.`);
  };
  return read(document.contents, 0);
}

/** Numbers keep their spelling: +4912345 is a telephone number, 3.10 a grade. */
function readScalar({ value, source }: Scalar): string | boolean | null {
  if (typeof value === "number" || typeof value === "bigint") return source ?? String(value);
  return typeof value === "string" || typeof value === "boolean" ? value : null;
}
