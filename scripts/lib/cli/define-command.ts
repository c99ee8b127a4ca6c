import { z } from "zod";
import { usageOf } from "../../../schema/program.ts";
import { CommandError, exitCodes, isHelp, reportFailure } from "./command.ts";
import { ArgumentError, type OptionShape, optionFacts, readArguments } from "./options.ts";
import { helpWidth, listRows, wrap } from "./reporters/display.ts";

export interface CalledCommand {
  name: string;
  description: string;
}

/** An option as help texts and the guide list it. */
interface OptionFacts {
  /** As it is typed, with the placeholder of its value: "--out FOLDER". Positional arguments have the placeholder alone. */
  word: string;
  description: string;
  /** Undefined for a flag, and if leaving the option out means something else than a value. */
  standard: string | number | undefined;
}

export interface Command {
  options: readonly OptionFacts[];
  help: (called: CalledCommand) => string;
  /** Runs the command; returns its exit code. Throws an ArgumentError if it can't read the arguments. */
  run: (args: readonly string[]) => Promise<number>;
}

/** Declares a command. Its module is also loaded for the help text, so `run` should import what the work needs. */
export function defineCommand<Shape extends OptionShape>(declaration: {
  options: Shape;
  run: (values: z.output<z.ZodObject<Shape>>) => Promise<number>;
}): Command {
  const { options, run } = declaration;
  return {
    options: Object.entries(options).map(([name, schema]) => factsOf(name, schema)),
    help: (called) => writeHelp(called, options),
    run: (args) => run(readArguments(z.object(options), args)),
  };
}

function factsOf(name: string, schema: z.ZodType): OptionFacts {
  const { value = "", description } = optionFacts.get(schema) ?? { description: "" };
  const { data: standard } = schema.safeParse(undefined);
  const hasStandard = value !== "" && (typeof standard === "string" || typeof standard === "number");
  return {
    word: name === "operands" ? value : `--${name} ${value}`.trim(),
    description,
    standard: hasStandard ? standard : undefined,
  };
}

function writeHelp({ name, description }: CalledCommand, options: OptionShape): string {
  const rows = Object.entries(options).map(([name, schema]) => {
    const { word, description, standard } = factsOf(name, schema);
    return { word, text: standard === undefined ? description : `${description} (${standard})` };
  });
  const operands = options["operands"] && optionFacts.get(options["operands"])?.value;
  return `Usage: ${usageOf(name, ...(operands ? [operands] : []), "[options]")}

${wrap(description, helpWidth)}

${listRows([...rows, { word: "--help", text: "this text" }])}

Ends with 0 if all is sound, 1 if the content has problems, 2 if the command could not do its work.
`;
}

/** Runs a command and sets the process's exit code. Errors are printed as a paragraph, never as a stack trace. */
export async function runCommand(command: Command, called: CalledCommand, args: readonly string[]): Promise<void> {
  if (args.some(isHelp)) {
    process.stdout.write(command.help(called));
    return;
  }
  try {
    process.exitCode = await command.run(args);
  } catch (error) {
    reportFailure(error);
    if (error instanceof ArgumentError) process.stderr.write(`\n${command.help(called)}`);
    process.exitCode = error instanceof CommandError ? error.exitCode : exitCodes.failed;
  }
}
