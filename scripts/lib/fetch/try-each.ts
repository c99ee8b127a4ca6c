import { CommandError } from "../cli/command.ts";

/**
 * Does something with each, one after the other, whatever becomes of those before it.
 * @throws {CommandError} behind the last one, with what is to be said of all that failed
 */
export async function tryEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: CommandError[] = [];
  for (const item of items) {
    await work(item).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) {
    throw new CommandError(failures.map(({ message }) => message).join("\n"), { cause: new AggregateError(failures) });
  }
}
