import type { Command } from "../lib/cli/define-command.ts";
import type { CommandTable } from "../lib/cli/run-command-line.ts";
import { defineWriteCommand } from "./write-command.ts";

/** Defines the command that writes the reference. One of its pages is about `commands`. */
export function defineReference(commands: CommandTable): Command {
  return defineWriteCommand("reference", async () => {
    const [{ writeCommandsPage }, { referenceFolder, referencePages }] = await Promise.all([
      import("../lib/reference/commands-page.ts"),
      import("../lib/reference/reference-pages.ts"),
    ]);
    const commandsPage = await writeCommandsPage(commands);
    return {
      files: { ...referencePages(), [`${referenceFolder}/commands.md`]: () => commandsPage },
      folder: referenceFolder,
    };
  });
}
