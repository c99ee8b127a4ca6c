import { runChecks } from "./run-checks.ts";

await runChecks("Chromium 102", 35);
