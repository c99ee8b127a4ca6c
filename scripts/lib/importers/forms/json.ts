import { checkContent } from "../../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../../schema/source/json-text.ts";
import type { Node } from "../../../../schema/source/syntax/tree.ts";
import { CommandError } from "../../cli/command.ts";
import { reportDiagnostics } from "../../cli/reporters/index.ts";
import type { Note } from "../json-resume/reading.ts";
import { treeOf, Value } from "../tree/value.ts";
import { Budget, refuseDepth, type TextFile } from "./budget.ts";

/** Parses a JSON file. Syntax errors have the same location and wording as in `validate`. */
export function readJsonText({ name, text }: TextFile): JsonText {
  const source = new JsonText(name, text);
  if (source.value !== undefined) return source;
  const plain = new JsonText(name, blankComments(blankComments(text)));
  if (plain.value !== undefined) return plain;
  throw new CommandError(`${name} is not JSON.\n\n${reportDiagnostics(checkContent(source).diagnostics)}`);
}

/** Replaces comments, and commas before the end of a list, by spaces. Locations stay the same. */
function blankComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|,(?=\s*[\]}])/g, (found) =>
    found.startsWith('"') ? found : found.replace(/[^\n]/g, " "),
  );
}

/** Reports keys that occur twice in an object. JSON keeps the last one. */
export function listRepeatedKeys(source: JsonText): Note[] {
  return source.issues
    .filter(({ code }) => code === "repeated-key")
    .map(({ start, found }) => {
      const path = placeAt(source, start);
      return { path, message: `${JSON.stringify(found)} stands a second time there, and only the last was read.` };
    });
}

/** @throws {CommandError} if the JSON is nested too deep for its tree of locations */
export function refuseDeepJson(source: JsonText): void {
  if (source.issues.some(({ code }) => code === "too-deep")) refuseDepth(source.file);
}

/** Reads JSON with the line and column of every value. Values are read only when they are needed. */
export function readJson(source: JsonText): Value {
  const budget = new Budget({ name: source.file, text: source.text });
  const read = (node: Node, depth: number): Value => {
    budget.spend(depth);
    return new Value(placeAt(source, node.start), () => readContent(node, depth + 1));
  };
  const readContent = (node: Node, depth: number): Value["content"] => {
    if (node.kind === "array") return node.items.map((item) => read(item, depth));
    if (node.kind !== "object") return treeOf(JSON.parse(source.text.slice(node.start, node.end))).content;
    return new Map(node.members.flatMap(({ name, value }) => (value ? [[name, read(value, depth)]] : [])));
  };
  return source.root ? read(source.root, 0) : new Value(source.file, null);
}

function placeAt(source: JsonText, offset: number): string {
  const { line, column } = source.position(offset);
  return `${source.file}:${line}:${column}`;
}
