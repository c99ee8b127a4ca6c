import { listCall, usageOf } from "../../../schema/program.ts";
import { exitCodes, isHelp, print } from "./command.ts";
import type { Command } from "./define-command.ts";
import { listRows } from "./reporters/display.ts";

/** Commands by their names. Modules are loaded on call, so the list of commands appears at once. */
export type CommandTable = Readonly<Record<string, { description: string; load: () => Promise<{ default: Command }> }>>;

/** A reader such as `head` may close early. The work is done all the same, without a report of the closed pipe. */
function ignoreClosedReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/** Runs the command named by the first argument, and sets the process's exit code. */
export async function runCommandLine(
  table: CommandTable,
  words: readonly string[],
  readVersion: () => Promise<string>,
): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedReader);
  // `help build` is `build --help`.
  const [name = "", ...args] = words[0] === "help" ? [...words.slice(1), "--help"] : words;
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  // Aliases of a command come after its name; they are not listed.
  const listed = Object.entries(table).filter(([, one], at, all) => all.findIndex(([, other]) => other === one) === at);
  if (entry) {
    const [{ default: command }, { runCommand }] = await Promise.all([entry.load(), import("./define-command.ts")]);
    const [ownName = name] = listed.find(([, one]) => one === entry) ?? [];
    return runCommand(command, { name: ownName, description: entry.description }, args);
  }
  if (name === "" || isHelp(name)) {
    const list = listRows(listed.map(([word, { description }]) => ({ word, text: description })));
    process.stdout.write(`Usage: ${usageOf("COMMAND", "[options]")}\n\n${list}\n`);
    return;
  }
  if (name === "--version" || name === "-v") {
    print(`${await readVersion()}\n`);
    return;
  }
  const { didYouMean } = await import("./options.ts");
  const near = didYouMean(name, Object.keys(table));
  print(`There is no command ${JSON.stringify(name)}.${near}\nTo see them all: ${listCall}\n`, process.stderr);
  process.exitCode = exitCodes.failed;
}
