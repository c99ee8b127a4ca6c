import { defineCommand } from "../lib/cli/define-command.ts";
import { contentOption, flag } from "../lib/cli/options.ts";

export default defineCommand({
  options: {
    content: contentOption(),
    "dry-run": flag("only show which lines would change"),
  },
  run: async ({ content, "dry-run": isDryRun }) => {
    const { runMigration } = await import("../lib/run-migration.ts");
    return runMigration({ file: content, isDryRun });
  },
});
