import { parseArgs } from "node:util";
import type { z } from "zod";
import { CommandError } from "./command.ts";
import { didYouMean, optionFacts } from "./options.ts";

/** A command's options by their names, each with its facts. */
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
  throw new ArgumentError(isOperand(schema.shape, name) ? message : `--${name} ${message}`);
}

/** The texts of the options that are given, true for a switch, and the words beside them. */
function sortWords(shape: OptionShape, args: readonly string[]): Record<string, string | true | string[]> {
  const names = Object.keys(shape).filter((name) => !isOperand(shape, name));
  const types = names.map((name) => [name, { type: placeholderOf(shape, name) ? "string" : "boolean" }] as const);
  // Strict, the parser throws at a mistake with words of its own; the tokens tell all that it would.
  const settings = { options: Object.fromEntries(types), allowPositionals: true, strict: false, tokens: true } as const;
  const given: Record<string, string | true> = {};
  const words: string[] = [];
  for (const token of parseArgs({ ...settings, args: [...args] }).tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const word = args[token.index]?.split("=")[0] ?? token.rawName;
    if (word !== `--${token.name}` || !names.includes(token.name)) {
      throw new ArgumentError(
        `There is no option ${word}.${didYouMean(
          word,
          names.map((name) => `--${name}`),
        )}`,
      );
    }
    const placeholder = placeholderOf(shape, token.name);
    const isNextOption = !token.inlineValue && token.value?.startsWith("-");
    if (placeholder && (token.value === undefined || isNextOption)) {
      throw new ArgumentError(`${word} takes a value: ${word} ${placeholder}`);
    }
    if (!placeholder && token.value !== undefined) throw new ArgumentError(`${word} takes no value.`);
    given[token.name] = token.value ?? true;
  }
  const operand = Object.keys(shape).find((name) => isOperand(shape, name));
  if (operand !== undefined) return { ...given, [operand]: words };
  if (words.length > 0) throw new ArgumentError(`There is nothing to be done with ${words.join(" ")}.`);
  return given;
}

function isOperand(shape: OptionShape, name: string): boolean {
  return factsOf(shape, name)?.isOperand ?? false;
}

function placeholderOf(shape: OptionShape, name: string): string | undefined {
  return factsOf(shape, name)?.value;
}

function factsOf(shape: OptionShape, name: string) {
  const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return schema && optionFacts.get(schema);
}
