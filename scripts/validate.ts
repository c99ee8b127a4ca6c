import { runValidate } from "./lib/cli/run-validate.ts";

await runValidate(process.argv.slice(2), { advice: false });
