import { runValidate } from "./lib/run-validate.ts";

await runValidate(process.argv.slice(2));
