import { parseArgs } from "node:util";
import { z } from "zod";
import { listWords } from "../../../schema/messages/message.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import { CommandError } from "./command.ts";

/** What the help says of an option; `value` stands for its value, as in FILE, and a switch has none. */
export const optionFacts = z.registry<{ description: string; value?: string }>();

/** A switch: true where it is given. */
export function flag(description: string) {
  return z.boolean().default(false).register(optionFacts, { description });
}

/** An option that takes a value of this schema, whose default the help tells; or the words beside the options. */
export function option<Schema extends z.ZodType>(value: string, description: string, schema: Schema): Schema {
  optionFacts.add(schema, { description, value });
  return schema;
}

/** The value that a text says, undefined by `read` for none; `takes` completes "--port takes …", `words` are near. */
export function readAs<Value>(
  takes: string,
  read: (text: string) => Value | undefined,
  words: readonly string[] = [],
): z.ZodPipe<z.ZodString, z.ZodTransform<Value, string>> {
  return z.string().transform((text, { addIssue }) => {
    const value = read(text);
    if (value !== undefined) return value;
    addIssue(`takes ${takes}, not ${JSON.stringify(text)}.${didYouMean(text, words)}`);
    return z.NEVER;
  });
}

/** The path of a file or folder. */
export function pathOption(value: "FILE" | "FOLDER", description: string, standard: string) {
  return option(value, description, z.string().default(standard));
}

/** The content that a command works on. */
export function contentOption() {
  return pathOption("FILE", "the content of the site", "content.json");
}

/** Whether everything is made anew; who declares it calls `ignoreCache`. */
export function noCacheOption() {
  return flag("makes everything anew: takes nothing of what earlier commands have kept in .cache");
}

/** The port that a server asks for. */
export function portOption(standard: number) {
  const description = "the port to serve on; the next free one is taken";
  return option("NUMBER", description, wholeNumber(0, 65_535).default(standard));
}

/** One of these words, in large letters or small. */
export function choice<Word extends string>(words: readonly Word[], takes = listWords(words)) {
  const read = (text: string) => words.find((word) => word.toLowerCase() === text.toLowerCase());
  return readAs(takes, read, words);
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const takes = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return readAs(`a whole number ${takes}`, (text) => {
    const number = Number(text);
    return /^[0-9]+$/.test(text) && number >= least && number <= most ? number : undefined;
  });
}

/** " Did you mean …?", where one of the words is near. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = suggest(word, words);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}

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
