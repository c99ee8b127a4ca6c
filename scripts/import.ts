import { runCommand } from "./lib/command.ts";
import { runImport, usage } from "./lib/import/run-import.ts";

await runCommand(usage, () => runImport(process.argv.slice(2)));
