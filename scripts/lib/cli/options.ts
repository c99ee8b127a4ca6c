import { parseArgs } from "node:util";
import { z } from "zod";
import { listWords } from "../../../schema/messages/message.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import { CommandError } from "./command.ts";

/** Help texts of options. `value` is the placeholder of the value, such as FILE; a flag has none. */
export const optionFacts = z.registry<{ description: string; value?: string }>();

/** A boolean option, true if given. */
export function flag(description: string) {
  return z.boolean().default(false).register(optionFacts, { description });
}

/** Registers the help of an option with a value or, under `operands`, of positional arguments. */
export function option<Schema extends z.ZodType>(value: string, description: string, schema: Schema): Schema {
  optionFacts.add(schema, { description, value });
  return schema;
}

/** Parses a text with `read`, which may return undefined. `takes` completes the message "--port takes …". */
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

/** An option that names a file or folder. Any text is taken; `standard` is the default. */
export function pathOption(value: "FILE" | "FOLDER", description: string, standard: string) {
  return option(value, description, z.string().default(standard));
}

export function contentOption() {
  return pathOption("FILE", "the content of the site", "content.json");
}

/** `--no-cache`. A command that declares it must call `ignoreCache`. */
export function noCacheOption() {
  return flag("makes everything anew: takes nothing of what earlier commands have kept in .cache");
}

/** The first port that a server tries. */
export function portOption(standard: number) {
  const description = "the port to serve on; the next free one is taken";
  return option("NUMBER", description, wholeNumber(0, 65_535).default(standard));
}

/** One of these words, ignoring case. */
export function choice<Word extends string>(words: readonly Word[], takes = listWords(words)) {
  const read = (text: string) => words.find((word) => word.toLowerCase() === text.toLowerCase());
  return readAs(takes, read, words);
}

/** A whole number from `least` to `most`, inclusive. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const takes = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return readAs(`a whole number ${takes}`, (text) => {
    const number = Number(text);
    return /^[0-9]+$/.test(text) && number >= least && number <= most ? number : undefined;
  });
}

/** " Did you mean …?" if one of the words is similar, else "". */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = suggest(word, words);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}

/** A command's options by their names. `operands` are its positional arguments. */
export type OptionShape = Readonly<Record<string, z.ZodType>>;

/** The arguments can't be read. The command's help is printed after the message. */
export class ArgumentError extends CommandError {
  override name = "ArgumentError";
}

/**
 * Parses a command's arguments with Node's `parseArgs`: small argument parsers ignore unknown options.
 * @throws {ArgumentError} for an unknown option or argument, or an invalid value
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

/** The texts of the given options, true for flags, and the positional arguments. */
function sortWords({ operands, ...options }: OptionShape, args: readonly string[]) {
  const values = new Map(Object.entries(options).map(([name, option]) => [name, optionFacts.get(option)?.value]));
  const types = [...values].map(([name, value]) => [name, { type: value ? "string" : "boolean" }] as const);
  // In strict mode the parser throws errors with its own wording. The tokens contain the same information.
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
