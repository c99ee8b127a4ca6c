import { isAlias, isMap, isScalar, isSeq, LineCounter, type Scalar } from "yaml";
import { parseYaml, type YamlDocument } from "../../../../schema/source/parse-yaml.ts";
import { CommandError } from "../../cli/command.ts";
import { fieldsOf, isList, type Placed, type PlacedValue } from "../placed/placed.ts";
import { Budget, refuseDepth } from "./budget.ts";
import type { TextFile } from "./form.ts";

/** `<<: *base` gives an object what another has (https://yaml.org/type/merge.html). */
const mergeKey = "<<";

/** One mistake may make many of what stands behind it. */
const mostMistakes = 5;

/** Reads YAML 1.2, with the line and the column of every value. Tags make nothing but plain values. */
export function readYaml({ name, text }: TextFile): Placed {
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
  return new YamlReader({ name, text }, parsed, lines).read(document.contents, 0);
}

class YamlReader {
  readonly #name: string;
  readonly #resolve: YamlDocument["resolve"];
  readonly #lines: LineCounter;
  readonly #budget: Budget;

  constructor(file: TextFile, { resolve }: YamlDocument, lines: LineCounter) {
    this.#name = file.name;
    this.#resolve = resolve;
    this.#lines = lines;
    this.#budget = new Budget(file);
  }

  read(node: unknown, depth: number): Placed {
    this.#budget.spend(depth);
    // An alias stands for what is written elsewhere; one that leads into itself ends at the deepest level.
    if (isAlias(node)) return this.read(this.#resolve(node), depth + 1);
    const place = this.#placeOf(node);
    if (isSeq(node)) return { place, value: node.items.map((item) => this.read(item, depth + 1)) };
    if (isMap(node)) {
      const bases: Placed[] = [];
      const fields = node.items.flatMap(({ key, value }): [string, Placed][] => {
        const read = this.read(value, depth + 1);
        const name = this.#nameOf(key);
        if (name !== mergeKey) return [[name, read]];
        for (const one of isList(read.value) ? read.value : [read]) bases.push(one);
        return [];
      });
      // The earlier of several stands before the later, and what is written here before all of them.
      const merged = bases.toReversed().flatMap((base) => [...(fieldsOf(base) ?? [])]);
      this.#budget.copy(merged.length);
      return { place, value: new Map([...merged, ...fields]) };
    }
    return { place, value: isScalar(node) ? readScalar(node) : null };
  }

  /** The name of a field. A list as a key would be written out, which takes twice as long for each level in it. */
  #nameOf(key: unknown): string {
    const node = isAlias(key) ? this.#resolve(key) : key;
    if (isScalar(node)) return String(node.value);
    throw new CommandError(`${this.#placeOf(node)}: a key is a word, and no list or object.`);
  }

  #placeOf(node: unknown): string {
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return this.#name;
    const { line, col } = this.#lines.linePos(node.range?.[0] ?? 0);
    return `${this.#name}:${line}:${col}`;
  }
}

/** Numbers stay as they are written: +4912345 is a telephone number, 3.10 a grade. */
function readScalar({ value, source }: Scalar): PlacedValue {
  if (typeof value === "number" || typeof value === "bigint") return source ?? String(value);
  return typeof value === "string" || typeof value === "boolean" ? value : null;
}
