#!/usr/bin/env node
import { commands, readVersion } from "./commands.ts";
import { runFromTable } from "./lib/cli/run-from-table.ts";

/** The program in the package. */
await runFromTable({ ...commands, check: commands.validate }, process.argv.slice(2), readVersion);
