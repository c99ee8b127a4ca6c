import { runAudit, usage } from "./lib/audit/run-audit.ts";
import { runCommand } from "./lib/cli/command.ts";

await runCommand(usage, () => runAudit(process.argv.slice(2)));
