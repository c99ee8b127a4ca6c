import { z } from "zod";
import { writeHelp } from "./help.ts";
import { type OptionShape, readArguments } from "./read-arguments.ts";

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

/**
 * Declares a command. Its file is read even for a list of all commands: what the work needs is imported by `run`.
 */
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
