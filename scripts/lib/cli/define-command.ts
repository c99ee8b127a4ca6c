import { z } from "zod";
import { type OptionShape, optionFacts, readArguments } from "./options.ts";
import { wrap } from "./reporters/display.ts";

/** A command that is ready to be called. */
export interface Command {
  /** What it does, in a sentence. */
  description: string;
  /** Its help, under the words that call it. */
  help: (call: string) => string;
  /**
   * Runs it with these arguments; returns its exit code.
   * @throws {ArgumentError} for arguments that it can't read, and whatever its work throws
   */
  run: (args: readonly string[]) => Promise<number>;
}

/** Declares a command. Its file is read even for a list of all commands: what the work needs is imported by `run`. */
export function defineCommand<Shape extends OptionShape>(declaration: {
  description: string;
  options: Shape;
  run: (values: z.output<z.ZodObject<Shape>>) => Promise<number>;
}): Command {
  const { description, options, run } = declaration;
  return {
    description,
    help: (call) => writeHelp(call, description, options),
    run: (args) => run(readArguments(z.object(options), args)),
  };
}

const width = 100;

function writeHelp(call: string, description: string, options: OptionShape): string {
  const rows = Object.entries(options).map(([name, schema]) => {
    const { value = "", description } = optionFacts.get(schema) ?? { description: "" };
    const { data: standard } = schema.safeParse(undefined);
    const isTold = value !== "" && (typeof standard === "string" || typeof standard === "number");
    const word = name === "operands" ? value : `--${name} ${value}`.trim();
    return { word, text: isTold ? `${description} (${standard})` : description };
  });
  const operands = options["operands"] && optionFacts.get(options["operands"])?.value;
  return `Usage: ${[call, "--", operands, "[options]"].filter(Boolean).join(" ")}

${wrap(description, width)}

${listRows([...rows, { word: "--help", text: "this text" }])}

Ends with 0 if all is sound, 1 if the content has problems, 2 if the command could not do its work.
`;
}

/** Lines of a word and what it means, one under the other. */
export function listRows(rows: readonly { word: string; text: string }[]): string {
  const column = Math.max(...rows.map(({ word }) => word.length)) + 5;
  const lines = rows.map(
    ({ word, text }) =>
      `  ${word.padEnd(column - 2)}${wrap(text, width - column).replaceAll("\n", `\n${" ".repeat(column)}`)}`,
  );
  return lines.join("\n");
}
