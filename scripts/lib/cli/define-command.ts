import { z } from "zod";
import { usageOf } from "../../../schema/program.ts";
import { CommandError, exitCodes, print, reportFailure } from "./command.ts";
import { ArgumentError, didYouMean, type OptionShape, optionFacts, readArguments } from "./options.ts";
import { wrap } from "./reporters/display.ts";

/** A command that is ready to be called. */
export interface Command {
  /** What it does, in a sentence. */
  description: string;
  /** Its help, under the name that it is called by. */
  help: (name: string) => string;
  /** Runs it with these arguments; returns its exit code. Throws an ArgumentError for those that it can't read. */
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
    help: (name) => writeHelp(name, description, options),
    run: (args) => run(readArguments(z.object(options), args)),
  };
}

const width = 100;

function writeHelp(name: string, description: string, options: OptionShape): string {
  const rows = Object.entries(options).map(([name, schema]) => {
    const { value = "", description } = optionFacts.get(schema) ?? { description: "" };
    const { data: standard } = schema.safeParse(undefined);
    const isTold = value !== "" && (typeof standard === "string" || typeof standard === "number");
    const word = name === "operands" ? value : `--${name} ${value}`.trim();
    return { word, text: isTold ? `${description} (${standard})` : description };
  });
  const operands = options["operands"] && optionFacts.get(options["operands"])?.value;
  return `Usage: ${usageOf(name, ...(operands ? [operands] : []), "[options]")}

${wrap(description, width)}

${listRows([...rows, { word: "--help", text: "this text" }])}

Ends with 0 if all is sound, 1 if the content has problems, 2 if the command could not do its work.
`;
}

/** Lines of a word and what it means, one under the other. */
function listRows(rows: readonly { word: string; text: string }[]): string {
  const column = Math.max(...rows.map(({ word }) => word.length)) + 5;
  const lines = rows.map(
    ({ word, text }) =>
      `  ${word.padEnd(column - 2)}${wrap(text, width - column).replaceAll("\n", `\n${" ".repeat(column)}`)}`,
  );
  return lines.join("\n");
}

/** Commands by their names; the file of each is loaded when it is called. */
export type CommandTable = Readonly<Record<string, () => Promise<{ default: Command }>>>;

/** Runs the command that the first argument names, and sets the process's exit code. */
export async function runFromTable(table: CommandTable, [name = "", ...args]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(table, name) ? table[name] : undefined;
  if (load) return runCommand((await load()).default, name, args);
  // Of two names for one command the first is told.
  const told = Object.entries(table).filter(([, load], at, all) => all.findIndex(([, one]) => one === load) === at);
  const rows = told.map(async ([word, load]) => ({ word, text: (await load()).default.description }));
  const list = listRows(await Promise.all(rows));
  if (name === "" || isHelp(name)) {
    process.stdout.write(`Usage: ${usageOf("COMMAND", "[options]")}\n\n${list}\n`);
    return;
  }
  print(
    `There is no command ${JSON.stringify(name)}.${didYouMean(name, Object.keys(table))}\n\n${list}\n`,
    process.stderr,
  );
  process.exitCode = exitCodes.failed;
}

/** Runs a command, sets the process's exit code, and says what goes wrong in a paragraph, never as a stack trace. */
export async function runCommand(command: Command, name: string, args: readonly string[]): Promise<void> {
  if (args.some(isHelp)) {
    process.stdout.write(command.help(name));
    return;
  }
  try {
    process.exitCode = await command.run(args);
  } catch (error) {
    reportFailure(error);
    if (error instanceof ArgumentError) process.stderr.write(`\n${command.help(name)}`);
    process.exitCode = error instanceof CommandError ? error.exitCode : exitCodes.failed;
  }
}

const isHelp = (word: string) => word === "--help" || word === "-h";
