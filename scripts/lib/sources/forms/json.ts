import { checkContent } from "../../../../schema/check-content.ts";
import { JsonText } from "../../../../schema/source/json-text.ts";
import type { Node } from "../../../../schema/source/syntax/tree.ts";
import { CommandError } from "../../cli/command.ts";
import { reportDiagnostics } from "../../cli/reporters/index.ts";
import type { Note } from "../json-resume/reading.ts";
import type { Placed } from "../placed/placed.ts";
import { Budget, refuseDepth } from "./budget.ts";
import type { TextFile } from "./form.ts";

/** The JSON of a file; a mistake of syntax has the same place and words as `validate` gives it. */
export function readJsonText({ name, text }: TextFile): JsonText {
  const source = new JsonText(name, text);
  if (source.value !== undefined) return source;
  throw new CommandError(`${name} is not JSON.\n\n${reportDiagnostics(checkContent(source).diagnostics)}`);
}

/** Of a key that stands twice in an object, JSON keeps the last: what it says of that is told. */
export function listRepeatedKeys(source: JsonText): Note[] {
  return source.problems
    .filter(({ code }) => code === "repeated-key")
    .map(({ start, found }) => {
      const { line, column } = source.position(start);
      const path = `${source.file}:${line}:${column}`;
      return { path, message: `${JSON.stringify(found)} stands a second time there, and only the last was read.` };
    });
}

/** Levels that tell of what form a file is. */
const glanceDepth = 3;

/** The same as `readJson` gives, as far as it tells of what form a file is; nothing is refused. */
export function glanceAtJson(source: JsonText): Placed {
  return readLevels(source, { spend: () => undefined }, glanceDepth);
}

/** Reads JSON, with the line and the column of every value. */
export function readJson(source: JsonText): Placed {
  // The tree of places ends there.
  if (source.problems.some(({ code }) => code === "too-deep")) refuseDepth(source.file);
  return readLevels(source, new Budget({ name: source.file, text: source.text }));
}

function readLevels(source: JsonText, budget: Pick<Budget, "spend">, deepest = Number.POSITIVE_INFINITY): Placed {
  const write = (node: Node, depth: number): Placed => {
    budget.spend(depth);
    if (depth > deepest) return { place: source.file, value: null };
    const { line, column } = source.position(node.start);
    const where = `${source.file}:${line}:${column}`;
    if (node.kind === "array") return { place: where, value: node.items.map((item) => write(item, depth + 1)) };
    if (node.kind === "object") {
      const fields = node.members.flatMap(({ name, value }): [string, Placed][] =>
        value ? [[name, write(value, depth + 1)]] : [],
      );
      return { place: where, value: new Map(fields) };
    }
    return { place: where, value: readLeaf(source.text.slice(node.start, node.end)) };
  };
  return source.root ? write(source.root, 0) : { place: source.file, value: null };
}

function readLeaf(written: string): string | number | boolean | null {
  const value: unknown = JSON.parse(written);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
