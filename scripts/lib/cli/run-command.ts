import { exitCodes, reportFailure } from "./command.ts";
import { type Command, listRows } from "./define-command.ts";
import { ArgumentError, didYouMean } from "./options.ts";

/** Commands by their names; the file of each is loaded when it is called. */
export type CommandTable = Readonly<Record<string, () => Promise<{ default: Command }>>>;

/** Runs the command that the first argument names, and sets the process's exit code. */
export async function runFromTable(table: CommandTable, [name = "", ...args]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(table, name) ? table[name] : undefined;
  if (load) return runCommand((await load()).default, name, args);
  const rows = Object.entries(table).map(async ([word, load]) => ({ word, text: (await load()).default.description }));
  const list = listRows(await Promise.all(rows));
  if (isHelp(name)) {
    process.stdout.write(`${list}\n`);
    return;
  }
  process.stderr.write(
    `There is no command ${JSON.stringify(name)}.${didYouMean(name, Object.keys(table))}\n\n${list}\n`,
  );
  process.exitCode = exitCodes.failed;
}

/** Runs a command, sets the process's exit code, and says what goes wrong in a paragraph, never as a stack trace. */
export async function runCommand(command: Command, name: string, args: readonly string[]): Promise<void> {
  const call = name === "start" ? "npm start" : `npm run ${name}`;
  if (args.some(isHelp)) {
    process.stdout.write(command.help(call));
    return;
  }
  try {
    process.exitCode = await command.run(args);
  } catch (error) {
    reportFailure(error);
    if (error instanceof ArgumentError) process.stderr.write(`\n${command.help(call)}`);
    process.exitCode = exitCodes.failed;
  }
}

const isHelp = (word: string) => word === "--help" || word === "-h";
