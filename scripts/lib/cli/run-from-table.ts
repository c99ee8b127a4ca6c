import { usageOf } from "../../../schema/program.ts";
import { exitCodes, isHelp, print } from "./command.ts";
import type { Command } from "./define-command.ts";
import { listRows } from "./reporters/display.ts";

/** Commands by their names. Modules are loaded on call, so the list of commands appears at once. */
export type CommandTable = Readonly<Record<string, { description: string; load: () => Promise<{ default: Command }> }>>;

/** Runs the command named by the first argument, and sets the process's exit code. */
export async function runFromTable(table: CommandTable, [name = "", ...args]: readonly string[]): Promise<void> {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry) {
    const [{ default: command }, { runCommand }] = await Promise.all([entry.load(), import("./define-command.ts")]);
    return runCommand(command, { name, description: entry.description }, args);
  }
  // Aliases of a command are not listed.
  const told = Object.entries(table).filter(([, one], at, all) => all.findIndex(([, other]) => other === one) === at);
  const list = listRows(told.map(([word, { description }]) => ({ word, text: description })));
  if (name === "" || isHelp(name)) {
    process.stdout.write(`Usage: ${usageOf("COMMAND", "[options]")}\n\n${list}\n`);
    return;
  }
  const { didYouMean } = await import("./options.ts");
  print(
    `There is no command ${JSON.stringify(name)}.${didYouMean(name, Object.keys(table))}\n\n${list}\n`,
    process.stderr,
  );
  process.exitCode = exitCodes.failed;
}
