import { codes, messageOf } from "../../../schema/check/all-messages.ts";
import { findBlockType } from "../../../schema/check/shape/other-words.ts";
import { listWords } from "../../../schema/messages/message.ts";
import { callOf } from "../../../schema/program.ts";
import { definitions } from "../../../schema/reference/definitions.ts";
import { valueKinds } from "../../../schema/reference/value-kinds.ts";
import { didYouMean } from "../cli/options.ts";
import { printJson } from "../cli/reporters/display.ts";
import { explainCode, findCode } from "./explain-code.ts";
import { explainDefinition, explainKind, listDefinitions } from "./explain-definition.ts";

interface ExplainOptions {
  isJson: boolean;
  width: number | undefined;
}

/** What is known about a name: for programs, and as a text for people. */
interface Explained {
  value: unknown;
  print: (width?: number) => string;
}

/** Explains definitions, kinds of value and diagnostics by their names; `unknown` says what has none. */
export function explain(
  words: readonly string[],
  { isJson, width }: ExplainOptions,
): { text: string; unknown: string[] } {
  const found = words.map((word) => find(word) ?? describeUnknown(word));
  const known = found.filter((one) => typeof one !== "string");
  const values = known.map(({ value }) => value);
  const json = () => printJson(words.length === 1 ? values[0] : values);
  return {
    text: known.length === 0 ? "" : isJson ? json() : known.map(({ print }) => print(width)).join("\n"),
    unknown: found.filter((one) => typeof one === "string"),
  };
}

function find(word: string): Explained | undefined {
  const name = word.toLowerCase().replaceAll(" ", "-");
  const definition = [...definitions().values()].find((one) => one.name.toLowerCase() === name);
  if (definition) return { value: definition, print: (width) => explainDefinition(definition, width) };
  const kind = valueKinds().get(name);
  if (kind) return { value: kind, print: (width) => explainKind(kind, width) };
  const code = findCode(word);
  if (code === undefined) return undefined;
  const message = messageOf(code);
  const value = { code, ...message, hasFix: message.fix !== undefined };
  return { value, print: (width) => explainCode(code, width) };
}

/** More owners of a key than help to find the one that was meant. */
const mostOwners = 4;

function describeUnknown(word: string): string {
  const names = [...definitions().keys()];
  const owners = [...definitions().values()].flatMap(({ name, keys }) =>
    keys.some(({ key }) => key === word) ? name : [],
  );
  const block = findBlockType(word, names);
  const near =
    owners.length > 0 && owners.length <= mostOwners
      ? ` It is a key of ${listWords(owners, "and")}.`
      : block
        ? ` Did you mean ${block}?`
        : didYouMean(word, [...names, ...valueKinds().keys(), ...codes]);
  return `Nothing has the name ${JSON.stringify(word)}.${near}\nTo see them all: ${callOf("explain")}`;
}

/** The names of all definitions and kinds of value. */
export function listNames({ isJson, width }: ExplainOptions): string {
  const all = [...definitions().values(), ...valueKinds().values()];
  return isJson
    ? printJson(all.map(({ name, group, description }) => ({ name, group, description })))
    : listDefinitions(width);
}
