import { z } from "zod";
import { listWords } from "../../../schema/messages/message.ts";
import { suggest } from "../../../schema/messages/suggest.ts";

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

/**
 * The value that a text says. `takes` completes "--port takes …"; `read` returns undefined where the text says none,
 * and the nearest of `words`, if there are any, is then suggested.
 */
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
