import { parseArgs } from "node:util";
import type { z } from "zod";
import { CommandError } from "./command.ts";
import { didYouMean, optionFacts } from "./options.ts";

/** A command's options by their names, each with its facts; under `operands`, the list of words beside them. */
export type OptionShape = Readonly<Record<string, z.ZodType>>;

/** Arguments that a command can't read: whoever called it is shown its help, too. */
export class ArgumentError extends CommandError {
  override name = "ArgumentError";
}

/**
 * Reads a command's arguments, with Node's own parser: the small libraries for this pass over what they don't know.
 * @throws {ArgumentError} at a word that says nothing to the command, and at a value of the wrong form
 */
export function readArguments<Shape extends OptionShape>(
  schema: z.ZodObject<Shape>,
  args: readonly string[],
): z.output<z.ZodObject<Shape>> {
  const result = schema.safeParse(sortWords(schema.shape, args));
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: "" }] = result.error.issues;
  const name = String(path[0]);
  throw new ArgumentError(name === "operands" ? message : `--${name} ${message}`);
}

/** The texts of the options that are given, true for a switch, and the words beside them. */
function sortWords({ operands, ...options }: OptionShape, args: readonly string[]) {
  const values = new Map(Object.entries(options).map(([name, option]) => [name, optionFacts.get(option)?.value]));
  const types = [...values].map(([name, value]) => [name, { type: value ? "string" : "boolean" }] as const);
  // Strict, the parser throws at a mistake with words of its own; the tokens tell all that it would.
  const settings = { options: Object.fromEntries(types), allowPositionals: true, strict: false, tokens: true } as const;
  const { tokens, positionals } = parseArgs({ ...settings, args: [...args] });
  const given: Record<string, string | true | string[]> = operands ? { operands: positionals } : {};
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const word = args[token.index]?.split("=")[0] ?? token.rawName;
    if (word !== `--${token.name}` || !values.has(token.name)) {
      const known = [...values.keys()].map((name) => `--${name}`);
      throw new ArgumentError(`There is no option ${word}.${didYouMean(word, known)}`);
    }
    const placeholder = values.get(token.name);
    const isNextOption = !token.inlineValue && token.value?.startsWith("-");
    if (placeholder && (token.value === undefined || isNextOption)) {
      throw new ArgumentError(`${word} takes a value: ${word} ${placeholder}`);
    }
    if (!placeholder && token.value !== undefined) throw new ArgumentError(`${word} takes no value.`);
    given[token.name] = token.value ?? true;
  }
  if (operands || positionals.length === 0) return given;
  throw new ArgumentError(`There is nothing to be done with ${positionals.join(" ")}.`);
}
