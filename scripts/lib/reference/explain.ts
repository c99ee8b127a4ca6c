import { codes, messageOf } from "../../../schema/check/all-messages.ts";
import { callOf } from "../../../schema/program.ts";
import { definitions } from "../../../schema/reference/definitions.ts";
import { CommandError } from "../cli/command.ts";
import { didYouMean } from "../cli/options.ts";
import { printJson } from "../cli/reporters/display.ts";
import { explainCode, findCode } from "./explain-code.ts";
import { explainDefinition, listDefinitions } from "./explain-definition.ts";

interface ExplainOptions {
  isJson: boolean;
  width: number | undefined;
}

/**
 * Explains a definition or a diagnostic by its name.
 * @throws {CommandError} for an unknown name
 */
export function explain(word: string, { isJson, width }: ExplainOptions): string {
  const all = definitions();
  const definition = all.get(word) ?? [...all.values()].find(({ name }) => name.toLowerCase() === word.toLowerCase());
  if (definition) return isJson ? printJson(definition) : explainDefinition(definition, width);
  const code = findCode(word);
  if (code === undefined) {
    const near = didYouMean(word, [...all.keys(), ...codes]);
    throw new CommandError(
      `Nothing has the name ${JSON.stringify(word)}.${near}\nTo see them all: ${callOf("explain")}`,
    );
  }
  return isJson ? printJson({ code, ...messageOf(code) }) : explainCode(code, width);
}

/** The names of all definitions. */
export function listNames({ isJson, width }: ExplainOptions): string {
  const all = [...definitions().values()];
  return isJson
    ? printJson(all.map(({ name, group, description }) => ({ name, group, description })))
    : listDefinitions(width);
}
