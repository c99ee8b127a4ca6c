import { CommandError } from "../cli/command.ts";

/**
 * Runs `work` on each item in turn. A failure doesn't stop the rest.
 * @throws {CommandError} after the last item, with the messages of all failures
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
