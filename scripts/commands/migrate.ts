import { exitCodes, print } from "../lib/cli/command.ts";
import { defineCommand } from "../lib/cli/define-command.ts";
import { contentOption, flag } from "../lib/cli/options.ts";

export default defineCommand({
  options: {
    content: contentOption(),
    "dry-run": flag("only show which lines would change"),
  },
  run: async ({ content, "dry-run": isDryRun }) => {
    const { runMigration } = await import("../lib/run-migration.ts");
    const { agentsFile, renewAgentsFile } = await import("../lib/scaffold/agents-file.ts");
    const code = await runMigration({ file: content, isDryRun });
    const isRenewed = code === exitCodes.sound && (await renewAgentsFile(content, { isDryRun }));
    if (isRenewed) print(`${agentsFile} ${isDryRun ? "would be" : "was"} renewed.\n`);
    return code;
  },
});
