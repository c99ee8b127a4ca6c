import { defineCommand } from "../lib/cli/define-command.ts";
import { contentOption, flag } from "../lib/cli/options.ts";

export default defineCommand({
  description:
    "Leads a content file that an earlier version of this program was written for to the rules of this one. What need not change stays as it is written.",
  options: {
    content: contentOption(),
    "dry-run": flag("only show which lines would change"),
  },
  run: async ({ content, "dry-run": isDryRun }) => {
    const { runMigration } = await import("../lib/run-migration.ts");
    return runMigration({ file: content, isDryRun });
  },
});
