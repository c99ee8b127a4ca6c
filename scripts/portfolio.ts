#!/usr/bin/env node
import { commands, readVersion } from "./commands.ts";
import { runCommandLine } from "./lib/cli/run-command-line.ts";

/** The program in the package. */
await runCommandLine({ ...commands, check: commands.validate }, process.argv.slice(2), readVersion);
