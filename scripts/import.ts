import { runCommand } from "./lib/cli/command.ts";
import { runImport, usage } from "./lib/sources/run-import.ts";

await runCommand(usage, () => runImport(process.argv.slice(2)));
